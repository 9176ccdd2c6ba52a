import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCartQuote } from '@/components/cart/use-cart-quote'
import { useCoupon } from '@/components/cart/coupon-field'
import { profileQuery } from '@/lib/client/queries/account'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { Address } from '@/lib/contract/account/addresses'
import type { CartTotals } from '@/lib/contract/cart'
import { walletShare, shippingPrice } from '@/lib/domain/pricing'
import { useCart } from '@/stores/cart'
import { toCartLine, changesOf } from '@/lib/domain/cart-rules'
import type { CheckoutTotals } from './checkout-summary'
import type { CheckoutChoices } from './use-checkout-choices'

const NO_TOTALS: CartTotals = { count: 0, items_total: 0, discount: 0, payable: 0 }

/** What is bought and what it comes to with the choices made so far. */
export function useCheckoutCart(choices: CheckoutChoices, place: Address | null) {
  const lines = useCart((cart) => cart.lines)
  const list = useMemo(() => lines.map(toCartLine), [lines])
  const quote = useCartQuote(lines)
  const coupon = useCoupon(list)
  const cityId = place?.city_id ?? null
  const methods = useQuery({ ...shippingMethodsQuery(cityId), enabled: place !== null })
  const balance = useQuery(profileQuery()).data?.wallet_balance ?? 0
  const items = quote.data?.items ?? []
  const totals = quote.data?.totals ?? NO_TOTALS
  const method = methods.data?.find(({ id }) => id === choices.methodId)
  const shipping = method ? shippingPrice(method, totals.payable) : null
  const off = coupon.discount ?? 0
  const payable = totals.payable - off + (shipping ?? 0)
  const wallet = choices.useWallet ? walletShare(balance, payable) : 0
  const sums: CheckoutTotals = { totals, coupon: off, shipping, wallet, due: payable - wallet }
  const unread = lines.filter((line) => {
    const info = items.find((item) => item.stock_id === line.stock_id)
    return info !== undefined && changesOf(line, info).some(({ kind }) => kind !== 'cheaper')
  })
  return {
    ...{ lines, list, items, quote, coupon, method, payable, sums, unread },
    pending: quote.isFetching || coupon.busy,
    sendingUnknown: methods.isLoading,
    refresh: () => {
      void quote.refetch()
      void methods.refetch()
      if (coupon.code !== null) coupon.retry()
    },
  }
}
