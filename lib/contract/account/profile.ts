import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, rials } from '../fields'
import { ORDER_TABS } from '../orders/order-status'

const tabs = Object.keys(ORDER_TABS)

export const customer = z.object({
  id,
  mobile: z.string(),
  name: z.string(),
  bio: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  national_code: z.string().nullable(),
  email: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  bank_card: z.string().nullable(),
  has_password: z.boolean().default(false),
})
export type Customer = z.output<typeof customer>

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile',
  summary: 'The customer who is logged in, with the counts of their area',
  auth: 'customer',
  answer: dataOf(
    z.object({
      user: customer,
      profile: z.object({
        id,
        name: z.string(),
        bio: z.string(),
        image: z.string().nullable(),
      }),
      wallet_balance: rials,
      counts: z.object({
        orders: z.record(z.enum(tabs), z.int()),
        favorites: z.int(),
        tickets: z.int(),
      }),
    }),
  ),
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/profile/logout',
  summary: 'Ends this session',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: {} },
  body: z.object({}),
  answer: okAnswer,
})
