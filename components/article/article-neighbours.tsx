import Link from '@/components/ui/link'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import type { ArticleLink } from '@/lib/contract/blog'
import { paths } from '@/lib/seo/addresses'

type ArticleNeighboursProps = { previous: ArticleLink | null; next: ArticleLink | null }

const LOOK =
  'group flex min-h-20 flex-1 items-center gap-3 rounded-card border border-line bg-paper p-4 hover:border-brand-300'

export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label="نوشته‌های پیش و پس" className="mt-10 grid gap-3 sm:grid-cols-2">
      {previous && (
        <Link href={paths.article(previous.slug)} rel="prev" className={LOOK}>
          <ChevronStartIcon className="shrink-0 text-ink-500 group-hover:text-brand-700" />
          <Title before="نوشتهٔ پیشین" title={previous.title} />
        </Link>
      )}
      {next && (
        <Link
          href={paths.article(next.slug)}
          rel="next"
          className={`${LOOK} justify-end text-end sm:col-start-2`}
        >
          <Title before="نوشتهٔ بعدی" title={next.title} />
          <ChevronEndIcon className="shrink-0 text-ink-500 group-hover:text-brand-700" />
        </Link>
      )}
    </nav>
  )
}

function Title({ before, title }: { before: string; title: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-ink-500">{before}</span>
      <span className="line-clamp-2 text-md font-semibold group-hover:text-brand-700">{title}</span>
    </span>
  )
}
