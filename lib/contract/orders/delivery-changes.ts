import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { deliveryFields, seenDelivery } from '../delivery-fields'
import { chosenId, idText } from '../fields'
import { deliverySlot } from './delivery-slot'
import { order } from './order'

export const changeOrderAddress = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/address',
  summary: 'Changes where an order goes, in its town, until it is ready to send',
  auth: 'customer',
  retry: 'transaction',
  example: {
    params: { id: 12 },
    body: {
      ...{ receiver_name: 'مریم کاظمی', receiver_mobile: '۰۹۱۲ ۰۰۰ ۰۱۰۱' },
      ...{ postal_code: '۱۳۴۵۶۷۸۹۰۰', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '۳' },
      seen: { receiver_name: 'مریم کاظمی', plate: '۱۱' },
    },
  },
  params: z.object({ id: idText }),
  body: deliveryFields.extend({ seen: seenDelivery }),
  answer: okAnswer,
})

export const getOrderSlots = defineCall({
  method: 'GET',
  path: '/api/profile/orders/:id/slots',
  summary:
    'The hours that an order, or the courier of a return, can be moved to, its own among them; none where its method has none',
  auth: 'customer',
  example: { params: { id: 12 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ slots: z.array(deliverySlot) })),
})

export const changeOrderSlot = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/slot',
  summary:
    'Moves an order to other hours of its shipping method, until it is ready to send; of a return, until the day on which it is fetched',
  auth: 'customer',
  retry: 'transaction',
  example: { params: { id: 12 }, body: { slot_id: 120792 } },
  params: z.object({ id: idText }),
  /** One of `getOrderSlots`. */
  body: z.object({ slot_id: chosenId('زمان تحویل را انتخاب کنید.') }),
  answer: dataOf(z.object({ order })),
})

/** What a customer does and the staff must see: it is in their log, under the name of its call. */
export const LOGGED_CUSTOMER_CALLS = ['changeOrderAddress', 'changeOrderSlot'] as const
