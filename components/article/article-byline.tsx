import type { ArticleCard } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'

export function ArticleByline({ article }: { article: ArticleCard }) {
  const { author, published_at, minutes } = article
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-500">
      <span>نوشتهٔ {author}</span>
      <time dateTime={published_at}>{formatDate(published_at)}</time>
      <span>{persianDigits(minutes)} دقیقه خواندن</span>
    </p>
  )
}
