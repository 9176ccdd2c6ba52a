'use client'

import { MixedText } from '@/components/ui/mixed-text'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { parseInteger } from '@/lib/persian/digits'
import { formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { ManualGoodsSearch, nameOfGoods } from './manual-goods-search'

export type ManualLine = OrderGoodsRow & {
  quantity: number
  /** Of a unit, where it is not the shop's. */
  agreed?: number
}

type ManualGoodsProps = {
  lines: ManualLine[]
  fieldError: (name: string) => string | undefined
  sectionError: string | undefined
  onAdd: (row: OrderGoodsRow) => void
  onChange: (lines: ManualLine[]) => void
}

/** Goods found by name or SKU, with how many and at what price. */
export function ManualGoods(props: ManualGoodsProps) {
  const { lines, fieldError, sectionError, onAdd, onChange } = props
  const patch = (id: number, change: Partial<ManualLine>) =>
    onChange(lines.map((line) => (line.stock_id === id ? { ...line, ...change } : line)))
  return (
    <section className="desk-card grid gap-3 p-3.5" aria-label="کالاها">
      <h2 className="text-[14px] font-bold">کالاها</h2>
      <ManualGoodsSearch
        addedIds={lines.map(({ stock_id: id }) => id)}
        error={sectionError}
        onAdd={onAdd}
      />
      {lines.length === 0 ? (
        <p className="text-note">هنوز کالایی در این سفارش نیست.</p>
      ) : (
        <ul className="grid gap-2">
          {lines.map((line, nth) => (
            <li
              key={line.stock_id}
              className="border-hair grid grid-cols-[minmax(0,1fr)_84px_130px_auto] items-start gap-2 rounded-lg border p-2 phone:grid-cols-2"
            >
              <p className="min-w-0 phone:col-span-full">
                <MixedText>{nameOfGoods(line)}</MixedText>
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
                        quantity: Math.min(
                          Math.max(parseInteger(target.value) ?? 1, 1),
                          line.available,
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
