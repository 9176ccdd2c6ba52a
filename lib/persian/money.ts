import { CURRENCY_NAMES, getCurrency, RIALS_IN } from './currency'
import { persianDigits } from './digits'

const THOUSANDS = /\B(?=(?:\d{3})+$)/g
const MINUS = '\u200e\u2212'

export function currencyName(): string {
  return CURRENCY_NAMES[getCurrency()]
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

/** From what is stored to what people read. */
export function toUnits(rials: number): number {
  return rials / RIALS_IN[getCurrency()]
}

/** From what people type to what is stored. */
export function fromUnits(amount: number): number {
  return amount * RIALS_IN[getCurrency()]
}

export function formatAmount(rials: number): string {
  return formatNumber(toUnits(rials))
}
