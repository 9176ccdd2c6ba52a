import { formatNumber } from '@/lib/persian/money'

const SHOWN_DIGITS = 2

/** What is known only to be at least so much is no more exact than its first two digits. */
function roundDown(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - SHOWN_DIGITS)
  return Math.floor(count / unit) * unit
}

/** «۱۲٬۰۰۰ کالا», or «بیش از ۱۲٬۰۰۰ کالا» where they were too many to be counted. */
export function describeProductCount(count: number, isMinimum: boolean): string {
  return isMinimum ? `بیش از ${formatNumber(roundDown(count))} کالا` : `${formatNumber(count)} کالا`
}

/** The same beside a filter: a number, a plus, or nothing where a sample held none. */
export function formatFacetCount(count: number, isMinimum: boolean): string {
  if (!isMinimum) return formatNumber(count)
  return count === 0 ? '' : `${formatNumber(roundDown(count))}+`
}
