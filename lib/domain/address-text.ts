type Town = { state: string; city: string }
type Street = { detail: string; plate: string; unit: string }

/** «تهران» of the province of that name is said once. */
export function formatTown({ state, city }: Town): string {
  return [state === city ? '' : state, city].filter(Boolean).join('، ')
}

export function formatStreet({ detail, plate, unit }: Street): string {
  return [detail, plate && `پلاک ${plate}`, unit && `واحد ${unit}`].filter(Boolean).join('، ')
}

/** In the order that a postman reads. */
export function formatAddress(address: Town & Street): string {
  return [formatTown(address), formatStreet(address)].filter(Boolean).join('، ')
}
