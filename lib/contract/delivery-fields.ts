import { z } from 'zod'
import { mobile } from './fields'
import { postalCode } from './person-fields'
import { writtenLine } from './written-text'

/** Who receives a parcel and where in their town: of a saved address, and of the copy that an order has. */
export const deliveryFields = z.object({
  receiver_name: writtenLine({ what: 'نام گیرنده', least: 3, most: 80 }),
  receiver_mobile: mobile,
  postal_code: postalCode,
  detail: writtenLine({ what: 'نشانی', least: 10, most: 300 }),
  plate: writtenLine({ what: 'پلاک', least: 1, most: 20 }),
  unit: writtenLine({ what: 'واحد', most: 20 }).default(''),
})

export type DeliveryFieldName = keyof typeof deliveryFields.shape
export const DELIVERY_FIELD_NAMES = deliveryFields.keyof().options

/** The copy as it was read, so that what somebody else wrote meanwhile is not written over. */
export const seenDelivery = z.record(z.string().max(40), z.string().max(400))
