import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { notifyError } from '@/components/form/notify-error'
import { startPayment } from '@/components/payments/start-payment'
import { accountKeys } from '@/lib/client/query-keys'
import { placeOrder } from '@/lib/client/queries/checkout'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartLine } from '@/lib/contract/cart'
import { paths } from '@/lib/paths'
import { clearOrdered } from '@/stores/cart-changes'
import type { CheckoutChoices } from './use-checkout'

/** All that an order needs is chosen. */
type OrderChoices = CheckoutChoices & { addressId: number; methodId: number; gateway: string }

type PlaceOrderInput = {
  list: CartLine[]
  choices: OrderChoices
  coupon: string | null
  payable: number
  /** Called when the order was not placed, since prices and hours may have changed. */
  refresh: () => void
}

/** Places the order, then pays it. Sent again after a lost answer, it is still one order. */
export function usePlaceOrder(onPlaced: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsPlacing(false)
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  async function submit(input: PlaceOrderInput): Promise<void> {
    const { list, choices, coupon, payable, refresh } = input
    const { addressId, methodId, slotId, legal, note, gateway, usesWallet } = choices
    if (isPlacing) return
    setIsPlacing(true)
    setError(null)
    try {
      const order = await placeOrder({
        list,
        address_id: addressId,
        shipping_method_id: methodId,
        slot_id: slotId,
        coupon,
        legal_invoice: legal,
        note,
        seen_payable: payable,
      })
      onPlaced()
      clearOrdered(list.map((line) => line.stock_id))
      await client.invalidateQueries({ queryKey: accountKeys.all })
      await startPayment(order.id, { gateway, usesWallet }, router).catch((failure: unknown) => {
        // The order stands: what fails now is tried again on its own page.
        notifyError(failure)
        router.replace(paths.payment(order.id))
      })
    } catch (failure) {
      notifyError(failure)
      setError(getErrorMessage(failure))
      refresh()
      setIsPlacing(false)
    }
  }

  return { isPlacing, error, submit }
}
