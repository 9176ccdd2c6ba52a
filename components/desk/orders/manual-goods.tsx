'use client'

import type { RefObject } from 'react'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { ManualGoodsSearch } from './manual-goods-search'
import { ManualLineRow, type ManualLine } from './manual-line'

type ManualGoodsProps = {
  lines: ManualLine[]
  searchRef: RefObject<HTMLInputElement | null>
  fieldError: (name: string) => string | undefined
  sectionError: string | undefined
  onAdd: (row: OrderGoodsRow) => void
  onChange: (lines: ManualLine[]) => void
}

/** Goods found by name or SKU, each in the order with its options, how many and at what price. */
export function ManualGoods(props: ManualGoodsProps) {
  const { lines, searchRef, fieldError, sectionError, onAdd, onChange } = props
  const addedIds = lines.map(({ stock_id: id }) => id)
  /** What stands at a line of its own is not said of the search as well. */
  const isAtLine = lines.some(
    (_, nth) => fieldError(`list.${nth}.quantity`) ?? fieldError(`list.${nth}.price`),
  )
  return (
    <section className="desk-card grid gap-3 p-3.5" aria-label="کالاها">
      <h2 className="text-[14px] font-bold">کالاها</h2>
      <ManualGoodsSearch
        addedIds={addedIds}
        fieldRef={searchRef}
        error={isAtLine ? undefined : sectionError}
        onAdd={onAdd}
      />
      {lines.length === 0 ? (
        <p className="text-note">هنوز کالایی در این سفارش نیست.</p>
      ) : (
        <ul className="grid gap-2">
          {lines.map((line, nth) => (
            <ManualLineRow
              // Another colour of it is the same row, in which the hand stays.
              key={nth}
              line={line}
              addedIds={addedIds}
              quantityError={fieldError(`list.${nth}.quantity`)}
              priceError={fieldError(`list.${nth}.price`)}
              onChange={(next) => onChange(lines.with(nth, next))}
              onRemove={() => onChange(lines.toSpliced(nth, 1))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
