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

const THOUSAND = 1_000
const MILLION = 1_000_000
const BILLION = 1_000_000_000

const SCALES = [
  { size: BILLION, scale: 'میلیارد' },
  { size: MILLION, scale: 'میلیون' },
  { size: THOUSAND, scale: 'هزار' },
] as const

/** «۲٫۲» and «میلیون»; the whole amount and no word where more than a tenth would be lost. */
export function shortenAmount(rials: number): { amount: string; scale: string } {
  const amount = toUnits(rials)
  const fitting = SCALES.find(({ size }) => amount >= size)
  if (!fitting || !Number.isInteger((amount * 10) / fitting.size))
    return { amount: formatNumber(amount), scale: '' }
  return { amount: formatNumber(amount / fitting.size), scale: fitting.scale }
}

/** ۸۰۰ هزار تومان، ۱٫۵ میلیون تومان، ۲ میلیارد ریال */
export function formatRoundedAmount(rials: number): string {
  const amount = toUnits(rials)
  if (amount >= BILLION) return `${formatNumber(amount / BILLION)} میلیارد ${currencyName()}`
  return amount >= MILLION
    ? `${formatNumber(amount / MILLION)} میلیون ${currencyName()}`
    : `${formatNumber(amount / THOUSAND)} هزار ${currencyName()}`
}
