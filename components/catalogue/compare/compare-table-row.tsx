import { Fragment } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Rating } from '@/components/ui/rating'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import type { CompareCell, CompareOption, CompareRow } from './compare-rows'

/** Of five stars. */
const MAX_RATE = 5

/** Below `md` the name of a row stands above its values, which have the whole width. */
export const rowClass = 'grid grid-cols-[repeat(var(--compared),minmax(0,1fr))] md:table-row'
const rowHeadClass =
  'sticky start-0 z-[1] col-span-full w-fit px-3 pt-3 text-start text-xs font-medium text-ink-500 md:w-40 md:border-b md:border-line md:bg-paper md:p-3 md:ps-4 md:align-top md:text-sm phone:group-data-[narrow]/scroller:px-1.5'
const cellClass =
  'border-b border-line min-w-0 px-3 pb-3 pt-1 align-top text-sm [overflow-wrap:anywhere] md:p-3 desk:text-md phone:group-data-[narrow]/scroller:px-1.5'

type CompareTableRowProps = {
  row: CompareRow
  /** Until the group above it is opened. */
  isFolded?: boolean
}

export function CompareTableRow({ row: { name, cells }, isFolded }: CompareTableRowProps) {
  return (
    <tr
      className={
        isFolded
          ? 'hidden grid-cols-[repeat(var(--compared),minmax(0,1fr))] group-has-[[open]]/lone:grid md:group-has-[[open]]/lone:table-row'
          : rowClass
      }
    >
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

function CompareValue({ text, options, share, isBest }: CompareCell) {
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
        {options ? <Options options={options} /> : <MixedText>{text}</MixedText>}
        {isBest && <span className="sr-only"> (بهترین)</span>}
      </span>
      {share !== null && <Bar share={share} isBest={isBest} />}
    </>
  )
}

function Options({ options }: { options: readonly CompareOption[] }) {
  return options.map(({ value, isSoldOut }, nth) => (
    <Fragment key={value}>
      {nth > 0 && '، '}
      {isSoldOut ? (
        <span className="font-normal text-ink-500">
          <MixedText>{value}</MixedText> (ناموجود)
        </span>
      ) : (
        <MixedText>{value}</MixedText>
      )}
    </Fragment>
  ))
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

export function RatingRow({ cards }: { cards: readonly ProductCard[] }) {
  const rates = cards.map(({ rate }) => rate ?? 0)
  const best = Math.max(...rates)
  const isOnly = rates.filter((rate) => rate === best).length === 1 && cards.length > 1
  return (
    <tr className={rowClass}>
      <th scope="row" className={rowHeadClass}>
        امتیاز خریداران
      </th>
      {cards.map((card) => (
        <td key={card.id} className={cellClass}>
          {card.rate === null ? (
            <span className="text-ink-500">هنوز بی‌امتیاز</span>
          ) : (
            <>
              <Rating value={card.rate} count={card.rate_count} isCompact />
              <Bar share={card.rate / MAX_RATE} isBest={isOnly && card.rate === best} />
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
