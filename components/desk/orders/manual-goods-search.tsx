'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { orderGoodsQuery } from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount } from '@/lib/persian/money'
import { DeskField } from '../ui/desk-field'
import { SuggestField } from '../ui/suggest-field'

type ManualGoodsSearchProps = {
  /** Of the variants that are in the order already. */
  addedIds: readonly number[]
  fieldRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  onAdd: (row: OrderGoodsRow) => void
}

export const nameOfGoods = ({ title, parent_value: variant }: OrderGoodsRow) =>
  [title, ...Object.values(variant)].join('، ')

/** Finds a variant by its name or SKU; the hands stay in the field from one to the next. */
export function ManualGoodsSearch({ addedIds, fieldRef, error, onAdd }: ManualGoodsSearchProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<OrderGoodsRow | null>(null)
  const q = typed.trim()
  const search = useQuery({ ...orderGoodsQuery(q), enabled: q.length > 1 })
  const found = search.data ?? []
  const isOpen = q.length > 1 && search.data !== undefined
  const queryClient = useQueryClient()
  const canAdd = ({ available, stock_id: id }: OrderGoodsRow) =>
    available > 0 && !addedIds.includes(id)
  const add = (row: OrderGoodsRow | undefined) => {
    if (!row || !canAdd(row)) return
    onAdd(row)
    setTyped('')
  }
  /** A scanner presses Enter before the answer: one article of that code is meant, of several none is. */
  const addOnlyOne = async () => {
    if (q.length < 2) return
    const rows = await queryClient.ensureQueryData(orderGoodsQuery(q)).catch(() => [])
    if (rows.length === 1) add(rows[0])
  }
  return (
    <>
      <DeskField
        label="جستجوی کالا"
        hideLabel
        error={error}
        hint={<span className="phone:hidden">با ↑ و ↓ انتخاب کنید؛ ↵ می‌افزاید.</span>}
      >
        {(control) => (
          <SuggestField
            control={control}
            listLabel="کالاهای پیداشده"
            placeholder="نام کالا یا کد آن…"
            searchRef={fieldRef}
            options={found}
            getKey={(row) => row.stock_id}
            isOpen={isOpen}
            isStale={search.isPlaceholderData}
            isInline
            takesFirst
            isDisabled={(row) => !canAdd(row)}
            onDisabled={setRefused}
            value={typed}
            onType={(text) => {
              setTyped(text)
              setRefused(null)
            }}
            onChoose={add}
            onClose={() => setTyped('')}
            // Else it would register the order of which the goods are still being chosen.
            onEnter={() => void addOnlyOne()}
          >
            {(row) => (
              <>
                <span className="min-w-0 flex-1 py-1.5">
                  <MixedText>{nameOfGoods(row)}</MixedText>
                  <span className="text-note block text-[12px]">{stockText(row, addedIds)}</span>
                </span>
                <b className="font-semibold">{formatAmount(row.final_price)}</b>
              </>
            )}
          </SuggestField>
        )}
      </DeskField>
      <p role="status" className="text-note empty:hidden">
        {isOpen && found.length === 0 && 'کالایی پیدا نشد.'}
        {refused && (
          <MixedText>{`«${nameOfGoods(refused)}»: ${stockText(refused, addedIds)}`}</MixedText>
        )}
      </p>
    </>
  )
}

function stockText({ available, stock_id: id }: OrderGoodsRow, addedIds: readonly number[]) {
  if (addedIds.includes(id)) return 'در این سفارش هست'
  return available > 0 ? `${persianDigits(available)} عدد موجود` : 'موجود نیست'
}
