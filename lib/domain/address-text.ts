/** «تهران» of the province of that name is said once. */
export function formatTown({ state, city }: { state?: string; city?: string }): string {
  return [state === city ? '' : state, city].filter(Boolean).join('، ')
}

/** Of the address as it was when the order was placed. */
export function formatOrderAddress(address: Record<string, string>): string {
  const { state = '', city = '', detail, plate, unit } = address
  const town = formatTown({ state, city })
  const parts = [town, detail, plate && `پلاک ${plate}`, unit && `واحد ${unit}`]
  return parts.filter(Boolean).join('، ')
}
