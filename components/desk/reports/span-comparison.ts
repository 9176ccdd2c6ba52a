import { growthPercentOf } from '@/lib/domain/percents'
import { formatNumber } from '@/lib/persian/money'

/** Of fewer orders a change is chance. */
const FEWEST_TO_COMPARE = 5
/** From here on a change is told as «۴ برابر» rather than in percent. */
const TIMES_FROM = 3

export const canCompare = (formerOrders: number) => formerOrders >= FEWEST_TO_COMPARE

export type SpanComparison = { text: string; tone: 'more' | 'less' | 'same' }

type Compared = {
  now: number
  before: number
  /** Enough was sold before to stand beside. */
  hasBefore: boolean
  /** What the days before are called. */
  name?: string
}

const FORMER_SPAN = 'بازهٔ پیش'

/** Once over all the figures, where `compareSpans` says nothing of each. */
export function describeTooFew(formerOrders: number, name = FORMER_SPAN): string {
  const had = formerOrders === 0 ? 'سفارشی نداشت' : `${formatNumber(formerOrders)} سفارش داشت`
  return `${name} ${had} و برای سنجش کم است.`
}

/** Beside the days before: the one rule of today's page and of the reports. Null where they are too few. */
export function compareSpans(compared: Compared): SpanComparison | null {
  const { now, before, hasBefore, name = FORMER_SPAN } = compared
  if (!hasBefore) return null
  if (now === before) return { text: `برابر ${name}`, tone: 'same' }
  const percent = before > 0 ? growthPercentOf(now, before) : null
  if (percent === null) return { text: `در ${name} صفر بود`, tone: 'same' }
  if (percent === 0) return { text: `برابر ${name}`, tone: 'same' }
  if (now / before >= TIMES_FROM)
    return { text: `${formatNumber(Math.round(now / before))} برابر ${name}`, tone: 'more' }
  const size = `${formatNumber(Math.abs(percent))}٪`
  return percent > 0
    ? { text: `${size} بیشتر از ${name}`, tone: 'more' }
    : { text: `${size} کمتر از ${name}`, tone: 'less' }
}
