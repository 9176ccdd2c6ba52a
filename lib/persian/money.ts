const RIALS_IN_TOMAN = 10
const format = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })

export const TOMAN = 'تومان'

export function formatNumber(value: number): string {
  return format.format(value).replace(/٬/g, ',')
}

export function tomanOf(rials: number): number {
  return rials / RIALS_IN_TOMAN
}

export function rialsOf(toman: number): number {
  return toman * RIALS_IN_TOMAN
}

export function formatToman(rials: number): string {
  return formatNumber(tomanOf(rials))
}

/** A discounted price never shows a fraction of a toman, and the shop never rounds up. */
export function discounted(rials: number, percent: number): number {
  if (percent <= 0) return rials
  const cut = Math.min(percent, 100)
  const exact = Math.floor((rials * (100 - cut)) / 100)
  return exact - (exact % RIALS_IN_TOMAN)
}
