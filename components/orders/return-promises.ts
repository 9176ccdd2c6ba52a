import type { WholeOrder } from '@/lib/contract/orders/order'
import { RETURN_ANSWER_DAYS, RETURN_CHECK_DAYS } from '@/lib/domain/return-policy'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { isOrderLate } from './order-arrival'

export type ReturnWants = {
  exchange: boolean
  money: boolean
  /** Of goods that a return had paid for, and no bank. */
  isOfExchange: boolean
}

const workingDays = (days: number) => `تا ${persianDigits(days)} روز کاری`
export const ANSWER_DAYS = workingDays(RETURN_ANSWER_DAYS)
export const CHECK_DAYS = workingDays(RETURN_CHECK_DAYS)

/** Who pays the way back, as `findReturnPayer` finds it. */
export const RETURN_COSTS = {
  shop: 'هزینهٔ برگرداندن کالا با فروشگاه است.',
  customer: 'هزینهٔ برگرداندن کالا با شماست و هنگام ارسال آن را می‌پردازید.',
  by_reason:
    'هزینهٔ برگرداندن کالای خراب، ناقص یا اشتباه و رفت و برگشت اولین تعویض اندازه یا رنگ با فروشگاه است و در انصراف از خرید با شما.',
}

/** The same of an exchange, which is sent for nothing. */
export const EXCHANGE_COSTS = {
  ...RETURN_COSTS,
  shop: 'رفت و برگشت این تعویض با فروشگاه است.',
  by_reason: 'رفت و برگشت اولین تعویض اندازه یا رنگ با فروشگاه است.',
}

/** What the customer gets in the end. */
export function describeReturnEnd({ exchange, money, isOfExchange }: ReturnWants): string {
  if (!exchange) {
    const credit = isOfExchange ? '' : `؛ ${WALLET_CREDIT}`
    return `پس از بازبینی، پول به کیف پول شما می‌آید${credit}.`
  }
  const credit = isOfExchange ? '' : ` و ${WALLET_CREDIT}`
  const rest = money ? `؛ باقی‌ماندهٔ پول به کیف پول شما می‌آید${credit}` : ''
  return `پس از بازبینی، کالای جایگزین را رایگان می‌فرستیم${rest}.`
}

/** The button that asks the shop about what is late. */
export const LATE_TICKET = 'نوشتن به پشتیبانی'

type PromisedReturn = Pick<WholeOrder, 'order' | 'promised_by'>

/** The courier should have been there; nobody has written since that the goods came. */
export function isPickupMissed({ order }: Pick<WholeOrder, 'order'>, now = new Date()): boolean {
  const { type, status, delivery } = order
  const isAwaited = type === 'refer' && status === 'refer_accept'
  return isAwaited && delivery !== null && delivery.day < toTehranTime(now).day
}

/** What the shop has promised of a return has gone by, and was not done. */
export function isReturnLate(whole: PromisedReturn, now = new Date()): boolean {
  const { promised_by: promisedBy } = whole
  return (promisedBy !== undefined && new Date(promisedBy) < now) || isPickupMissed(whole, now)
}

/** What the shop has promised of an order or of a return has gone by. */
export function isLate(whole: PromisedReturn, now = new Date()): boolean {
  return isReturnLate(whole, now) || isOrderLate(whole.order, now)
}
