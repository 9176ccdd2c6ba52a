import { queryOptions } from '@tanstack/react-query'
import type { checkout } from '@/lib/contract/checkout/checkout'
import type { CallInput } from '@/lib/contract/call'
import type { CartLine } from '@/lib/contract/cart'
import { cartKeys, shippingKeys } from '../query-keys'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/checkout/checkout')])
}

/** `onError` is told before the query fails, so that a rejected code can be dropped at once. */
export function couponQuery(
  code: string | null,
  list: CartLine[],
  onError: (error: unknown) => void,
) {
  return queryOptions({
    queryKey: cartKeys.coupon(code, list),
    enabled: code !== null && list.length > 0,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { checkCoupon }] = await loadCalls()
      try {
        return (await send(checkCoupon, { body: { code: code ?? '', list } }, { signal })).data
      } catch (error) {
        onError(error)
        throw error
      }
    },
  })
}

/** For goods of which the slowest needs so many days of handling. */
export function shippingQuery(cityId: number | null, handlingDays = 0) {
  return queryOptions({
    queryKey: shippingKeys.methods(cityId, handlingDays),
    queryFn: async ({ signal }) => {
      const [{ send }, { getShippingMethods }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/checkout/shipping'),
      ])
      const { data } = await send(
        getShippingMethods,
        {
          query: {
            ...(cityId !== null && { city_id: cityId }),
            ...(handlingDays > 0 && { handling_days: handlingDays }),
          },
        },
        { signal },
      )
      return data
    },
  })
}

export function shippingMethodsQuery(cityId: number | null, handlingDays = 0) {
  return queryOptions({
    ...shippingQuery(cityId, handlingDays),
    select: ({ methods }) => methods,
  })
}

export async function placeOrder(body: CallInput<typeof checkout>['body']) {
  const [{ send }, { checkout: call }] = await loadCalls()
  return (await send(call, { body })).data.order
}
