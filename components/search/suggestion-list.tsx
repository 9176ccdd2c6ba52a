import type { MouseEvent, ReactNode } from 'react'
import { chipClass, groupClasses, rowClasses } from './suggestion-classes'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon, CloseIcon, GridIcon, SearchIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { describeProductCount } from '@/components/catalogue/count-text'
import { DeliveryDay } from '@/components/catalogue/delivery-day'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { Badge } from '@/components/ui/badge'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { MixedText } from '@/components/ui/mixed-text'
import { persianDigits } from '@/lib/persian/digits'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import type {
  CatalogueRow,
  ProductRow,
  SuggestionGroup,
  SuggestionRow,
  TermRow,
} from './suggestion-groups'
import type { SearchCombobox } from './use-search-combobox'
import { HistoryIcon, TagIcon, TrendIcon } from '@/components/ui/search-icons'
import { HighlightedText } from './highlighted-text'

const ROW_ICONS = {
  scope: GridIcon,
  category: GridIcon,
  brand: TagIcon,
  price: TagIcon,
  recent: HistoryIcon,
  popular: TrendIcon,
  corrected: SearchIcon,
  all: SearchIcon,
  near: SearchIcon,
  search: SearchIcon,
}

function TextOption({ row, query }: { row: CatalogueRow | TermRow; query: string }) {
  const Icon = ROW_ICONS[row.kind]
  return (
    <>
      <Icon size={18} className="shrink-0 text-ink-500" />
      <span className="line-clamp-2 min-w-0 flex-1">
        <OptionText row={row} query={query} />
      </span>
      {'count' in row && row.count !== null && (
        <span className="shrink-0 text-xs text-ink-500">
          {describeProductCount(row.count, row.isMinimum ?? false)}
        </span>
      )}
      {(row.kind === 'all' || row.kind === 'near') && (
        <ChevronEndIcon size={18} className="shrink-0" />
      )}
    </>
  )
}

function OptionText({ row, query }: { row: CatalogueRow | TermRow; query: string }) {
  const name = <bdi className="font-semibold">{row.text}</bdi>
  if (row.kind === 'corrected') return <>منظورتان «{name}» بود؟</>
  if (row.kind === 'search') return <>جستجوی «{name}»</>
  if (row.kind === 'near') return <>دیدن همهٔ کالاهای نزدیک</>
  if (row.kind === 'all') return <>دیدن همهٔ نتیجه‌های «{name}»</>
  return <HighlightedText text={row.text} query={query} />
}

function ProductOption({ row: { card, name }, query }: { row: ProductRow; query: string }) {
  const { picture, available } = card
  return (
    <>
      <span className="stage relative size-14 shrink-0 overflow-hidden rounded-[10px]">
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
      <span className="flex min-w-0 flex-1 flex-col gap-y-0.5">
        <span className="whole-words text-sm font-medium">
          <HighlightedText text={holdPhrases(name)} query={query} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <OptionPrice card={card} />{' '}
          {available && card.status === 'published' && (
            <DeliveryDay
              className="ms-auto whitespace-nowrap text-xs text-brand-700"
              handlingDays={card.handling_days}
            />
          )}
        </span>
      </span>
    </>
  )
}

function SeenOption({ row: { card, name } }: { row: ProductRow }) {
  const { picture } = card
  return (
    <>
      <span className="stage relative block aspect-square overflow-hidden rounded-[14px]">
        {picture && (
          <Picture {...responsiveImage(picture.url)} sizes="88px" className="card-image" />
        )}
      </span>
      <span className="whole-words mt-1 !max-h-[3lh] text-xs">
        <MixedText>{holdPhrases(name)}</MixedText>
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
        <bdi className="text-sm font-extrabold">{formatAmount(final_price)}</bdi>{' '}
        <span className="text-2xs text-ink-500">{currencyName()}</span>
      </span>
      {final_price < price && (
        <Badge tone="solid" className="tiny:sr-only">
          <span className="sr-only">تخفیف </span>
          <bdi>{persianDigits(percent)}٪</bdi>
        </Badge>
      )}
    </>
  )
}

type SuggestionLinkProps = {
  id: string
  href: string
  isActive: boolean
  onChoose: () => void
  /** Keys that act on the row besides choosing it. */
  shortcuts?: string | undefined
  className?: string
  children: ReactNode
}

function isModifiedClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}

