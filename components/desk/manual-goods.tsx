'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { orderGoodsQuery } from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'

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

const nameOf = ({ title, parent_value: variant }: OrderGoodsRow) =>
  [title, ...Object.values(variant)].join('، ')

/** Goods found by name or SKU, with how many and at what price. */
export function ManualGoods(props: ManualGoodsProps) {
  const { lines, fieldError, sectionError, onAdd, onChange } = props
  const [q, setQ] = useState('')
  const found = useQuery({ ...orderGoodsQuery(q.trim()), enabled: q.trim().length > 1 })
  const patch = (id: number, change: Partial<ManualLine>) =>
    onChange(lines.map((line) => (line.stock_id === id ? { ...line, ...change } : line)))
  return (
    <section className="desk-card grid gap-3 p-3.5" aria-label="کالاها">
      <h2 className="text-[14px] font-bold">کالاها</h2>
      <DeskField label="جستجوی کالا" hideLabel error={sectionError}>
        {(control) => (
          <input
            {...control}
            type="search"
            className="desk-field"
            placeholder="نام کالا یا کد آن…"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </DeskField>
      {q.trim().length > 1 && found.data && (
        <ul
          aria-label="کالاهای پیداشده"
          className="border-hair max-h-64 overflow-y-auto rounded-lg border"
        >
          {found.data.length === 0 && <li className="text-note p-3">کالایی پیدا نشد.</li>}
          {found.data.map((row) => (
            <li
              key={row.stock_id}
              className="border-hair flex items-center gap-3 border-b px-3 py-1.5 last:border-0"
            >
              <span className="min-w-0 flex-1">
                <MixedText>{nameOf(row)}</MixedText>
                <span className="text-note block text-[12px]">
                  {row.available > 0 ? `${persianDigits(row.available)} عدد موجود` : 'موجود نیست'}
                </span>
              </span>
              <b className="font-semibold">{formatAmount(row.final_price)}</b>
              <DeskButton
                disabled={row.available <= 0}
                aria-label={`افزودن ${nameOf(row)}`}
                onClick={() => {
                  onAdd(row)
                  setQ('')
                }}
              >
                افزودن
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
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
                <MixedText>{nameOf(line)}</MixedText>
              </p>
              <DeskField
                label={`تعداد ${nameOf(line)}`}
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
                label={`قیمت واحد ${nameOf(line)} (${currencyName()})`}
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
                aria-label={`برداشتن ${nameOf(line)}`}
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
