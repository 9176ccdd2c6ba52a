import { expect, test } from 'vitest'
import { canChangePickup } from '@/lib/domain/order-transitions'
import {
  findReturnPromise,
  RETURN_ANSWER_DAYS,
  RETURN_CHECK_DAYS,
} from '@/lib/domain/return-policy'
import { findReturnPayer, returnReasons } from '@/lib/domain/return-reasons'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { pages } from '@/lib/server/db/seed/demo/pages'
import { outlines } from '@/lib/server/db/seed/page-outlines'

const forMoney = (reason: string) => ({ reason, isExchange: false, hasFreeExchange: true })
const NOT_FITTING = 'اندازه یا رنگش مناسب نبود'

test.each([
  [[], 'by_reason'],
  [['', 'پشیمان شدم'], 'by_reason'],
  [['پشیمان شدم', 'خراب یا آسیب‌دیده بود'], 'by_reason'],
  [['پشیمان شدم', NOT_FITTING], 'customer'],
  [['چیزی از آن کم بود', 'کالای دیگری رسید'], 'shop'],
] as const)('the way back of goods with the reasons %j is paid by %s', (reasons, payer) => {
  expect(findReturnPayer(reasons.map(forMoney))).toBe(payer)
})

test.each([
  ['the first exchange of what does not fit', NOT_FITTING, true, 'shop'],
  ['its second exchange', NOT_FITTING, false, 'customer'],
  ['the exchange of what was broken, whatever came before', 'خراب یا آسیب‌دیده بود', false, 'shop'],
  ['an exchange by a change of mind', 'پشیمان شدم', true, 'customer'],
] as const)('%s is paid by the one who must', (_, reason, hasFreeExchange, payer) => {
  const exchange = { reason, isExchange: true, hasFreeExchange }
  expect(findReturnPayer([exchange])).toBe(payer)
  expect(findReturnPayer([exchange, forMoney('پشیمان شدم')])).toBe(
    payer === 'shop' ? 'by_reason' : 'customer',
  )
})

test('every reason names who pays', () => {
  const payers = returnReasons.map((reason) => findReturnPayer([forMoney(reason)]))
  expect(payers).not.toContain('by_reason')
})

test.each([
  ['refer_request', '2026-11-26T13:30', '2026-11-28T23:59:59.999'],
  ['refer_request', '2026-11-27T00:30', '2026-11-28T23:59:59.999'],
  ['refer_request', '2026-11-28T00:10', '2026-11-29T23:59:59.999'],
  ['returned', '2026-11-26T13:30', '2026-11-29T23:59:59.999'],
] as const)(
  'a return that is %s at %s in Tehran is taken on by the end of a working day, %s',
  (status, since, until) => {
    const promised = findReturnPromise(status, new Date(`${since}+03:30`))
    expect(promised).toEqual(new Date(`${until}+03:30`))
  },
)

test.each(['refer_accept', 'refer_done'] as const)(
  'nothing is promised of a return that is %s',
  (status) => {
    expect(findReturnPromise(status, new Date('2026-11-26T10:00:00.000Z'))).toBeNull()
  },
)

test.each([
  ['before anybody has accepted it', 'refer_request', { day: '2026-11-28' }, true],
  ['before its day', 'refer_accept', { day: '2026-11-28' }, true],
  ['on its day', 'refer_accept', { day: '2026-11-27' }, false],
  ['once the day went by without the courier', 'refer_accept', { day: '2026-11-26' }, true],
  ['where it has none', 'refer_accept', null, true],
  ['once the goods are there', 'returned', { day: '2026-11-28' }, false],
] as const)(
  'the hours of the courier of a return change %s: %s, %j, %s',
  (_, status, delivery, can) => {
    expect(canChangePickup({ type: 'refer', status, delivery }, '2026-11-27')).toBe(can)
  },
)

const numbers = ['صفر', 'یک', 'دو', 'سه']

test('the pages of returns promise the days and the payer that the form does', () => {
  const text = pages.find(({ slug }) => slug === 'returns')?.body
  expect(text).toContain(`تا ${numbers[RETURN_ANSWER_DAYS]} روز کاری پاسخ`)
  expect(text).toContain(`بررسی در انبار حداکثر ${numbers[RETURN_CHECK_DAYS]} روز کاری`)
  expect(text).toMatch(/ایراد، آسیب، کالای اشتباه:<\/strong> با ویترین/)
  expect(text).toMatch(
    /تعویض اندازه یا رنگ:<\/strong> رفت و برگشت با ویترین، برای هر کالای سفارش یک بار/,
  )
  expect(text).toMatch(/انصراف:<\/strong> با خریدار/)
  const outline = outlines.find(({ slug }) => slug === 'returns')?.body
  expect(outline).toContain('تعویض اندازه یا رنگ برای هر کالای سفارش یک بار با فروشگاه')
  const toAccount = 'آنچه را با کارت بانکی پرداخته‌اید، از صفحهٔ کیف پول می‌توانید'
  expect(text).toContain(toAccount)
  expect(WALLET_CREDIT).toContain(toAccount)
})
