import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { advance, deskOrderKeys } from '@/lib/client/desk/orders'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { persianDigits } from '@/lib/persian/digits'
import { useDeskMutation } from './use-desk-mutation'

export type AdvanceResult = {
  moved: { id: number; code: string; to: OrderStatus | null }[]
  refused: { id: number; code: string; error: string }[]
}

/** What was moved and what was not is said as it is, of many order by order. */
export function useAdvance() {
  const [result, setResult] = useState<AdvanceResult | null>(null)
  const { run, isBusy } = useDeskMutation({
    send: async (orders: readonly ListedDeskOrder[]) => ({
      orders,
      ...(await advance({ orders: orders.map(({ id, status }) => ({ id, from: status })) })),
    }),
    invalidates: deskOrderKeys.all,
    onDone: ({ orders, advanced, refused }) => {
      const [first] = refused
      if (!first) {
        const count = persianDigits(orders.length)
        void notify.success(orders.length === 1 ? 'سفارش پیش رفت.' : `${count} سفارش پیش رفت.`)
        return
      }
      // The code is Latin, and a toast is text alone.
      if (orders.length === 1) {
        return void notify.error(`\u2068${persianDigits(first.code)}\u2069: ${first.error}`)
      }
      const moved = orders.filter(({ id }) => advanced.includes(id))
      setResult({ refused, moved: moved.map(({ id, code, next }) => ({ id, code, to: next })) })
    },
  })
  return { run, isBusy, result, closeResult: () => setResult(null) }
}