/** A link, so that it opens in a new tab too; the focus stays in the field. */
function SuggestionLink({
  id,
  href,
  isActive,
  onChoose,
  shortcuts,
  className,
  children,
}: SuggestionLinkProps) {
  return (
    <Link
      id={id}
      href={href}
      prefetch={false}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={shortcuts}
      tabIndex={-1}
      onClick={(event) => isModifiedClick(event) || onChoose()}
      className={cn(
        'flex min-h-11 scroll-my-14 items-center gap-3 rounded-control px-3 text-md hover:bg-ink-100',
        isActive && 'bg-ink-100 outline outline-2 -outline-offset-2 outline-ring',
        className,
      )}
    >
      {children}
    </Link>
  )
}

type SuggestionListProps = { combobox: SearchCombobox; label: string; className?: string }

export function SuggestionList({ combobox, label, className }: SuggestionListProps) {
  const { listId, state } = combobox
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      aria-busy={state.isBusy}
      className={cn(
        'transition-opacity desk:grid desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:content-start desk:gap-x-6 lg:grid-cols-2',
        // The row that leads to all results is the foot of the others.
        !state.groups.some(({ name }) => name === 'all' || name === 'near') && 'desk:pb-4',
        state.isBusy && 'opacity-70 delay-300',
        className,
      )}
    >
      {state.groups.map((group) => (
        <SuggestionGroupView key={group.name} group={group} combobox={combobox} />
      ))}
    </div>
  )
}

function SuggestionGroupView({
  group,
  combobox,
}: {
  group: SuggestionGroup
  combobox: SearchCombobox
}) {
  const headingId = `${combobox.listId}-${group.name}`
  const rows = group.rows.map((row) => (
    <SuggestionRowView key={row.key} row={row} combobox={combobox} />
  ))
  const className = groupClasses[group.name]
  const list = className ? (
    <div role="presentation" className={className}>
      {rows}
    </div>
  ) : (
    rows
  )
  if (group.label === null) return list
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className={cn(
        'mb-1',
        group.name === 'product' && 'desk:col-start-2 desk:row-span-6 desk:row-start-1',
      )}
    >
      <div
        id={headingId}
        role="presentation"
        className={cn(
          'flex items-center px-3 text-xs font-semibold text-ink-500',
          group.name === 'recent' || group.name === 'seen'
            ? 'min-h-9 finger:min-h-11'
            : 'pb-1 pt-2',
        )}
      >
        {group.label}
      </div>
      {list}
    </div>
  )
}

function SuggestionRowView({ row, combobox }: { row: SuggestionRow; combobox: SearchCombobox }) {
  const { text, activeId, idOf, choose, forget } = combobox
  const id = idOf(row)
  const link = { id, href: row.href, isActive: id === activeId, onChoose: () => choose(row) }
  if ('card' in row && row.kind === 'product') {
    return (
      <SuggestionLink {...link} className="py-1.5">
        <ProductOption row={row} query={text} />
      </SuggestionLink>
    )
  }
  if ('card' in row) {
    return (
      <SuggestionLink {...link} className="!block w-24 shrink-0 !px-1 py-1 desk:w-auto">
        <SeenOption row={row} />
      </SuggestionLink>
    )
  }
  if (row.kind === 'part') {
    return (
      <SuggestionLink
        {...link}
        className="me-2 mt-2 !inline-flex rounded-full bg-brand-50 !px-4 text-sm text-brand-800 hover:bg-brand-100"
      >
        <span>
          <span className="sr-only">حذف </span>
          {row.text}
        </span>
        <CloseIcon size={15} />
      </SuggestionLink>
    )
  }
  if (row.kind === 'popular') {
    return (
      <SuggestionLink {...link} className={chipClass}>
        <TrendIcon size={16} className="shrink-0 text-ink-500" />
        <OptionText row={row} query={text} />
      </SuggestionLink>
    )
  }
  if (row.kind === 'scope') {
    return (
      <SuggestionLink {...link} className={cn('shrink-0', chipClass)}>
        <span className="font-semibold">{row.text}</span>
        {row.count !== null && (
          <span className="text-xs text-ink-500">
            {describeProductCount(row.count, row.isMinimum ?? false)}
          </span>
        )}
      </SuggestionLink>
    )
  }
  if (row.kind !== 'recent') {
    return (
      <SuggestionLink {...link} className={rowClasses[row.kind]}>
        <TextOption row={row} query={text} />
      </SuggestionLink>
    )
  }
  return (
    <div role="presentation" className="relative max-w-full">
      <SuggestionLink {...link} shortcuts="Delete" className={cn(chipClass, '!pe-11')}>
        <TextOption row={row} query={text} />
      </SuggestionLink>
      {/* For a pointer only: a listbox may hold no button, and the Delete key does the same. */}
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        title="حذف"
        onClick={() => forget(row)}
        className="absolute end-0 top-0 grid size-11 place-items-center rounded-control text-ink-500 hover:bg-ink-200 hover:text-ink-900"
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
