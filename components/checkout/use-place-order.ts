import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { notify } from '@/components/ui/notify'
import { accountKeys } from '@/lib/client/query-keys'
import { placeOrder } from '@/lib/client/queries/checkout'
import { payOrder } from '@/lib/client/queries/payments'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartLine } from '@/lib/contract/cart'
import { paths } from '@/lib/paths'
import { clearOrdered } from '@/stores/cart'
import type { CheckoutChoices } from './use-checkout-choices'

type PlaceOrderInput = {
  list: CartLine[]
  choices: CheckoutChoices
  coupon: string | null
  payable: number
  /** Called when the order was not placed, since prices and hours may have changed. */
  refresh: () => void
}

type ChosenPayment = { gateway: string; usesWallet: boolean }

/** Places the order, then pays it. Sent again after a lost answer, it is still one order. */
export function usePlaceOrder(onPlaced: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setIsPlacing(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function submit(input: PlaceOrderInput): Promise<void> {
    const { list, choices, coupon, payable, refresh } = input
    const { addressId, methodId, slotId, legal, note, gateway, usesWallet } = choices
    if (isPlacing || addressId === null || methodId === null || gateway === null) return
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
      await pay(order.id, { gateway, usesWallet })
    } catch (failure) {
      const message = getErrorMessage(failure)
      if (message) void notify.error(message)
      setError(message)
      refresh()
      setIsPlacing(false)
    }
  }

  /** The order stands from here on: what fails now is tried again on its own page. */
  async function pay(orderId: number, { gateway, usesWallet }: ChosenPayment): Promise<void> {
    try {
      const redirectUrl = await payOrder({ order_id: orderId, gateway, use_wallet: usesWallet })
      if (redirectUrl === null) router.replace(paths.paymentResult(orderId))
      else hardNavigate(redirectUrl, { isExternal: true })
    } catch (failure) {
      const message = getErrorMessage(failure)
      if (message) void notify.error(message)
      router.replace(paths.payment(orderId))
    }
  }

  return { isPlacing, error, submit }
}
