import { shopStore, type City } from './shop'

export function setCity(city: City | null): void {
  shopStore.set(() => ({ city, isAddressCity: false }))
}

type AddressCity = { city_id: number | null; city: string; state: string }

/** A city that was chosen by hand stays. */
export function setAddressCity(address: AddressCity | undefined): void {
  shopStore.set(({ city, isAddressCity }) => {
    if (city !== null && !isAddressCity) return {}
    const id = address?.city_id ?? null
    if (!address || id === null) return { city: null, isAddressCity: false }
    if (id === city?.id) return {}
    return { city: { id, name: address.city, state: address.state }, isAddressCity: true }
  })
}

/** Whoever sends an order there means it, whichever city was chosen by hand before. */
export function confirmAddressCity(address: AddressCity): void {
  if (address.city_id === null || address.city_id === shopStore.get().city?.id) return
  const city = { id: address.city_id, name: address.city, state: address.state }
  shopStore.set(() => ({ city, isAddressCity: true }))
}

/** Where a customer lives is not for the next one of this browser. */
export function forgetAddressCity(): void {
  shopStore.set(({ isAddressCity }) => (isAddressCity ? { city: null, isAddressCity: false } : {}))
}
