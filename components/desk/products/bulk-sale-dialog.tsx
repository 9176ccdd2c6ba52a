'use client'

import { useState } from 'react'
import { changePrice, type PriceChange } from '@/lib/domain/bulk-price'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName, fromUnits } from '@/lib/persian/money'
import { BulkAmountField } from './bulk-amount-field'
import { BulkFrame, Choices, listVariants, numberIn, type Planned } from './bulk-stock-dialogs'
import type { BulkProps } from '../ui/bulk-props'
import { SaleSpanFields } from './sale-cell'
import { useBulkChange } from './use-bulk-change'

const listKinds = () =>
  [
    ['percent', 'درصد'],
    ['amount', currencyName()],
    ['end', 'پایان فروش ویژه'],
  ] as const
type Kind = ReturnType<typeof listKinds>[number][0]

const ROUND_TO = 10_000

/** What the goods that are chosen cost for some days; null of one that its sale is taken from. */
export function BulkSaleDialog({ products, ...rest }: BulkProps) {
  const [kind, setKind] = useState<Kind>('percent')
  const [typed, setTyped] = useState('')
  const [span, setSpan] = useState<{ from: string | null; until: string | null }>({
    from: null,
    until: null,
  })
  const changing = useBulkChange(rest, 'فروش ویژهٔ')
  const number = typed.trim() === '' ? Number.NaN : numberIn(typed)
  const change: PriceChange = {
    ...{ direction: 'lower', roundTo: ROUND_TO },
    unit: kind === 'amount' ? 'amount' : 'percent',
    value: kind === 'amount' ? fromUnits(Math.round(number)) : number,
  }
  const planned = listVariants(products).flatMap(({ variant, name, choices }): Planned[] => {
    const { id, price, sale } = variant
    if (kind === 'end') return sale ? [{ id, name, choices, before: sale.price, after: price }] : []
    const after = changePrice(price, change)
    return after === null || after >= price ? [] : [{ id, name, choices, before: price, after }]
  })
  const isBackwards = span.from !== null && span.until !== null && span.from >= span.until
  return (
    <BulkFrame
      {...rest}
      title={`فروش ویژهٔ ${persianDigits(products.length)} کالا`}
      planned={isBackwards ? [] : planned}
      format={formatAmount}
      submitText={
        kind === 'end'
          ? `پایان ${persianDigits(planned.length)} فروش ویژه`
          : `فروش ویژهٔ ${persianDigits(planned.length)} تنوع`
      }
      isBusy={changing.isBusy}
      errorText={changing.fieldError('changes')}
      warning={
        kind !== 'end' && planned.length > 0 && span.until === null
          ? 'بی‌پایان است؛ تا آن را پایان ندهید می‌ماند.'
          : null
      }
      onSubmit={() =>
        changing.run({
          changes: planned.map(({ id, before, after }) =>
            kind === 'end'
              ? { stock_id: id, sale: null }
              : { stock_id: id, sale: { price: after, ...span }, price_read: before },
          ),
        })
      }
    >
      <Choices label="چه کار" options={listKinds()} value={kind} onChange={setKind} />
      {kind !== 'end' && (
        <>
          <BulkAmountField
            label={kind === 'percent' ? 'چند درصد کمتر' : `چند ${currencyName()} کمتر`}
            typed={typed}
            onType={setTyped}
          />
          <SaleSpanFields span={span} onChange={setSpan} />
        </>
      )}
    </BulkFrame>
  )
}
