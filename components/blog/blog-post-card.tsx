import { pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import type { BlogPostSummary as Card } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { cutAtPhrase } from '@/lib/persian/hold-phrases'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'

const PICTURE_SIZES = pictureSizes({ base: '85vw', sm: '25rem', xl: '27.5rem', xxl: '34.5rem' })

/** Two lines of a phone's card. */
const MAX_EXCERPT = 90

/** `isRow`: on a phone the picture stands beside the name, as where many follow each other. */
type BlogPostCardProps = { post: Card; sizes?: string; isRow?: boolean }

export function BlogPostCard({ post, sizes = PICTURE_SIZES, isRow = false }: BlogPostCardProps) {
  const { picture, minutes, published_at } = post
  return (
    <article
      className={cn(
        'card overflow-hidden bg-ink-100 shadow-none',
        isRow &&
          'phone:!flex-row phone:gap-3 phone:overflow-visible phone:rounded-none phone:border-t phone:border-line phone:!bg-transparent phone:pt-4',
      )}
    >
      <div
        className={cn(
          'relative aspect-[16/9] overflow-hidden bg-ink-100',
          isRow &&
            'phone:aspect-[4/3] phone:w-32 phone:shrink-0 phone:self-start phone:rounded-[16px]',
        )}
      >
        <Picture
          {...responsiveImage(picture.url)}
          sizes={sizes}
          className="card-image dark:brightness-[0.85]"
        />
      </div>
      <div className={cn('flex min-w-0 flex-1 flex-col p-4', isRow && 'phone:p-0')}>
        <p className="text-xs font-semibold leading-6 text-brand-700">{post.category.title}</p>
        <h3
          className={cn(
            'mt-1 text-balance font-bold leading-[1.75]',
            isRow && 'phone:mt-0 phone:text-md',
          )}
        >
          <Link href={paths.blogPost(post.slug)}>{post.title}</Link>
        </h3>
        <p
          className={cn(
            'mt-1 max-w-text text-pretty text-sm text-ink-500 xl:text-md',
            isRow && 'phone:hidden',
          )}
        >
          {cutAtPhrase(post.excerpt, MAX_EXCERPT)}
        </p>
        <p
          className={cn(
            'mt-auto flex justify-between gap-3 pt-3 text-xs text-ink-500 xl:text-sm',
            isRow && 'phone:justify-start phone:gap-2 phone:whitespace-nowrap phone:pt-1.5',
          )}
        >
          <time dateTime={published_at}>{formatDate(published_at)}</time>{' '}
          {isRow && (
            <span aria-hidden="true" className="hidden phone:inline">
              ·
            </span>
          )}{' '}
          <span>
            {persianDigits(minutes)} دقیقه
            <span className={isRow ? 'phone:sr-only' : undefined}> خواندن</span>
          </span>
        </p>
      </div>
    </article>
  )
}

export function RelatedBlogPosts({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mx-auto mt-12 xl:max-w-sheet print:hidden">
      <h2 id="related" className="mb-4 text-xl font-extrabold phone:text-lg">
        خواندنی‌های نزدیک
      </h2>
      <ul className="grid gap-4 desk:auto-cols-fr desk:grid-flow-col">
        {posts.map((card) => (
          <li key={card.id}>
            <BlogPostCard post={card} isRow />
          </li>
        ))}
      </ul>
    </section>
  )
}
