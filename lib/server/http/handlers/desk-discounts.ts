import type { discountCalls } from '@/lib/contract/desk/discounts'
import { readExtraHolidays } from '../../checkout/holidays'
import { createCoupon, updateCoupon } from '../../desk/edit-coupons'
import {
  addFestivalGoods,
  createFestival,
  deleteFestival,
  takeFestivalGoods,
  updateFestival,
} from '../../desk/edit-festivals'
import { forecastFestival } from '../../desk/forecast-festival'
import { countFestivalGoods, restoreFestivalGoods } from '../../desk/restore-festival-goods'
import { rightsOf } from '../../desk/save-variants'
import { readDiscounts, readFestivalGoods } from '../../desk/read-discounts'
import { OK_ANSWER } from '../answers'
import type { HandlersOf } from '../context'

export const discountHandlers: HandlersOf<typeof discountCalls> = {
  getDeskDiscounts: async (_, { db }) => ({
    data: await readDiscounts(db, await readExtraHolidays(db)),
  }),
  getFestivalGoods: async ({ params }, { db }) => ({
    data: { goods: await readFestivalGoods(db, params.id) },
  }),
  getFestivalForecast: async ({ params }, { db, actor }) => ({
    data: { forecast: await forecastFestival(db, params.id, rightsOf(actor)) },
  }),
  addFestival: async ({ body }, context) => ({
    data: { festival: await createFestival(context.db, body, context) },
  }),
  updateFestival: async ({ params, body }, context) => {
    const saved = await updateFestival(context.db, params.id, body, context)
    await context.revalidateTags(saved.tagsToRevalidate)
    return { data: { festival: saved.festival } }
  },
  deleteFestival: async ({ params, body }, context) => {
    await context.revalidateTags(await deleteFestival(context.db, params.id, body.version, context))
    return OK_ANSWER
  },
  setFestivalGoods: async ({ params, body }, context) => {
    const { answer, tagsToRevalidate } = await addFestivalGoods(
      context.db,
      params.id,
      body,
      context,
    )
    await context.revalidateTags(tagsToRevalidate)
    return { data: answer }
  },
  removeFestivalGoods: async ({ params, body }, context) => {
    const { answer, tagsToRevalidate } = await takeFestivalGoods(
      context.db,
      params.id,
      body,
      context,
    )
    await context.revalidateTags(tagsToRevalidate)
    return { data: answer }
  },
  previewFestivalGoods: async ({ params, query }, { db }) => ({
    data: await countFestivalGoods(db, params.id, query),
  }),
  restoreFestivalGoods: async ({ params, body }, context) => {
    const { answer, tagsToRevalidate } = await restoreFestivalGoods(
      context.db,
      params.id,
      body,
      context,
    )
    await context.revalidateTags(tagsToRevalidate)
    return { data: answer }
  },
  addCoupon: async ({ body }, context) => ({
    data: { coupon: await createCoupon(context.db, body, context) },
  }),
  updateCoupon: async ({ params, body }, context) => ({
    data: { coupon: await updateCoupon(context.db, params.id, body, context) },
  }),
}
