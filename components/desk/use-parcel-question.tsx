import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { formatNumber } from '@/lib/persian/money'
import { DialogActions } from './dialog-actions'
import { listToPack, packItem, useParcel } from './packed-goods'

/** A parcel is closed by then. */
const CLOSED: readonly OrderStatus[] = ['ready_for_send', 'send_to_center', 'sending', 'delivery']

/** Before a parcel is closed it asks for what is not ticked; the answer ticks it, so that it asks once. */
export function useParcelQuestion(whole: StaffOrder, move: (to: OrderStatus) => void) {
  const { order, items } = whole
  const [target, setTarget] = useState<OrderStatus | null>(null)
  const { packed } = useParcel(order.id)
  const left = listToPack(whole).filter(({ order_item_id: id }) => !packed.includes(id))
  const close = () => setTarget(null)
  return {
    ask: (to: OrderStatus) => {
      if (left.length > 0 && CLOSED.includes(to)) setTarget(to)
      else move(to)
    },
    question: target && (
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={`${formatNumber(left.length)} قلم در بسته نیست`}
        size="sm"
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            for (const { order_item_id: id } of left) packItem(order.id, id, true)
            close()
            move(target)
          }}
        >
          <p>این‌ها در «کالاها» تیک ندارند:</p>
          <ul className="list-disc space-y-1 ps-5">
            {items
              .filter(({ id }) => left.some((one) => one.order_item_id === id))
              .map(({ id, title, parent_value: values }) => (
                <li key={id}>
                  <MixedText>{[title, ...Object.values(values)].join('، ')}</MixedText>
                </li>
              ))}
          </ul>
          <DialogActions action="همه در بسته است" onClose={close} />
        </form>
      </Dialog>
    ),
  }
}
