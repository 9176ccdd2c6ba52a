import { notify } from '@/components/ui/notify'
import { advance, deskOrderKeys } from '@/lib/client/desk/orders'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { persianDigits } from '@/lib/persian/digits'
import { useDeskMutation } from './use-desk-mutation'

/** What was moved and what was not is said as it is. */
export function useAdvance() {
  return useDeskMutation({
    send: (orders: readonly ListedDeskOrder[]) =>
      advance({ orders: orders.map(({ id, status }) => ({ id, from: status })) }),
    invalidates: deskOrderKeys.all,
    onDone: ({ advanced, refused }) => {
      const all = advanced.length + refused.length
      const [first] = refused
      if (!first) {
        void notify.success(all === 1 ? 'سفارش پیش رفت.' : `${persianDigits(all)} سفارش پیش رفت.`)
        return
      }
      const counted = `${persianDigits(advanced.length)} از ${persianDigits(all)} پیش رفت.`
      // The code is Latin, and a toast is text alone.
      void notify.error(`${counted} \u2068${first.code}\u2069: ${first.error}`)
    },
  })
}
