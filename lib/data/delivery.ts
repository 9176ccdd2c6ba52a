import { send } from '@/lib/client/http/client'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { estimateDelivery } from '@/lib/domain/delivery-estimate'

/** The first day on which a home delivery may come; null where nothing is delivered. */
export async function readSoonestDelivery(cityId: number | null): Promise<string | null> {
  const query = cityId === null ? {} : { city_id: cityId }
  const { data } = await send(getShippingMethods, { query })
  return estimateDelivery(data.methods, 0)?.day ?? null
}
