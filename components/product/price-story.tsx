import { useState } from 'react'
import { AccordionItem } from '@/components/ui/accordion'
import { Cell, ColumnHead, Table, TableHead, TableRow } from '@/components/ui/table'
import type { PriceHistory } from '@/lib/contract/price-history'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { PriceChart } from './price-chart'
import { lowestOf, pointsWithin, type Period } from './price-periods'

type PriceStoryProps = { history: PriceHistory; period: Period }

/** The same three ways: drawn, in one sentence, and as a table. */
export function PriceStory({ history, period }: PriceStoryProps) {
  const [now] = useState(() => Date.now())
  const { percent, final_price } = history
  const points = pointsWithin(history.points, period, now)
  const lowest = lowestOf(points)
  if (!lowest) return null
  const span = period === 365 ? 'یک سال' : `${persianDigits(period)} روز`
  const sentence = `کمترین قیمت در ${span} گذشته ${formatToman(lowest.price)} ${TOMAN} بوده است، ${formatDate(lowest.at)}.`
  return (
    <>
      <PriceChart points={points} now={now} label={`نمودار قیمت در ${span} گذشته. ${sentence}`} />
      <p
        role="status"
        className="mt-4 rounded-control bg-brand-50 px-4 py-2.5 text-md text-brand-800"
      >
        {sentence}
        {percent > 0 && (
          <>
            {' '}
            نمودار بدون تخفیف است؛ اکنون با {persianDigits(percent)}٪ تخفیف{' '}
            {formatToman(final_price)} {TOMAN}.
          </>
        )}
      </p>
      <AccordionItem title="همین به‌صورت جدول" className="mt-2 border-b-0">
        <Table caption={`قیمت در ${span} گذشته`} hideCaption className="max-h-72 overflow-y-auto">
          <TableHead>
            <tr>
              <ColumnHead>از تاریخ</ColumnHead>
              <ColumnHead>قیمت ({TOMAN})</ColumnHead>
            </tr>
          </TableHead>
          <tbody>
            {points.toReversed().map(({ at, price }) => (
              <TableRow key={at}>
                <Cell>{formatDate(at)}</Cell>
                <Cell numeric>{formatToman(price)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </AccordionItem>
    </>
  )
}
