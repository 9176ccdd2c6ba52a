import { send } from '@/lib/client/http/client'
import { getShippingMethods, type SoonestCity } from '@/lib/contract/checkout/shipping'
import { estimateDelivery } from '@/lib/domain/delivery-estimate'
import { findFreeEverywhere } from '@/lib/domain/pricing'

type SoonestDelivery = {
  /** On which a home delivery may come first; null where nothing is delivered. */
  day: string | null
  /** Where no city was named: one that is reached before that day. */
  soonestCity: SoonestCity | undefined
  /** The worth of goods from which any of them costs nothing; null where some never does. */
  freeFrom: number | null
}

export async function readSoonestDelivery(cityId: number | null): Promise<SoonestDelivery> {
  const query = cityId === null ? {} : { city_id: cityId }
  const { methods, soonest_city: soonestCity } = (await send(getShippingMethods, { query })).data
  return {
    day: estimateDelivery(methods, 0)?.day ?? null,
    soonestCity,
    freeFrom: findFreeEverywhere(methods),
  }
}
