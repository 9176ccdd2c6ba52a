import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { ContentPage } from '@/lib/contract/content/pages'
import { formatDate } from '@/lib/persian/dates'
import { parseRichText, findQuestions } from '@/lib/seo/rich-text'
import { JsonLd, breadcrumbData, faqData } from '@/lib/seo/structured-data'
import { Prose } from '../ui/prose'
import { ReadingLayout } from '../blog/reading-layout'

/** Fewer questions than this are an article that asks something, not a list of answers. */
const MIN_QUESTIONS = 4

export function TextPage({ page, path }: { page: ContentPage; path: string }) {
  const { title, description, body, updated_at } = page
  const { html, headings } = parseRichText(body)
  const questions = findQuestions(body)
  const trail = [
    { label: 'خانه', href: '/' },
    { label: title, href: path },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={breadcrumbData(trail)} />
      {questions.length >= MIN_QUESTIONS && <JsonLd data={faqData(questions)} />}
      <Breadcrumb items={trail} />
      <article className="mx-auto mt-4 max-w-sheet pb-8 desk:px-10 desk:pb-14">
        <ReadingLayout
          title="در این صفحه"
          headings={headings}
          head={
            <div className="pb-8 pt-7 desk:pb-12 lg:pt-4">
              <h1 className="text-balance text-4xl font-extrabold phone:text-2xl">{title}</h1>
              {description && (
                <p className="mt-3 max-w-text text-pretty text-lg text-ink-500 phone:text-base">
                  {description}
                </p>
              )}
            </div>
          }
        >
          <Prose html={html} />
          <p className="mt-10 border-t border-line pt-4 text-sm text-ink-500">
            آخرین به‌روزرسانی: <time dateTime={updated_at}>{formatDate(updated_at)}</time>
          </p>
        </ReadingLayout>
      </article>
    </div>
  )
}
