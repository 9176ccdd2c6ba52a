import { expect, test } from 'vitest'
import { RETURN_ANSWER_DAYS, RETURN_CHECK_DAYS } from '@/lib/domain/return-policy'
import { findReturnPayer, returnReasons } from '@/lib/domain/return-reasons'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { pages } from '@/lib/server/db/seed/demo/pages'

test.each([
  [[], 'by_reason'],
  [['', 'پشیمان شدم'], 'by_reason'],
  [['پشیمان شدم', 'خراب یا آسیب‌دیده بود'], 'by_reason'],
  [['پشیمان شدم', 'اندازه یا رنگش مناسب نبود'], 'customer'],
  [['چیزی از آن کم بود', 'کالای دیگری رسید'], 'shop'],
] as const)('the way back of goods with the reasons %j is paid by %s', (reasons, payer) => {
  expect(findReturnPayer(reasons)).toBe(payer)
})

test('every reason names who pays', () => {
  expect(returnReasons.map((reason) => findReturnPayer([reason]))).not.toContain('by_reason')
})

const numbers = ['صفر', 'یک', 'دو', 'سه']

test('the page of returns of the demo promises the days and the payer that the form does', () => {
  const text = pages.find(({ slug }) => slug === 'returns')?.body
  expect(text).toContain(`تا ${numbers[RETURN_ANSWER_DAYS]} روز کاری پاسخ`)
  expect(text).toContain(`بررسی در انبار حداکثر ${numbers[RETURN_CHECK_DAYS]} روز کاری`)
  expect(text).toMatch(/ایراد، آسیب، کالای اشتباه:<\/strong> با ویترین/)
  expect(text).toMatch(/انصراف:<\/strong> با خریدار/)
  expect(text).toContain('خرید بعدی')
  expect(WALLET_CREDIT).toContain('خرید بعدی')
})
