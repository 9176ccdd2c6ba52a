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
  refresh: () => void
}

/** One wish is one order, also when its answer was lost and it is wished again. */
export function usePlaceOrder(onPlaced: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function place({
    list,
    choices,
    coupon,
    payable,
    refresh,
  }: PlaceOrderInput): Promise<void> {
    const { addressId, methodId, slotId, legal, note, gateway, usesWallet } = choices
    if (busy || addressId === null || methodId === null || gateway === null) return
    const body = {
      list,
      address_id: addressId,
      shipping_method_id: methodId,
      slot_id: slotId,
      coupon,
      legal_invoice: legal,
      note,
      seen_payable: payable,
    }
    setBusy(true)
    setRefusal(null)
    try {
      const order = await placeOrder(body)
      onPlaced()
      clearOrdered(list.map((line) => line.stock_id))
      await client.invalidateQueries({ queryKey: accountKeys.all })
      await pay(order.id, { gateway, useWallet: usesWallet })
    } catch (error) {
      const sentence = getErrorMessage(error)
      if (sentence) void notify.error(sentence)
      setRefusal(sentence)
      refresh()
      setBusy(false)
    }
  }

  /** The order stands from here on: what fails now is tried again on its own page. */
  async function pay(orderId: number, way: { gateway: string; useWallet: boolean }) {
    try {
      const body = { order_id: orderId, gateway: way.gateway, use_wallet: way.useWallet }
      const bank = await payOrder(body)
      if (bank === null) router.replace(paths.paymentResult(orderId))
      else hardNavigate(bank, { external: true })
    } catch (error) {
      const sentence = getErrorMessage(error)
      if (sentence) void notify.error(sentence)
      router.replace(paths.payment(orderId))
    }
  }

  return { busy, refusal, place }
}
