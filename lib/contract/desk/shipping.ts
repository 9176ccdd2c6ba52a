import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, rials } from '../fields'
import { MAX_INTEGER } from '../limits'
import { writtenLine } from '../written-text'

const MAX_PRICE = 100_000_000_000
const MAX_CITIES = 2_000
const MAX_SLOTS = 12
const MAX_ZONES = 31
const MAX_DAYS = 60

const version = z.int().min(1).max(MAX_INTEGER)
const params = z.object({ id: idText })
const access = { auth: 'staff', staff: { permission: 'settings.write' } } as const

const savedSlot = z.object({ id, from: z.string(), to: z.string(), capacity: z.int() })
const deskShippingMethod = z.object({
  id,
  title: z.string(),
  text: z.string(),
  price: rials,
  free_from: rials.nullable(),
  days_min: z.int(),
  days_max: z.int(),
  delivers: z.boolean(),
  is_active: z.boolean(),
  everywhere: z.boolean(),
  city_ids: z.array(id),
  /** Cities that pay another price, each price once. */
  zones: z.array(z.object({ price: rials, city_ids: z.array(id) })),
  slots: z.array(savedSlot),
  /** Those that chose it, whatever became of them. */
  orders: z.int(),
  version: z.int(),
})
export type DeskShippingMethod = z.output<typeof deskShippingMethod>

const money = (what: string) =>
  z
    .int(`${what} را به ریال بنویسید.`)
    .min(0, `${what} نمی‌تواند منفی باشد.`)
    .max(MAX_PRICE, `${what} بیش از اندازه بزرگ است.`)
const days = z
  .int('روزها باید عدد صحیح باشند.')
  .min(0, 'روزها نمی‌توانند منفی باشند.')
  .max(MAX_DAYS, 'بیش از ۶۰ روز نمی‌شود.')
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'ساعت را مانند ۰۹:۰۰ بنویسید.')
const slot = z
  .object({
    /** Of one that is there already. */
    id: id.optional(),
    from: clock,
    to: clock,
    capacity: z
      .int('ظرفیت باید عدد صحیح باشد.')
      .min(0, 'ظرفیت نمی‌تواند منفی باشد.')
      .max(10_000, 'ظرفیت بیش از اندازه بزرگ است.'),
  })
  .refine(({ from, to }) => to > from, 'پایان بازه باید پس از آغاز آن باشد.')

const zone = z.object({
  price: money('بهای این شهرها'),
  city_ids: z
    .array(id)
    .min(1, 'دست‌کم یک شهر را انتخاب کنید.')
    .max(MAX_CITIES, 'شمار شهرها بیش از اندازه است.'),
})

function hasEachCityOnce(zones: readonly z.output<typeof zone>[]): boolean {
  const ids = zones.flatMap((one) => one.city_ids)
  return new Set(ids).size === ids.length
}

const methodFields = {
  title: writtenLine({ what: 'نام روش ارسال', least: 2, most: 60 }),
  text: writtenLine({ what: 'توضیح روش ارسال', most: 200 }),
  price: money('هزینهٔ ارسال'),
  /** Null where it is never free. */
  free_from: money('مبلغ ارسال رایگان').nullable(),
  days_min: days,
  days_max: days,
  delivers: z.boolean(),
  is_active: z.boolean(),
  everywhere: z.boolean(),
  city_ids: z.array(id).max(MAX_CITIES, 'شمار شهرها بیش از اندازه است.'),
  zones: z
    .array(zone)
    .max(MAX_ZONES, 'شمار بهاها بیش از اندازه است.')
    .refine(hasEachCityOnce, 'هر شهر تنها یک بها می‌گیرد.'),
  slots: z.array(slot).max(MAX_SLOTS, 'شمار بازه‌ها بیش از اندازه است.'),
}
const methodAnswer = dataOf(z.object({ method: deskShippingMethod }))

export const getDeskShippingMethods = defineCall({
  method: 'GET',
  path: '/api/desk/shipping-methods',
  summary: 'Every way to send, in the order that shoppers see, with those that are off',
  ...access,
  answer: dataOf(z.object({ methods: z.array(deskShippingMethod) })),
})

export const addShippingMethod = defineCall({
  method: 'POST',
  path: '/api/desk/shipping-methods',
  summary: 'A new way to send, the last in order',
  ...access,
  retry: 'transaction',
  example: {
    body: {
      ...{ title: 'تیپاکس', price: 900_000, free_from: null, days_min: 1, days_max: 3 },
      ...{ everywhere: true, city_ids: [], slots: [] },
    },
  },
  body: z.object({
    ...methodFields,
    text: methodFields.text.default(''),
    zones: methodFields.zones.default([]),
    delivers: methodFields.delivers.default(true),
    is_active: methodFields.is_active.default(true),
  }),
  answer: methodAnswer,
})

export const updateShippingMethod = defineCall({
  method: 'PATCH',
  path: '/api/desk/shipping-methods/:id',
  summary: 'Changes a way to send, its place in the order, or whether it is offered',
  ...access,
  retry: 'transaction',
  example: { params: { id: 2 }, body: { version: 1, price: 520_000 } },
  params,
  body: z.object({
    version,
    ...z.object(methodFields).partial().shape,
    /** Among all, from 0. */
    position: z.int().min(0).max(MAX_INTEGER).optional(),
  }),
  answer: methodAnswer,
})

export const deleteShippingMethod = defineCall({
  method: 'DELETE',
  path: '/api/desk/shipping-methods/:id',
  summary: 'Removes a way to send that no order has chosen',
  ...access,
  retry: 'transaction',
  example: { params: { id: 4 } },
  params,
  answer: okAnswer,
})
