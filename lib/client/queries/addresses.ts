import type { Address } from '@/lib/contract/account/addresses'
import { storeAnswer } from '@/stores/profile'
import { setAddressCity } from '@/stores/city'
import { shopStore } from '@/stores/shop'

/** The first is the default one, and while no city is chosen by hand the whole shop tells of its days. */
export function fetchAddresses(options: {
  signal?: AbortSignal
  isBackground?: boolean
}): Promise<Address[]> {
  const load = async () => {
    const [{ send }, { getAddresses }] = await Promise.all([
      import('../http/client'),
      import('@/lib/contract/account/addresses'),
    ])
    return (await send(getAddresses, {}, options)).data.addresses
  }
  return storeAnswer(load, ([first]) => setAddressCity(first))
}

/** Without an answer the shop goes on with the city that it has. */
export async function loadAddressCity(): Promise<void> {
  shopStore.hydrate()
  const { city, isAddressCity } = shopStore.get()
  if (city !== null && !isAddressCity) return
  await fetchAddresses({ isBackground: true }).catch(() => undefined)
}
