import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCartQuote } from '@/components/cart/use-cart-quote'
import { useCoupon } from '@/components/cart/coupon-field'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { Address } from '@/lib/contract/account/addresses'
import type { CartTotals } from '@/lib/contract/cart'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { calculatePayable, calculateShippingPrice } from '@/lib/domain/pricing'
import { useCart } from '@/stores/cart'
import { toCartLine, changesOf } from '@/lib/domain/cart-rules'
import type { CheckoutChoices } from './use-checkout-choices'

const NO_TOTALS: CartTotals = { count: 0, items_total: 0, discount: 0, payable: 0 }

function onlyOpenMethod(methods: readonly ShippingMethod[] = []): ShippingMethod | undefined {
  const open = methods.filter(({ earliest }) => earliest !== null)
  return open.length === 1 ? open[0] : undefined
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
  /** Whether the one method there is counts as chosen. */
  choosesOnlyMethod: boolean
}

/** What is bought and what it comes to with the choices made so far. */
export function useCheckoutCart({ choices, address, choosesOnlyMethod }: CheckoutCartInput) {
  const lines = useCart((cart) => cart.lines)
  const list = useMemo(() => lines.map(toCartLine), [lines])
  const quote = useCartQuote(lines)
  const coupon = useCoupon(list)
  const cityId = address?.city_id ?? null
  const methods = useQuery({ ...shippingMethodsQuery(cityId), enabled: address !== null })
  const items = quote.data?.items ?? []
  const totals = quote.data?.totals ?? NO_TOTALS
  const proposed = choosesOnlyMethod ? onlyOpenMethod(methods.data)?.id : undefined
  const methodId = choices.methodId ?? proposed ?? null
  const method = methods.data?.find(({ id }) => id === methodId)
  const goods = totals.payable
  const shipping = method ? calculateShippingPrice(method, goods) : null
  const couponDiscount = coupon.discount ?? 0
  const payable = calculatePayable({ goods, couponDiscount, shippingPrice: shipping ?? 0 })
  const unread = lines.filter((line) => {
    const info = items.find((item) => item.stock_id === line.stock_id)
    return info !== undefined && changesOf(line, info).some(({ kind }) => kind !== 'cheaper')
  })
  return {
    ...{ lines, list, items, quote, coupon, methodId, method, unread },
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
