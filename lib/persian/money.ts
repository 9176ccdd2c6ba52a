import { persianDigits } from './digits'

const RIALS_IN_TOMAN = 10
const THOUSANDS = /\B(?=(?:\d{3})+$)/g
const MINUS = '\u200e\u2212'

export function currencyName(): string {
  return 'تومان'
}

/** As `Intl` writes fa-IR, but with a comma; building its formatter would keep a phone busy for 80 ms at start. */
export function formatNumber(value: number): string {
  const size = Math.abs(value)
  const rounded = Number.isInteger(size) ? size : Math.round(size * 10) / 10
  const [whole = '', part] = String(rounded).split('.')
  const grouped = persianDigits(whole.replace(THOUSANDS, ','))
  return `${value < 0 ? MINUS : ''}${grouped}${part ? `٫${persianDigits(part)}` : ''}`
}

/** ۴٫۰: of ratings beside one another each has its tenths. */
export function formatRating(value: number): string {
  return persianDigits(value.toFixed(1)).replace('.', '٫')
}

export function toUnits(rials: number): number {
  return rials / RIALS_IN_TOMAN
}

export function fromUnits(toman: number): number {
  return toman * RIALS_IN_TOMAN
}

export function formatAmount(rials: number): string {
  return formatNumber(toUnits(rials))
}

const THOUSAND_TOMANS = 10_000
const MILLION_TOMANS = 10_000_000

/** ۸۰۰ هزار تومان، ۱٫۵ میلیون تومان */
export function formatRoundedAmount(rials: number): string {
  return rials >= MILLION_TOMANS
    ? `${formatNumber(rials / MILLION_TOMANS)} میلیون ${currencyName()}`
    : `${formatNumber(rials / THOUSAND_TOMANS)} هزار ${currencyName()}`
}
