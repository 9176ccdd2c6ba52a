import { z } from 'zod'

const text = z.string().default('')

/**
 * What an order keeps of the address it was placed for. Orders of older releases lack some fields, and
 * those of an erased customer have the state and the city alone.
 */
export const orderAddress = z.object({
  title: text,
  receiver_name: text,
  receiver_mobile: text,
  state: text,
  city: text,
  postal_code: text,
  detail: text,
  plate: text,
  unit: text,
})
export type OrderAddress = z.output<typeof orderAddress>
/** As a row has it. */
export type StoredOrderAddress = z.input<typeof orderAddress>
