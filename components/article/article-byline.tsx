import { Shamseh } from '@/components/ui/shamseh'
import type { ArticleCard } from '@/lib/contract/blog'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'

export function ArticleByline({ article }: { article: ArticleCard }) {
  const { author, published_at, minutes } = article
  return (
    <div className="flex items-center gap-3">
      <span
        className="relative grid size-11 shrink-0 place-items-center text-brand-100"
        aria-hidden
      >
        <Shamseh size={44} className="absolute inset-0" />
        <span className="relative font-extrabold text-brand-700">{author.slice(0, 1)}</span>
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          <span className="sr-only">نوشتهٔ </span>
          {author}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-500 desk:gap-x-2">
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span aria-hidden="true" className="phone:hidden">
            ·
          </span>
          <span>{persianDigits(minutes)} دقیقه خواندن</span>
        </p>
      </div>
    </div>
  )
}
