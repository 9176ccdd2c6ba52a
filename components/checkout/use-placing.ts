import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { go } from '@/components/layout/go'
import { notify } from '@/components/ui/notify'
import { accountKeys } from '@/lib/api/account'
import { payOrder, placeOrder } from '@/lib/api/checkout'
import { sentenceOf } from '@/lib/api/sentence'
import type { CartLine } from '@/lib/contract/cart'
import { paths } from '@/lib/seo/addresses'
import { clearOrdered } from '@/stores/cart'
import type { Choices } from './use-choices'

type Placing = {
  list: CartLine[]
  choices: Choices
  coupon: string | null
  payable: number
  refresh: () => void
}

/** One wish is one order, also when its answer was lost and it is wished again. */
export function usePlacing(onPlaced: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function place({ list, choices, coupon, payable, refresh }: Placing): Promise<void> {
    const { addressId, methodId, slotId, legal, note, gateway, useWallet } = choices
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
      await pay(order.id, { gateway, useWallet })
    } catch (error) {
      const sentence = sentenceOf(error)
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
      if (bank === null) router.replace(paths.paid(orderId))
      else go(bank, { external: true })
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence) void notify.error(sentence)
      router.replace(paths.pay(orderId))
    }
  }

  return { busy, refusal, place }
}
