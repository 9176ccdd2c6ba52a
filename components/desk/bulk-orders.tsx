'use client'

import { useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths, type OrderPaper } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { persianDigits } from '@/lib/persian/digits'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { AssignDialog } from './assign-dialog'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { KeyHint } from './key-hint'
import { useLeftChoice } from './list-walk'
import { shortStatusTitle } from './order-labels'
import { TagsDialog } from './tags-dialog'
import { useGoTo } from './use-go-to'

const MOST_TARGETS = 3

const PAPERS: readonly { what: OrderPaper; title: string; keys?: string }[] = [
  { what: 'labels', title: 'برچسب', keys: 'KeyP' },
  { what: 'invoices', title: 'فاکتور', keys: 'KeyI' },
  { what: 'picking', title: 'فهرست برداشت' },
]

/** Where to: «پیش بردن به «بسته‌بندی»», or how many to each of several steps. */
export function advanceTitle(orders: readonly Pick<ListedDeskOrder, 'next'>[]): string {
  const counts = new Map<OrderStatus, number>()
  for (const { next } of orders) if (next) counts.set(next, (counts.get(next) ?? 0) + 1)
  const targets = [...counts].toSorted((a, b) => b[1] - a[1])
  const [first] = targets
  if (!first) return 'پیش بردن'
  if (targets.length === 1) return `پیش بردن به «${STATUS_TITLES[first[0]]}»`
  const named = targets
    .slice(0, MOST_TARGETS)
    .map(([status, count]) => `${persianDigits(count)} به ${shortTarget(status)}`)
  const others = targets.slice(MOST_TARGETS).reduce((sum, [, count]) => sum + count, 0)
  const rest = others > 0 ? [`${persianDigits(others)} به گام‌های دیگر`] : []
  return `پیش بردن: ${[...named, ...rest].join('، ')}`
}

/** «از انبار» is what comes out of it, and no step to go to. */
function shortTarget(status: OrderStatus): string {
  return status === 'stock' ? STATUS_TITLES[status] : shortStatusTitle(status)
}

type BulkOrdersProps = {
  orders: ListedDeskOrder[]
  onAdvance: (orders: ListedDeskOrder[]) => void
}

/** What may be done with chosen orders. */
export function BulkOrders({ orders, onAdvance }: BulkOrdersProps) {
  const goTo = useGoTo()
  const [isAssigning, setIsAssigning] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const movable = orders.filter(({ next, type }) => next !== null && type === 'sales')
  const group = 'سفارش‌ها'
  const ids = orders.map(({ id }) => id)
  const { list, leaveChosen } = useLeftChoice()
  const paper = (what: OrderPaper) => deskPaths.printOrders(what, ids, list)
  const openPaper = (what: OrderPaper) => {
    leaveChosen(ids)
    goTo(paper(what))
  }
  useCommands([
    {
      ...{ id: 'print-chosen', title: 'برچسب انتخاب‌شده‌ها', group, keys: 'KeyP' },
      run: () => openPaper('labels'),
    },
    {
      ...{ id: 'invoice-chosen', title: 'فاکتور انتخاب‌شده‌ها', group, keys: 'KeyI' },
      run: () => openPaper('invoices'),
    },
    {
      ...{ id: 'advance-chosen', title: advanceTitle(movable), group, keys: 'KeyE' },
      run: () => movable.length > 0 && onAdvance(movable),
    },
    {
      ...{ id: 'assign-chosen', title: 'سپردن انتخاب‌شده‌ها', group, keys: 'KeyA' },
      run: () => setIsAssigning(true),
    },
    {
      ...{ id: 'tag-chosen', title: 'نشان‌های انتخاب‌شده‌ها', group, keys: 'KeyL' },
      run: () => setIsTagging(true),
    },
  ])
  return (
    <>
      {movable.length === 0 ? (
        <span className="text-note px-2">هیچ‌کدام گام بعدی ندارند</span>
      ) : (
        <DeskButton variant="primary" onClick={() => onAdvance(movable)}>
          {advanceTitle(movable)}
          <KeyHint keys="KeyE" />
        </DeskButton>
      )}
      <DeskButton variant="plain" onClick={() => setIsAssigning(true)}>
        سپردن به
        <KeyHint keys="KeyA" />
      </DeskButton>
      <DeskButton variant="plain" onClick={() => setIsTagging(true)}>
        نشان‌ها
        <KeyHint keys="KeyL" />
      </DeskButton>
      {PAPERS.map(({ what, title, keys }) => (
        <Link
          key={what}
          className="desk-button desk-button-plain"
          href={paper(what)}
          onClick={() => leaveChosen(ids)}
        >
          {title}
          {keys && <KeyHint keys={keys} />}
        </Link>
      ))}
      {isAssigning && <AssignDialog orders={orders} onClose={() => setIsAssigning(false)} />}
      {isTagging && <TagsDialog orders={orders} onClose={() => setIsTagging(false)} />}
    </>
  )
}
