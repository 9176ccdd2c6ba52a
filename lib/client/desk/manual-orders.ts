import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getShippingMethods, type ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { CallInput } from '@/lib/contract/call'
import { manualOrderCalls } from '@/lib/contract/desk/manual-orders'
import { getGateways } from '@/lib/contract/payments'
import { send } from '../http/client'
import { manualOrderKeys } from './keys'

const { findOrderCustomer, findOrderGoods, quoteOrderCoupon, addManualOrder } = manualOrderCalls

export function orderCustomerQuery(mobile: string) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'customer', mobile],
    queryFn: async ({ signal }) =>
      (await send(findOrderCustomer, { body: { mobile } }, { signal })).data.customer,
  })
}

export function orderGoodsQuery(q: string) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'goods', q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send(findOrderGoods, { query: { q } }, { signal })).data.goods,
  })
}

/** In which colours and sizes a product of the order can be had. */
export function orderVariantsQuery(productId: number) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'variants', productId],
    queryFn: async ({ signal }) =>
      (await send(findOrderGoods, { query: { product_id: String(productId) } }, { signal })).data
        .goods,
  })
}

/** Of the goods of an order, as they are now: one call for all of them. */
export function freshGoodsQuery(stockIds: readonly number[]) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'goods-now', ...stockIds],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send(findOrderGoods, { query: { stock_ids: stockIds.join(',') } }, { signal })).data
        .goods,
  })
}

export type OrderCouponQuestion = CallInput<typeof quoteOrderCoupon>['body']

export function orderCouponQuery(question: OrderCouponQuestion) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'coupon', question],
    // What the shop refuses, it refuses again.
    retry: false,
    queryFn: async ({ signal }) =>
      (await send(quoteOrderCoupon, { body: question }, { signal })).data.discount,
  })
}

/** For goods of which the slowest needs so many days of handling. */
export function orderMethodsQuery(cityId: number | null, handlingDays: number) {
  const key = [...manualOrderKeys.all, 'methods', cityId]
  return queryOptions({
    queryKey: [...key, handlingDays],
    // What another article changes is a day, while another city has other methods.
    placeholderData: (before: ShippingMethod[] | undefined, query) =>
      query?.queryKey[key.length - 1] === cityId ? before : undefined,
    queryFn: async ({ signal }) =>
      (
        await send(
          getShippingMethods,
          {
            query: {
              ...(cityId !== null && { city_id: String(cityId) }),
              ...(handlingDays > 0 && { handling_days: String(handlingDays) }),
            },
          },
          { signal },
        )
      ).data.methods,
  })
}

type Destination = { state: string; city: string }

/** Paying at the door among them, where the shop offers it there. */
export function orderGatewaysQuery({ state, city }: Destination) {
  return queryOptions({
    queryKey: [...manualOrderKeys.all, 'gateways', state, city],
    queryFn: async ({ signal }) =>
      (await send(getGateways, { query: { state, city } }, { signal })).data.gateways,
  })
}

export type ManualOrderBody = CallInput<typeof addManualOrder>['body']

export const placeManualOrder = async (body: ManualOrderBody) =>
  (await send(addManualOrder, { body })).data
