import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { handlingDaysText, id, idText, rials } from '../fields'
import { deliverySlot } from '../orders/delivery-slot'

const shippingMethod = z.object({
  id,
  title: z.string(),
  text: z.string(),
  price: rials,
  /** Of the dearest city, where no city was asked for and not all cost the same. */
  most_price: rials.optional(),
  /** The worth of goods from which nothing is paid for sending. */
  free_from: rials.nullable(),
  /** Working days from the order to the goods. */
  days: z.object({ min: z.int().min(0), max: z.int().min(0) }).optional(),
  /** False where the shopper fetches the goods. */
  delivers: z.boolean(),
  /** The first day it can arrive, in Tehran; null while every hour is taken. */
  earliest: z.iso.date().nullable(),
  slots: z.array(deliverySlot),
})
export type ShippingMethod = z.output<typeof shippingMethod>

/** Which a home delivery reaches before it reaches any other. */
const soonestCity = z.object({
  name: z.string(),
  earliest: z.iso.date(),
  /** The first day of any other city; left out where nothing goes to one. */
  others_earliest: z.iso.date().optional(),
})
export type SoonestCity = z.output<typeof soonestCity>

export const getShippingMethods = defineCall({
  method: 'GET',
  path: '/api/shipping-methods',
  summary: 'The ways to send to a city, with the hours of the coming days',
  auth: 'anyone',
  example: { query: { city_id: 1 } },
  /** Without a city, what goes everywhere; `handling_days` of the goods that take longest to leave. */
  query: z.object({ city_id: idText.optional(), handling_days: handlingDaysText.optional() }),
  answer: dataOf(
    z.object({
      methods: z.array(shippingMethod),
      /** Where no city was asked for. */
      soonest_city: soonestCity.optional(),
    }),
  ),
})
