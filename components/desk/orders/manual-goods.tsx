'use client'

import type { RefObject } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { parseInteger } from '@/lib/persian/digits'
import { formatAmount, formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { ManualGoodsSearch, nameOfGoods } from './manual-goods-search'

export type ManualLine = OrderGoodsRow & {
  quantity: number
  /** Of a unit, where it is not the shop's. */
  agreed?: number
  /** What a unit cost when it was added, where that is another price than today's. */
  former_price?: number
}

type ManualGoodsProps = {
  lines: ManualLine[]
  searchRef: RefObject<HTMLInputElement | null>
  fieldError: (name: string) => string | undefined
  sectionError: string | undefined
  onAdd: (row: OrderGoodsRow) => void
  onChange: (lines: ManualLine[]) => void
}

/** Goods found by name or SKU, with how many and at what price. */
export function ManualGoods(props: ManualGoodsProps) {
  const { lines, searchRef, fieldError, sectionError, onAdd, onChange } = props
  const patch = (id: number, change: Partial<ManualLine>) =>
    onChange(lines.map((line) => (line.stock_id === id ? { ...line, ...change } : line)))
  /** What stands at a line of its own is not said of the search as well. */
  const isAtLine = lines.some(
    (_, nth) => fieldError(`list.${nth}.quantity`) ?? fieldError(`list.${nth}.price`),
  )
  return (
    <section className="desk-card grid gap-3 p-3.5" aria-label="کالاها">
      <h2 className="text-[14px] font-bold">کالاها</h2>
      <ManualGoodsSearch
        addedIds={lines.map(({ stock_id: id }) => id)}
        fieldRef={searchRef}
        error={isAtLine ? undefined : sectionError}
        onAdd={onAdd}
      />
      {lines.length === 0 ? (
        <p className="text-note">هنوز کالایی در این سفارش نیست.</p>
      ) : (
        <ul className="grid gap-2">
          {lines.map((line, nth) => (
            <li
              key={line.stock_id}
              className="border-hair grid grid-cols-[minmax(0,1fr)_84px_130px_auto] items-start gap-2 rounded-lg border p-2 phone:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
            >
              <p className="min-w-0 phone:col-span-full">
                <MixedText>{nameOfGoods(line)}</MixedText>
                <ChangedSince line={line} />
              </p>
              <DeskField
                label={`تعداد ${nameOfGoods(line)}`}
                hideLabel
                error={fieldError(`list.${nth}.quantity`)}
              >
                {(control) => (
                  <input
                    {...control}
                    inputMode="numeric"
                    dir="ltr"
                    className="desk-field"
                    value={formatNumber(line.quantity)}
                    onChange={({ target }) =>
                      patch(line.stock_id, {
                        quantity: Math.max(
                          Math.min(parseInteger(target.value) ?? 1, line.available),
                          1,
                        ),
                      })
                    }
                  />
                )}
              </DeskField>
              <DeskField
                label={`قیمت واحد ${nameOfGoods(line)} (${currencyName()})`}
                hideLabel
                error={fieldError(`list.${nth}.price`)}
              >
                {(control) => (
                  <PriceInput
                    control={control}
                    line={line}
                    onChange={(change) => patch(line.stock_id, change)}
                  />
                )}
              </DeskField>
              <DeskButton
                variant="plain"
                aria-label={`برداشتن ${nameOfGoods(line)}`}
                onClick={() => onChange(lines.filter(({ stock_id: id }) => id !== line.stock_id))}
              >
                برداشتن
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A draft may have waited longer than a price or the last of the stock. */
function ChangedSince({ line }: { line: ManualLine }) {
  const { former_price: before, final_price: now, agreed, quantity, available } = line
  const isChanged = before !== undefined && agreed === undefined
  return (
    <span className="text-soon-ink block text-[12px] empty:hidden">
      {isChanged &&
        `قیمت از ${formatAmount(before)} به ${formatAmount(now)} ${currencyName()} رسیده است. `}
      {quantity > available &&
        (available === 0 ? 'دیگر موجود نیست.' : `تنها ${formatNumber(available)} عدد مانده است.`)}
    </span>
  )
}

type PriceInputProps = {
  control: object
  line: ManualLine
  onChange: (change: { agreed: number }) => void
}

function PriceInput({ control, line, onChange }: PriceInputProps) {
  const rials = line.agreed ?? line.final_price
  return (
    <input
      {...control}
      inputMode="numeric"
      dir="ltr"
      className="desk-field"
      value={formatNumber(toUnits(rials))}
      onChange={({ target }) => onChange({ agreed: fromUnits(parseInteger(target.value) ?? 0) })}
    />
  )
}
