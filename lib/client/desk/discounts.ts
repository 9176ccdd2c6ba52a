import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addCoupon,
  addFestival,
  deleteFestival,
  getDeskDiscounts,
  getFestivalForecast,
  getFestivalGoods,
  previewFestivalGoods,
  removeFestivalGoods,
  restoreFestivalGoods,
  type FormerGood,
  setFestivalGoods,
  updateCoupon,
  updateFestival,
} from '@/lib/contract/desk/discounts'
import { send } from '../http/client'
import { discountKeys } from './keys'

export const discountsQuery = queryOptions({
  queryKey: [...discountKeys.all, 'list'],
  queryFn: async ({ signal }) => (await send(getDeskDiscounts, {}, { signal })).data,
})

export function festivalGoodsQuery(id: number) {
  return queryOptions({
    queryKey: [...discountKeys.all, 'goods', id],
    queryFn: async ({ signal }) =>
      (await send(getFestivalGoods, { params: { id } }, { signal })).data.goods,
  })
}

export function festivalForecastQuery(id: number) {
  return queryOptions({
    queryKey: [...discountKeys.all, 'forecast', id],
    queryFn: async ({ signal }) =>
      (await send(getFestivalForecast, { params: { id } }, { signal })).data.forecast,
  })
}

export const createFestival = async (body: CallInput<typeof addFestival>['body']) =>
  (await send(addFestival, { body })).data.festival

export const saveFestival = async (id: number, body: CallInput<typeof updateFestival>['body']) =>
  (await send(updateFestival, { params: { id }, body })).data.festival

export const removeFestival = (id: number, version: number) =>
  send(deleteFestival, { params: { id }, body: { version } })

export const putIntoFestival = async (
  id: number,
  body: CallInput<typeof setFestivalGoods>['body'],
) => (await send(setFestivalGoods, { params: { id }, body })).data

export const takeOutOfFestival = async (id: number, productIds: number[]) =>
  (await send(removeFestivalGoods, { params: { id }, body: { product_ids: productIds } })).data

export function goodsPreviewQuery(
  id: number,
  chosen: CallInput<typeof previewFestivalGoods>['query'],
) {
  return queryOptions({
    queryKey: [...discountKeys.all, 'goods-preview', id, chosen],
    queryFn: async ({ signal }) =>
      (await send(previewFestivalGoods, { params: { id }, query: chosen }, { signal })).data,
  })
}

export const restoreGoods = async (id: number, goods: FormerGood[]) =>
  (await send(restoreFestivalGoods, { params: { id }, body: { goods } })).data

export const createCoupon = async (body: CallInput<typeof addCoupon>['body']) =>
  (await send(addCoupon, { body })).data.coupon

export const saveCoupon = async (id: number, body: CallInput<typeof updateCoupon>['body']) =>
  (await send(updateCoupon, { params: { id }, body })).data.coupon
