/** Of the address as it was when the order was placed. */
export function formatOrderAddress(address: Record<string, string>): string {
  const { state, city, detail, plate, unit } = address
  const parts = [state, city, detail, plate && `پلاک ${plate}`, unit && `واحد ${unit}`]
  return parts.filter(Boolean).join('، ')
}
