import { z } from 'zod'
import { customer } from '../auth/customer'
import { dataOf, defineCall } from '../call'
import { id, rials } from '../fields'
import { ORDER_TABS } from '../orders/order-status'

const tabs = Object.keys(ORDER_TABS)

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
