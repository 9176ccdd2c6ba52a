import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { deliveryFields } from '../delivery-fields'
import { id } from '../fields'
import { orderAddress } from '../orders/order-address'
import { selectedId } from '../person-fields'
import { writtenLine } from '../written-text'

export const address = z.object({
  id,
  ...orderAddress.shape,
  state_id: id,
  /** Null where the city is not in the list and was written by hand. */
  city_id: id.nullable(),
  is_default: z.boolean(),
})
export type Address = z.output<typeof address>

export const getAddresses = defineCall({
  method: 'GET',
  path: '/api/profile/addresses',
  summary: "The customer's addresses, the default one first",
  auth: 'customer',
  answer: dataOf(z.object({ addresses: z.array(address) })),
})

export const NO_CITY = 'شهر را انتخاب کنید.'

/** One of the list, or written by hand. */
const city = z.object({
  city_id: id.nullish(),
  other_city: writtenLine({ what: 'نام شهر', most: 60 }).optional(),
})

export const addressFields = z
  .object({
    id: id.optional(),
    title: writtenLine({ what: 'نام نشانی', most: 40 }).default(''),
    state_id: selectedId('استان'),
    ...city.shape,
    ...deliveryFields.shape,
    is_default: z.boolean().optional(),
  })
  .refine((given) => Boolean(given.city_id) || Boolean(given.other_city), {
    path: ['city_id'],
    error: NO_CITY,
    // Reported together with the other missing fields.
    when: ({ value }) => city.safeParse(value).success,
  })

export const editAddress = defineCall({
  method: 'POST',
  path: '/api/profile/editAddress',
  summary: 'Changes an address, or adds one when no id is given',
  auth: 'customer',
  retry: 'transaction',
  example: {
    body: {
      title: 'خانه',
      receiver_name: 'مریم کاظمی',
      receiver_mobile: '۰۹۱۲ ۰۰۰ ۰۱۰۱',
      state_id: 1,
      city_id: 1,
      postal_code: '۱۳۴۵۶۷۸۹۰۰',
      detail: 'خیابان سعدی، کوچهٔ یاس',
      plate: '۱۲',
    },
  },
  body: addressFields,
  answer: dataOf(z.object({ address })),
})

export const deleteAddress = defineCall({
  method: 'POST',
  path: '/api/profile/deleteAddress',
  summary: 'Takes an address away',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { id: 1 } },
  body: z.object({ id }),
  answer: okAnswer,
})
