'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { orderGoodsQuery } from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount } from '@/lib/persian/money'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'

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
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const q = typed.trim()
  const search = useQuery({ ...orderGoodsQuery(q), enabled: q.length > 1 })
  const found = search.data ?? []
  const isOpen = q.length > 1 && search.data !== undefined
  /** What is listed may still answer the letters before. */
  const isCurrent = isOpen && !search.isPlaceholderData
  const queryClient = useQueryClient()
  const canAdd = ({ available, stock_id: id }: OrderGoodsRow) =>
    available > 0 && !addedIds.includes(id)
  const change = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  const add = (row: OrderGoodsRow | undefined) => {
    if (!row || !canAdd(row)) return
    onAdd(row)
    change('')
  }
  /** A scanner presses Enter before the answer: one article of that code is meant, of several none is. */
  const addOnlyOne = async () => {
    if (q.length < 2) return
    const rows = await queryClient.ensureQueryData(orderGoodsQuery(q)).catch(() => [])
    if (rows.length === 1) add(rows[0])
  }
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), Math.max(found.length - 1, 0))
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(active + (event.key === 'ArrowDown' ? 1 : -1))
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // It would register the order of which the goods are still being chosen.
      event.preventDefault()
      if (isCurrent) add(found[active])
      else void addOnlyOne()
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      event.stopPropagation()
      change('')
    }
  }
  const activeRow = isOpen ? found[active] : undefined
  return (
    <>
      <DeskField
        label="جستجوی کالا"
        hideLabel
        error={error}
        hint={<span className="phone:hidden">با ↑ و ↓ انتخاب کنید؛ ↵ می‌افزاید.</span>}
      >
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              ref={fieldRef}
              role="combobox"
              aria-keyshortcuts="/"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={activeRow ? `${listId}-${activeRow.stock_id}` : undefined}
              autoComplete="off"
              className="desk-field"
              placeholder="نام کالا یا کد آن…"
              value={typed}
              onChange={({ target }) => change(target.value)}
              onKeyDown={handleKeyDown}
            />
            {typed === '' && (
              <span className="pointer-events-none absolute inset-y-0 end-2 inline-flex items-center">
                <KeyHint keys="Slash" />
              </span>
            )}
          </span>
        )}
      </DeskField>
      <p role="status" className="text-note empty:hidden">
        {isOpen && found.length === 0 && 'کالایی پیدا نشد.'}
      </p>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label="کالاهای پیداشده"
        hidden={!isOpen || found.length === 0}
        className="border-hair max-h-64 overflow-y-auto rounded-lg border"
      >
        {found.map((row, at) => (
          <li
            key={row.stock_id}
            id={`${listId}-${row.stock_id}`}
            role="option"
            aria-selected={at === active}
            aria-disabled={!canAdd(row) || undefined}
            className={cn(
              'border-hair flex min-h-10 items-center gap-3 border-b px-3 py-1.5 last:border-0 phone:min-h-11',
              at === active && 'bg-selected',
              canAdd(row) ? 'cursor-pointer' : 'cursor-not-allowed',
            )}
            // The field keeps the focus for what is looked for next.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(at)}
            onClick={() => add(row)}
          >
            <span className="min-w-0 flex-1">
              <MixedText>{nameOfGoods(row)}</MixedText>
              <span className="text-note block text-[12px]">{stockText(row, addedIds)}</span>
            </span>
            <b className="font-semibold">{formatAmount(row.final_price)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function stockText({ available, stock_id: id }: OrderGoodsRow, addedIds: readonly number[]) {
  if (addedIds.includes(id)) return 'در این سفارش هست'
  return available > 0 ? `${persianDigits(available)} عدد موجود` : 'موجود نیست'
}
