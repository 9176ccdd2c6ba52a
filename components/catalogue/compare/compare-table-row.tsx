import { Fragment } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Rating } from '@/components/ui/rating'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import type { CompareCell, CompareOption, CompareRow } from './compare-rows'

/** Of five stars. */
const MAX_RATE = 5

/** Below `md` the name of a row stands above its values, which have the whole width. */
export const rowClass = 'grid grid-cols-[repeat(var(--compared),minmax(0,1fr))] md:table-row'
const rowHeadClass =
  'sticky start-0 z-[1] col-span-full w-fit px-3 pt-3 text-start text-xs font-medium text-ink-500 md:w-40 md:border-b md:border-line md:bg-ground md:px-0 md:py-3 md:align-top md:text-sm phone:group-data-[narrow]/scroller:px-1.5'
const cellClass =
  'min-w-0 px-3 pb-3 pt-1 align-top text-sm [overflow-wrap:anywhere] md:py-3 md:pe-0 md:ps-6 desk:text-md md:border-b md:border-line phone:group-data-[narrow]/scroller:px-1.5'
/** Its line is as wide as what stands in it. */
const ruledRowClass =
  "relative after:absolute after:inset-x-3 after:bottom-0 after:border-b after:border-line after:content-[''] md:after:hidden phone:group-data-[narrow]/scroller:after:inset-x-1.5"
/** Its bar stands at the bottom of the cell, level with the others of its row. */
const barCellClass = 'relative !pb-6'

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
          ? `hidden grid-cols-[repeat(var(--compared),minmax(0,1fr))] group-has-[[open]]/lone:grid md:group-has-[[open]]/lone:table-row ${ruledRowClass}`
          : `${rowClass} ${ruledRowClass}`
      }
    >
      <th scope="row" className={rowHeadClass}>
        {name}
      </th>
      {cells.map((cell, nth) => (
        <td key={nth} className={cn(cellClass, cell.share !== null && barCellClass)}>
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
        {options ? <Options options={options} /> : <HeldText text={text} />}
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
          <HeldText text={value} /> (ناموجود)
        </span>
      ) : (
        <HeldText text={value} />
      )}
    </Fragment>
  ))
}

/** As long as this, a number and its unit fit a third of a phone. */
const MAX_HELD = 14

/** No line ends between a number and its unit, but where a phone's column is narrower than both. */
function HeldText({ text }: { text: string }) {
  const phrases = holdMeasures(text).split(' ')
  return (
    <MixedText>
      {phrases
        .map((phrase) => (phrase.length > MAX_HELD ? phrase.replaceAll('\u00a0', ' ') : phrase))
        .join(' ')}
    </MixedText>
  )
}

function Bar({ share, isBest }: { share: number; isBest: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-3 bottom-3 block h-1 rounded-full bg-ink-100 md:end-0 md:start-6 phone:group-data-[narrow]/scroller:inset-x-1.5"
    >
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
  const isEqual = rates.every((rate) => rate === best)
  return (
    <tr className={`${rowClass} ${ruledRowClass}`}>
      <th scope="row" className={rowHeadClass}>
        امتیاز خریداران
      </th>
      {cards.map((card) => (
        <td key={card.id} className={cn(cellClass, card.rate !== null && !isEqual && barCellClass)}>
          {card.rate === null ? (
            <span className="text-ink-500">هنوز بی‌امتیاز</span>
          ) : (
            <>
              <Rating value={card.rate} count={card.rate_count} isCompact />
              {!isEqual && <Bar share={card.rate / MAX_RATE} isBest={card.rate === best} />}
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
