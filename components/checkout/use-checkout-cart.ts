import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCartQuote } from '@/components/cart/use-cart-quote'
import { useCoupon } from '@/components/cart/coupon-field'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { Address } from '@/lib/contract/account/addresses'
import type { CartTotals } from '@/lib/contract/cart'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { estimateDelivery, findEarliest } from '@/lib/domain/delivery-estimate'
import { calculatePayable, calculateShippingPrice } from '@/lib/domain/pricing'
import { useCart } from '@/stores/cart'
import { toCartLine, changesOf } from '@/lib/domain/cart-quote'
import type { CheckoutChoices } from './use-checkout-choices'

const NO_TOTALS: CartTotals = { count: 0, items_total: 0, discount: 0, payable: 0 }

type ShippingChoice = Pick<CheckoutChoices, 'methodId' | 'slotId'>

/** What comes soonest stands as chosen, and of a method that was chosen its first free hours. */
export function resolveShipping(
  methods: readonly ShippingMethod[],
  { methodId, slotId }: ShippingChoice,
  goods: number,
) {
  const soonest = estimateDelivery(methods, goods)?.method ?? methods.find(findEarliest)
  const method = methods.find(({ id }) => id === methodId) ?? soonest
  const proposed = method && findEarliest(method)?.slot
  return { method, slotId: (method?.id === methodId ? slotId : null) ?? proposed?.id ?? null }
}

export function isShippingComplete(
  method: ShippingMethod | undefined,
  slotId: number | null,
): boolean {
  if (method === undefined || method.earliest === null) return false
  return (
    method.slots.length === 0 ||
    method.slots.some(({ id, available }) => id === slotId && available > 0)
  )
}

type CheckoutCartInput = {
  choices: CheckoutChoices
  address: Address | null
}

/** What is bought and what it comes to with the choices made so far. */
export function useCheckoutCart({ choices, address }: CheckoutCartInput) {
  const lines = useCart((cart) => cart.lines)
  const list = useMemo(() => lines.map(toCartLine), [lines])
  const quote = useCartQuote(lines)
  const coupon = useCoupon(list)
  const cityId = address?.city_id ?? null
  const methods = useQuery({ ...shippingMethodsQuery(cityId), enabled: address !== null })
  const items = quote.data?.items ?? []
  const totals = quote.data?.totals ?? NO_TOTALS
  const goods = totals.payable
  const { method, slotId } = resolveShipping(methods.data ?? [], choices, goods)
  const shipping = method ? calculateShippingPrice(method, goods) : null
  const couponDiscount = coupon.discount ?? 0
  const payable = calculatePayable({ goods, couponDiscount, shippingPrice: shipping ?? 0 })
  const unread = lines.filter((line) => {
    const info = items.find((item) => item.stock_id === line.stock_id)
    return info !== undefined && changesOf(line, info).some(({ kind }) => kind !== 'cheaper')
  })
  return {
    ...{ lines, list, items, quote, coupon, method, slotId, unread },
    ...{ totals, couponDiscount, shipping, payable },
    isPending: quote.isFetching || coupon.isChecking,
    areMethodsLoading: methods.isLoading,
    refresh: () => {
      void quote.refetch()
      void methods.refetch()
      if (coupon.code !== null) coupon.retry()
    },
  }
}
