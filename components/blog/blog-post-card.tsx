import Link from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import type { BlogPostSummary as Card } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'

export function BlogPostCard({ post }: { post: Card }) {
  const { picture, minutes, published_at } = post
  return (
    <article className="card overflow-hidden">
      <div className="relative aspect-[16/9] overflow-hidden bg-ink-100">
        <Picture
          {...responsiveImage(picture.url)}
          sizes="(max-width: 599px) 85vw, 400px"
          className="card-image"
        />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <Badge className="self-start">{post.category.title}</Badge>
        <h3 className="mt-2 line-clamp-2 min-h-[3.5em] font-bold leading-[1.75]">
          <Link href={paths.blogPost(post.slug)}>{post.title}</Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-sm text-ink-500">{post.excerpt}</p>
        <p className="mt-auto flex justify-between gap-3 pt-3 text-xs text-ink-500">
          <time dateTime={published_at}>{formatDate(published_at)}</time>{' '}
          <span>{persianDigits(minutes)} دقیقه خواندن</span>
        </p>
      </div>
    </article>
  )
}

export function RelatedBlogPosts({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-4 text-xl font-extrabold phone:text-lg">
        خواندنی‌های نزدیک
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {posts.map((card) => (
          <li key={card.id}>
            <BlogPostCard post={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
