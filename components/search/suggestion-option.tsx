import { ChevronEndIcon, GridIcon, SearchIcon } from '../ui/icons'
import { HistoryIcon, TagIcon, TrendIcon } from '../ui/shop-icons'
import { formatNumber, formatToman, TOMAN } from '@/lib/persian/money'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { HighlightedText } from './highlighted-text'
import type { CatalogueRow, TermRow } from './suggestion-groups'

const ROW_ICONS = {
  category: GridIcon,
  brand: TagIcon,
  recent: HistoryIcon,
  popular: TrendIcon,
  corrected: SearchIcon,
  all: SearchIcon,
  search: SearchIcon,
}

export function TextOption({ row, query }: { row: CatalogueRow | TermRow; query: string }) {
  const Icon = ROW_ICONS[row.kind]
  return (
    <>
      <Icon size={18} className="shrink-0 text-ink-500" />
      <span className="line-clamp-2 min-w-0 flex-1">
        <OptionText row={row} query={query} />
      </span>
      {'count' in row && row.count !== null && (
        <span className="shrink-0 text-xs text-ink-500">{formatNumber(row.count)} کالا</span>
      )}
      {row.kind === 'all' && <ChevronEndIcon size={18} className="shrink-0" />}
    </>
  )
}

function OptionText({ row, query }: { row: CatalogueRow | TermRow; query: string }) {
  const name = <bdi className="font-semibold">{row.text}</bdi>
  if (row.kind === 'corrected') return <>منظورتان «{name}» بود؟</>
  if (row.kind === 'search') return <>جستجوی «{name}»</>
  if (row.kind === 'all') return <>دیدن همهٔ نتیجه‌های «{name}»</>
  return <HighlightedText text={row.text} query={query} />
}

export function ProductOption({ card, query }: { card: ProductCard; query: string }) {
  const { picture, title, available } = card
  return (
    <>
      <span className="relative size-14 shrink-0 overflow-hidden rounded-[10px] bg-ink-100">
        {picture && (
          <Picture
            {...responsiveImage(picture.url)}
            sizes="56px"
            className={cn(
              'absolute inset-0 size-full object-cover',
              !available && 'opacity-60 grayscale',
            )}
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-0.5 lg:flex-row lg:items-center">
        <span className="line-clamp-2 text-sm font-medium lg:flex-1">
          <HighlightedText text={title} query={query} />
        </span>
        <span className="flex shrink-0 items-center gap-x-3 lg:flex-col lg:items-end">
          <OptionPrice card={card} />
        </span>
      </span>
    </>
  )
}

function OptionPrice({ card }: { card: ProductCard }) {
  const { status, available, price, final_price, percent } = card
  if (status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!available) return <Badge tone="neutral">ناموجود</Badge>
  return (
    <>
      <span className="whitespace-nowrap">
        <span className="sr-only">{final_price < price ? 'قیمت با تخفیف: ' : 'قیمت: '}</span>
        <bdi className="text-sm font-extrabold">{formatToman(final_price)}</bdi>{' '}
        <span className="text-2xs text-ink-500">{TOMAN}</span>
      </span>
      {final_price < price && (
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <s aria-hidden="true" className="text-2xs text-ink-500">
            {formatToman(price)}
          </s>
          <Badge tone="solid">
            <span className="sr-only">تخفیف </span>
            <bdi>{persianDigits(percent)}٪</bdi>
          </Badge>
        </span>
      )}
    </>
  )
}
