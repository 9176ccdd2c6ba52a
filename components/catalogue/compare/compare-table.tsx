import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { IconLink } from '@/components/ui/icon-button'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { QuickAdd } from '@/components/catalogue/quick-add'
import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { MAX_COMPARED } from '@/lib/contract/limits'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { buildCompareRows, shortNames, type CompareCell, type CompareRow } from './compare-rows'
import { CompareScroller } from './compare-scroller'

/** Of five stars. */
const MAX_RATE = 5

const rowHeadClass =
  'sticky start-0 z-[1] border-b border-line bg-paper p-3 ps-4 text-start align-top text-sm font-medium text-ink-500 phone:px-2 phone:text-xs'
const cellClass = 'border-b border-line p-3 align-top text-sm desk:text-md'
const widthClass =
  'w-full min-w-[calc(5.5rem+var(--compared)*10rem)] desk:min-w-[calc(10rem+var(--compared)*13rem)]'
/** Hidden while only differences are shown. */
const sameClass = 'group-has-[[role=switch]:checked]/compare:hidden'

type CompareTableProps = {
  products: readonly ComparedProduct[]
  /** Of the switch that hides what does not differ. */
  switchId: string
}

/**
 * Where its columns do not fit it scrolls sideways, beside a first column that stays in view;
 * what is bought stays at hand under the shop's header, once the pictures have scrolled away.
 */
export function CompareTable({ products, switchId }: CompareTableProps) {
  const cards = products.map(({ card }) => card)
  const { different, same, lone } = buildCompareRows(products)
  const hasChoice = products.length > 1
  const style: CSSProperties & { '--compared': number } = { '--compared': products.length }
  return (
    <CompareScroller style={style} bar={<BuyBar cards={cards} names={shortNames(products)} />}>
      <table className={cn(widthClass, 'table-fixed border-separate border-spacing-0')}>
        <caption className="sr-only">مقایسهٔ مشخصات کالاها</caption>
        <thead>
          <CompareHead cards={cards} />
        </thead>
        <tbody>
          {hasChoice && <GroupHead span={products.length + 1}>آنچه با هم فرق دارند</GroupHead>}
          <RatingRow cards={cards} />
          {different.map((row) => (
            <CompareTableRow key={row.name} row={row} />
          ))}
        </tbody>
        {same.length > 0 && (
          <tbody className={cn(hasChoice && sameClass)}>
            {hasChoice && <GroupHead span={products.length + 1}>آنچه یکی است</GroupHead>}
            {same.map((row) => (
              <CompareTableRow key={row.name} row={row} />
            ))}
          </tbody>
        )}
        {lone.length > 0 && (
          <tbody className="group/lone">
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className="p-0 text-start">
                <details className="sticky start-0 inline-block">
                  <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 text-md font-bold hover:text-brand-700 phone:px-2">
                    ویژگی‌هایی که فقط برای یک کالا ثبت شده ({persianDigits(lone.length)})
                    <ChevronDownIcon
                      size={18}
                      className="shrink-0 text-ink-500 transition-transform group-has-[[open]]/lone:rotate-180"
                    />
                  </summary>
                </details>
              </th>
            </tr>
            {lone.map((row) => (
              <CompareTableRow key={row.name} row={row} isFolded />
            ))}
          </tbody>
        )}
      </table>
      {hasChoice && same.length > 0 && (
        <p className="sticky start-0 hidden flex-wrap items-center gap-x-4 px-4 pb-2 text-sm text-ink-500 group-has-[[role=switch]:checked]/compare:flex">
          {persianDigits(same.length)} ویژگی در هر {persianDigits(products.length)} کالا یکی است.
          <label
            htmlFor={switchId}
            aria-hidden="true"
            className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-700 hover:underline"
          >
            نمایش همه
          </label>
        </p>
      )}
    </CompareScroller>
  )
}

function GroupHead({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className="p-0 text-start text-md font-bold">
        <span className="sticky start-0 inline-block px-4 pb-1 pt-5 phone:px-2">{children}</span>
      </th>
    </tr>
  )
}

function CompareHead({ cards }: { cards: readonly ProductCard[] }) {
  const ids = cards.map(({ id }) => id)
  return (
    <tr>
      <td className="sticky start-0 z-[1] w-[5.5rem] rounded-ss-card bg-paper p-3 align-bottom desk:w-40 phone:p-2">
        {ids.length < MAX_COMPARED && (
          <a
            href="#more-to-compare"
            className="flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-line px-2 text-center text-sm font-semibold text-brand-700 hover:bg-brand-50 phone:flex-col phone:py-2 phone:text-xs"
          >
            <PlusIcon size={18} />
            کالای دیگر
          </a>
        )}
      </td>
      {cards.map((card) => (
        <th key={card.id} scope="col" className="p-3 text-start align-top font-medium phone:p-2">
          <div className="stage relative aspect-[4/3] max-h-64 w-full overflow-hidden rounded-card">
            {card.picture && (
              <Picture
                {...responsiveImage(card.picture.url)}
                sizes="(min-width: 1024px) 16rem, 9rem"
                className="absolute inset-0 size-full object-contain"
              />
            )}
            <IconLink
              href={paths.compare(ids.filter((id) => id !== card.id))}
              prefetch={false}
              scroll={false}
              size="sm"
              label={`برداشتن ${card.title} از مقایسه`}
              className="absolute end-1 top-1"
            >
              <CloseIcon size={18} />
            </IconLink>
          </div>
          <Link
            href={paths.product(card.slug)}
            className="mt-2 line-clamp-3 min-h-[3lh] rounded text-sm hover:text-brand-700 desk:line-clamp-2 desk:min-h-[2lh] desk:text-md"
          >
            <MixedText>{card.title}</MixedText>
          </Link>
          <div className="mt-1 flex min-h-14 items-start">
            <ComparePrice card={card} />
          </div>
          {canBuy(card) && <AddButton card={card} shape="wide" />}
        </th>
      ))}
    </tr>
  )
}

