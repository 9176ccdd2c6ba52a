'use client'

import { useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths, type OrderPaper } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { persianDigits } from '@/lib/persian/digits'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { AssignDialog } from './assign-dialog'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'
import { useLeftChoice } from '../ui/list-walk'
import { shortStatusTitle } from './order-labels'
import { TagsDialog } from './tags-dialog'
import { useGoTo } from '../ui/use-go-to'

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
  /** Of a list that more match than it shows: all that is chosen, once it has come. */
  whole?: (chosen: readonly ListedDeskOrder[]) => Promise<readonly ListedDeskOrder[]>
  onAdvance: (orders: ListedDeskOrder[]) => void
}

const listMovable = (orders: readonly ListedDeskOrder[]) =>
  orders.filter(({ next, type }) => next !== null && type === 'sales')

/** What may be done with chosen orders. */
export function BulkOrders({ orders, whole, onAdvance }: BulkOrdersProps) {
  const goTo = useGoTo()
  const [assigned, setAssigned] = useState<readonly ListedDeskOrder[] | null>(null)
  const [tagged, setTagged] = useState<readonly ListedDeskOrder[] | null>(null)
  const movable = listMovable(orders)
  const group = 'سفارش‌ها'
  const ids = orders.map(({ id }) => id)
  const { list, leaveChosen } = useLeftChoice()
  /** A key may be pressed before all that it is meant for has come. */
  const withChosen = (act: (chosen: readonly ListedDeskOrder[]) => void) => {
    if (whole === undefined) return act(orders)
    void whole(orders).then((all) => {
      if (all.length > 0) act(all)
    })
  }
  const openPaper = (what: OrderPaper) =>
    withChosen((chosen) => {
      const chosenIds = chosen.map(({ id }) => id)
      leaveChosen(chosenIds)
      goTo(deskPaths.printOrders(what, chosenIds, list))
    })
  const advance = () =>
    withChosen((chosen) => {
      const able = listMovable(chosen)
      if (able.length > 0) onAdvance(able)
    })
  const assign = () => withChosen(setAssigned)
  const tag = () => withChosen(setTagged)
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
      run: advance,
    },
    {
      ...{ id: 'assign-chosen', title: 'سپردن انتخاب‌شده‌ها', group, keys: 'KeyA' },
      run: assign,
    },
    {
      ...{ id: 'tag-chosen', title: 'نشان‌های انتخاب‌شده‌ها', group, keys: 'KeyL' },
      run: tag,
    },
  ])
  return (
    <>
      {movable.length === 0 ? (
        <span className="text-note px-2">هیچ‌کدام گام بعدی ندارند</span>
      ) : (
        <DeskButton variant="primary" onClick={advance}>
          {advanceTitle(movable)}
          <KeyHint keys="KeyE" />
        </DeskButton>
      )}
      <DeskButton variant="plain" onClick={assign}>
        سپردن به
        <KeyHint keys="KeyA" />
      </DeskButton>
      <DeskButton variant="plain" onClick={tag}>
        نشان‌ها
        <KeyHint keys="KeyL" />
      </DeskButton>
      {PAPERS.map(({ what, title, keys }) => (
        <Link
          key={what}
          className="desk-button desk-button-plain"
          href={deskPaths.printOrders(what, ids, list)}
          onClick={(event) => {
            if (whole === undefined || event.ctrlKey || event.metaKey || event.shiftKey) {
              leaveChosen(ids)
            } else {
              event.preventDefault()
              openPaper(what)
            }
          }}
        >
          {title}
          {keys && <KeyHint keys={keys} />}
        </Link>
      ))}
      {assigned && <AssignDialog orders={assigned} onClose={() => setAssigned(null)} />}
      {tagged && <TagsDialog orders={tagged} onClose={() => setTagged(null)} />}
    </>
  )
}
