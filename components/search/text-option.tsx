import { ChevronEndIcon, SearchIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { Marked } from './marked'
import type { PlaceRow, TermRow } from './rows'
import { GridIcon, HistoryIcon, TagIcon, TrendIcon } from './search-icons'

const icons = {
  category: GridIcon,
  brand: TagIcon,
  recent: HistoryIcon,
  popular: TrendIcon,
  corrected: SearchIcon,
  all: SearchIcon,
  search: SearchIcon,
}

export function TextOption({ row, asked }: { row: PlaceRow | TermRow; asked: string }) {
  const Mark = icons[row.kind]
  return (
    <>
      <Mark size={18} className="shrink-0 text-ink-500" />
      <span className="line-clamp-2 min-w-0 flex-1">
        <Sentence row={row} asked={asked} />
      </span>
      {'count' in row && row.count !== null && (
        <span className="shrink-0 text-xs text-ink-500">{formatNumber(row.count)} کالا</span>
      )}
      {row.kind === 'all' && <ChevronEndIcon size={18} className="shrink-0" />}
    </>
  )
}

function Sentence({ row, asked }: { row: PlaceRow | TermRow; asked: string }) {
  const name = <bdi className="font-semibold">{row.text}</bdi>
  if (row.kind === 'corrected') return <>منظورتان «{name}» بود؟</>
  if (row.kind === 'search') return <>جستجوی «{name}»</>
  if (row.kind === 'all') return <>دیدن همهٔ نتیجه‌های «{name}»</>
  return <Marked text={row.text} asked={asked} />
}
