import { formatNumber, toUnits } from '@/lib/persian/money'

const SCALES = [
  { size: 1_000_000_000, word: ' میلیارد' },
  { size: 1_000_000, word: ' میلیون' },
  { size: 1_000, word: ' هزار' },
]

/** «۵ میلیون», as exact as one digit after the point allows; a smaller part is written out. */
export function shortAmount(rials: number): string {
  const amount = toUnits(rials)
  const scale = SCALES.find(({ size }) => amount >= size && (amount * 10) % size === 0)
  return scale ? `${formatNumber(amount / scale.size)}${scale.word}` : formatNumber(amount)
}
