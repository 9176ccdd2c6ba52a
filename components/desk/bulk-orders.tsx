'use client'

import { useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { AssignDialog } from './assign-dialog'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { KeyHint } from './key-hint'
import { TagsDialog } from './tags-dialog'
import { useGoTo } from './use-go-to'

/** «پیش بردن به …» where all go to one step, «پیش بردن» where they part. */
function advanceTitle(orders: readonly ListedDeskOrder[]): string {
  const targets = [...new Set(orders.flatMap(({ next }) => next ?? []))]
  const [only] = targets
  return targets.length === 1 && only ? `پیش بردن به «${STATUS_TITLES[only]}»` : 'پیش بردن'
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
  useCommands([
    {
      ...{ id: 'print-chosen', title: 'برچسب انتخاب‌شده‌ها', group, keys: 'KeyP' },
      run: () => goTo(deskPaths.printOrders('labels', ids)),
    },
    {
      ...{ id: 'invoice-chosen', title: 'فاکتور انتخاب‌شده‌ها', group, keys: 'KeyI' },
      run: () => goTo(deskPaths.printOrders('invoices', ids)),
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
      <Link className="desk-button desk-button-plain" href={deskPaths.printOrders('labels', ids)}>
        برچسب
        <KeyHint keys="KeyP" />
      </Link>
      <Link className="desk-button desk-button-plain" href={deskPaths.printOrders('picking', ids)}>
        فهرست برداشت
      </Link>
      {isAssigning && <AssignDialog orders={orders} onClose={() => setIsAssigning(false)} />}
      {isTagging && <TagsDialog orders={orders} onClose={() => setIsTagging(false)} />}
    </>
  )
}
