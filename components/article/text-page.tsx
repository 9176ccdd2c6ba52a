import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { ContentPage } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { BodyHtml } from './body-html'

export function TextPage({ page, path }: { page: ContentPage; path: string }) {
  const { title, description, body, updated_at } = page
  return (
    <div className="wrap py-5">
      <Breadcrumb
        items={[
          { label: 'ویترین', href: '/' },
          { label: title, href: path },
        ]}
      />
      <article className="mx-auto mt-4 max-w-3xl rounded-panel bg-paper p-5 shadow-card desk:p-10">
        <h1 className="text-3xl font-extrabold phone:text-2xl">{title}</h1>
        {description && <p className="mt-2 text-lg text-ink-500">{description}</p>}
        <BodyHtml html={body} className="mt-6" />
        <p className="mt-8 border-t border-line pt-4 text-sm text-ink-500">
          آخرین به‌روزرسانی: <time dateTime={updated_at}>{formatDate(updated_at)}</time>
        </p>
      </article>
    </div>
  )
}
