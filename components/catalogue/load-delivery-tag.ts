import { getQueryClient } from '@/lib/client/query-client'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { estimateDelivery, formatDeliveryTag } from '@/lib/domain/delivery-estimate'

/** Null where nothing is delivered. */
export async function loadDeliveryTag(cityId: number | null): Promise<string | null> {
  const methods = await getQueryClient().query(shippingMethodsQuery(cityId))
  const estimate = estimateDelivery(methods, 0)
  return estimate && formatDeliveryTag(estimate.day, new Date())
}
