import { currencyName, formatNumber, toUnits } from './money'

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
