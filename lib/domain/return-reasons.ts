type Payer = 'shop' | 'customer'

/**
 * The shop pays where it is to blame, and both ways of an exchange for another size or colour, once for
 * each line of an order. Of the others the law lets the buyer pay the way back.
 */
const PAYERS: Record<string, Payer | 'shop_once'> = {
  'خراب یا آسیب‌دیده بود': 'shop',
  'کالای دیگری رسید': 'shop',
  'با توضیح صفحه یکی نبود': 'shop',
  'اندازه یا رنگش مناسب نبود': 'shop_once',
  'چیزی از آن کم بود': 'shop',
  'پشیمان شدم': 'customer',
}
export const returnReasons = Object.keys(PAYERS)

/** A mind that was changed wants its money back. */
export const exchangeReasons = returnReasons.filter((reason) => PAYERS[reason] !== 'customer')

/** The shop has not sent what was bought: it can send the same variant, whole. */
const REPLACED = ['خراب یا آسیب‌دیده بود', 'کالای دیگری رسید', 'چیزی از آن کم بود']

/** Whether goods returned for this reason can be exchanged for the very variant that was bought. */
export function isReplacedAlike(reason: string): boolean {
  return REPLACED.includes(reason)
}

/** A picture shows what the shop has done wrong, and nothing of a mind that was changed. */
export function isShownByPicture(reason: string): boolean {
  return PAYERS[reason] === 'shop'
}

export type ReasonedReturn = {
  reason: string
  isExchange: boolean
  /** No exchange of its line has been paid for yet. */
  hasFreeExchange: boolean
}

function payerOf({ reason, isExchange, hasFreeExchange }: ReasonedReturn): Payer | undefined {
  const payer = PAYERS[reason]
  if (payer !== 'shop_once') return payer
  return isExchange && hasFreeExchange ? 'shop' : 'customer'
}

/** Who pays the way back of these goods; by each reason where they differ or none is chosen. */
export function findReturnPayer(goods: readonly ReasonedReturn[]): Payer | 'by_reason' {
  const [first, ...others] = goods.map(payerOf)
  return first && others.every((payer) => payer === first) ? first : 'by_reason'
}

/** What the shop has sent broken, incomplete or by mistake takes nothing off what it owes for a size or colour. */
export const freeExchangeReasons = returnReasons.filter((reason) => PAYERS[reason] === 'shop_once')
