/** True where the shop is to blame; of the others the law lets the buyer pay the way back. */
const FAULT_OF_SHOP: Record<string, boolean> = {
  'خراب یا آسیب‌دیده بود': true,
  'کالای دیگری رسید': true,
  'با توضیح صفحه یکی نبود': true,
  'اندازه یا رنگش مناسب نبود': false,
  'چیزی از آن کم بود': true,
  'پشیمان شدم': false,
}
export const returnReasons = Object.keys(FAULT_OF_SHOP)

/** Who pays the way back of goods with these reasons; by each reason where they differ or none is chosen. */
export function findReturnPayer(reasons: readonly string[]): 'shop' | 'customer' | 'by_reason' {
  const faults = reasons.map((reason) => FAULT_OF_SHOP[reason])
  if (faults.length === 0) return 'by_reason'
  if (faults.every((isFault) => isFault === true)) return 'shop'
  return faults.every((isFault) => isFault === false) ? 'customer' : 'by_reason'
}