function canBuy({ available, status }: ProductCard): boolean {
  return available && status === 'published'
}

function AddButton({ card, shape }: { card: ProductCard; shape: 'wide' | 'round' }) {
  return (
    <QuickAdd
      productId={card.id}
      stockId={card.stock_id}
      title={card.title}
      href={paths.product(card.slug)}
      shape={shape}
    />
  )
}

/** In the columns of the table. */
function BuyBar({ cards, names }: { cards: readonly ProductCard[]; names: readonly string[] }) {
  const cellClass = 'flex h-16 min-w-0 items-center gap-2 bg-paper px-3 phone:px-2'
  return (
    <div
      className={cn(
        widthClass,
        'grid grid-cols-[5.5rem_repeat(var(--compared),minmax(0,1fr))] desk:grid-cols-[10rem_repeat(var(--compared),minmax(0,1fr))]',
      )}
    >
      <p className={cn(cellClass, 'sticky start-0 z-20 text-sm text-ink-500 phone:text-xs')}>
        مقایسهٔ {persianDigits(cards.length)} کالا
      </p>
      {cards.map((card, nth) => (
        <div key={card.id} className={cellClass}>
          {card.picture && (
            <Picture
              {...responsiveImage(card.picture.url)}
              sizes="40px"
              className="stage size-10 shrink-0 rounded-lg object-contain phone:hidden"
            />
          )}
          <div className="grid min-w-0 flex-1 text-xs font-semibold">
            <span className="truncate">
              <MixedText>{names[nth] ?? card.title}</MixedText>
            </span>
            {canBuy(card) && (
              <Price rials={card.final_price} size="sm" className="phone:[&_small]:hidden" />
            )}
          </div>
          {canBuy(card) && <AddButton card={card} shape="round" />}
        </div>
      ))}
    </div>
  )
}

type CompareTableRowProps = {
  row: CompareRow
  /** Until the group above it is opened. */
  isFolded?: boolean
}

function CompareTableRow({ row: { name, cells }, isFolded }: CompareTableRowProps) {
  return (
    <tr className={cn(isFolded && 'hidden group-has-[[open]]/lone:table-row')}>
      <th scope="row" className={rowHeadClass}>
        {name}
      </th>
      {cells.map((cell, nth) => (
        <td key={nth} className={cellClass}>
          <CompareValue {...cell} />
        </td>
      ))}
    </tr>
  )
}

function CompareValue({ text, share, isBest }: CompareCell) {
  if (text === null) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-500">
          —
        </span>
        <span className="sr-only">گفته نشده</span>
      </>
    )
  }
  return (
    <>
      <span className={cn(isBest && 'font-bold text-brand-700')}>
        <MixedText>{text}</MixedText>
        {isBest && <span className="sr-only"> (بهترین)</span>}
      </span>
      {share !== null && <Bar share={share} isBest={isBest} />}
    </>
  )
}

function Bar({ share, isBest }: { share: number; isBest: boolean }) {
  return (
    <span aria-hidden="true" className="mt-2 block h-1 rounded-full bg-ink-100">
      <span
        style={{ width: `${Math.round(share * 100)}%` }}
        className={cn('block h-full rounded-full', isBest ? 'bg-brand-600' : 'bg-ink-300')}
      />
    </span>
  )
}

function ComparePrice({ card }: { card: ProductCard }) {
  if (card.status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!card.available) return <Badge tone="neutral">ناموجود</Badge>
  const { final_price, price, percent } = card
  return <Price rials={final_price} oldRials={price} percent={percent} isStacked />
}

function RatingRow({ cards }: { cards: readonly ProductCard[] }) {
  const rates = cards.map(({ rate }) => rate ?? 0)
  const best = Math.max(...rates)
  const isOnly = rates.filter((rate) => rate === best).length === 1 && cards.length > 1
  return (
    <tr>
      <th scope="row" className={rowHeadClass}>
        امتیاز خریداران
      </th>
      {cards.map((card) => (
        <td key={card.id} className={cellClass}>
          {card.rate === null ? (
            <span className="text-ink-500">هنوز بی‌امتیاز</span>
          ) : (
            <>
              <Rating value={card.rate} count={card.rate_count} />
              <Bar share={card.rate / MAX_RATE} isBest={isOnly && card.rate === best} />
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
