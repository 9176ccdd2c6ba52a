import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import Link from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import type { BlogPostSummary } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'

/** The newest article, as large as four of the others. */
export function LeadBlogPost({ article }: { article: BlogPostSummary }) {
  const { slug, title, excerpt, category, picture, author, minutes, published_at } = article
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-panel bg-paper shadow-card has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-ring">
      <div className="relative aspect-[16/9] overflow-hidden bg-ink-100 md:aspect-auto md:min-h-72 md:flex-1">
        <Picture
          {...responsiveImage(picture.url)}
          early
          sizes="(max-width: 959px) 100vw, 820px"
          className="absolute inset-0 size-full object-cover transition-transform duration-200 group-hover/card:scale-[1.03]"
        />
      </div>
      <div className="p-5 desk:p-7">
        <Badge>{category.title}</Badge>
        <h3 className="mt-3 text-balance text-3xl font-extrabold phone:text-xl">
          <Link
            href={paths.blogPost(slug)}
            className="outline-none after:absolute after:inset-0 group-hover/card:text-brand-700"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-2 text-ink-500">{excerpt}</p>
        <p className="mt-4 flex flex-wrap gap-x-2 text-sm text-ink-500">
          <span>نوشتهٔ {author}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span aria-hidden="true">·</span>
          <span>{persianDigits(minutes)} دقیقه خواندن</span>
        </p>
      </div>
    </article>
  )
}
