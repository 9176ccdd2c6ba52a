import { useState } from 'react'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { AssignDialog } from './assign-dialog'
import { useCan } from '../ui/desk-member'
import type { RowCommand } from '../ui/row-commands'
import { TagsDialog } from './tags-dialog'
import { useGoTo } from '../ui/use-go-to'

/** What the keys do to the current order of a list or of the board, and the dialogs of those that ask. */
export function useOrderCommands<Order extends ListedDeskOrder>(advance: (order: Order) => void) {
  const goTo = useGoTo()
  const [canAdvance, canRefund] = [useCan('orders.advance'), useCan('orders.refund')]
  const canSeeCustomers = useCan('customers.read')
  const [assigned, setAssigned] = useState<Order | null>(null)
  const [tagged, setTagged] = useState<Order | null>(null)
  const group = 'سفارش کنونی'
  const command = (id: string, title: string, keys: string, run: RowCommand<Order>['run']) => ({
    ...{ id: `order-${id}`, title, group, keys, isKeyOnly: true, run },
  })
  const commands: RowCommand<Order>[] = [
    ...(canAdvance
      ? [
          command('next', 'گام بعد', 'KeyE', (order) => {
            if (order.next !== null && order.type === 'sales') advance(order)
          }),
          command('assign', 'سپردن به همکار', 'KeyA', setAssigned),
          command('tags', 'نشان‌ها', 'KeyL', setTagged),
        ]
      : []),
    command('label', 'برچسب بسته', 'KeyP', ({ id, refunded }) => {
      if (refunded !== 'whole') goTo(deskPaths.printOrders('labels', [id]))
    }),
    command('invoice', 'فاکتور', 'KeyI', ({ id }) => goTo(deskPaths.printOrders('invoices', [id]))),
    command('note', 'یادداشت', 'KeyN', ({ id }) => goTo(deskPaths.order(id, 'note'))),
    ...(canRefund
      ? [command('refund', 'بازپرداخت', 'KeyR', ({ id }) => goTo(deskPaths.order(id, 'refund')))]
      : []),
    ...(canSeeCustomers
      ? [
          command('customer', 'مشتری', 'KeyU', ({ customer_id: id }) =>
            goTo(deskPaths.customer(id)),
          ),
        ]
      : []),
  ]
  const dialog = (
    <>
      {assigned && (
        <AssignDialog key={assigned.id} orders={[assigned]} onClose={() => setAssigned(null)} />
      )}
      {tagged && <TagsDialog key={tagged.id} orders={[tagged]} onClose={() => setTagged(null)} />}
    </>
  )
  return { commands, dialog }
}
