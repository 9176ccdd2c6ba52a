import { formatNumber } from '@/lib/persian/money'

export function foundText(count: number, choices: number): string {
  const filters = choices > 0 ? ` با ${formatNumber(choices)} فیلتر` : ''
  return count === 0 ? `کالایی${filters} پیدا نشد` : `${formatNumber(count)} کالا${filters}`
}
