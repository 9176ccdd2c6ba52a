import { AxiosError } from 'axios'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/lib/client/http/errors'
import {
  knownNetworkCodes,
  describeNetworkCode,
  describeStatus,
} from '@/lib/client/http/status-messages'

describe('an HTTP status', () => {
  test.each([
    [400, 'موبایل درست نیست.', 'موبایل درست نیست.', 'none'],
    [401, 'هرچه', 'برای ادامه باید وارد شوید.', 'leave-to-auth-or-home'],
    [404, 'هرچه', 'صفحه پیدا نشد.', 'none'],
    [412, 'مهلت این کد تمام شده است.', 'مهلت این کد تمام شده است.', 'none'],
    [419, 'هرچه', 'برای امنیت شما باید دوباره وارد شوید.', 'reload-or-log-in'],
    [422, 'هرچه', 'برخی از ورودی‌ها درست نیست.', 'none'],
    [429, 'امروز به سقف رسیده‌اید.', 'امروز به سقف رسیده‌اید.', 'none'],
    [500, 'هرچه', 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.', 'none'],
    [503, 'هرچه', 'فروشگاه برای مدت کوتاهی در دسترس نیست.', 'reload-or-wait'],
  ])('%i, answered «%s», says «%s» and does %s', (status, answered, message, effect) => {
    expect(describeStatus(status, { answered })).toBe(message)
    expect(new ApiError({ kind: 'status', status, message }).effect).toBe(effect)
  })

  test.each([408, 409, 410, 413, 418, 425, 501, 502, 504])(
    '%i says the sentence of the answer',
    (status) => {
      expect(describeStatus(status, { answered: 'جملهٔ پاسخ.' })).toBe('جملهٔ پاسخ.')
      expect(describeStatus(status)).toMatch(/[؀-ۿ]/)
    },
  )

  test('outside the table shows the sentence of the answer', () => {
    expect(describeStatus(418, { answered: 'من قوری‌ام.' })).toBe('من قوری‌ام.')
    expect(describeStatus(418)).toBe('خطای پیش‌بینی‌نشده‌ای رخ داد.')
  })

  test('503 of a busy shop shows the sentence of the answer, and leads nobody away', () => {
    expect(describeStatus(503, { answered: 'چند لحظه بعد.', code: 'busy' })).toBe('چند لحظه بعد.')
    const error = new ApiError({ kind: 'status', status: 503, code: 'busy', message: '' })
    expect(error.effect).toBe('none')
  })

  test('400 without a sentence has one of its own', () => {
    expect(describeStatus(400, { answered: '' })).toBe('درخواست درست نبود.')
  })
})

describe('how long to wait', () => {
  const LATER = 'درخواست کد زیاد بود؛ کمی بعد دوباره تلاش کنید.'

  test.each([
    [0, 'درخواست کد زیاد بود؛ ۱ ثانیهٔ دیگر دوباره تلاش کنید.'],
    [59, 'درخواست کد زیاد بود؛ ۵۹ ثانیهٔ دیگر دوباره تلاش کنید.'],
    [60, 'درخواست کد زیاد بود؛ ۱ دقیقهٔ دیگر دوباره تلاش کنید.'],
    [61, 'درخواست کد زیاد بود؛ ۲ دقیقهٔ دیگر دوباره تلاش کنید.'],
    [7_000, 'درخواست کد زیاد بود؛ ۲ ساعت دیگر دوباره تلاش کنید.'],
  ])('%i seconds are told in the place of «a little later»', (retryAfter, sentence) => {
    expect(describeStatus(429, { answered: LATER, code: 'rate_limited', retryAfter })).toBe(
      sentence,
    )
  })

  test('is told after a sentence that says nothing of it, and in the one of a shop without words', () => {
    const wait = { retryAfter: 30 }
    const sentence = '۳۰ ثانیهٔ دیگر دوباره تلاش کنید.'
    expect(describeStatus(429, { answered: 'تیکت‌ها زیاد بود.', ...wait })).toBe(
      `تیکت‌ها زیاد بود. ${sentence}`,
    )
    expect(describeStatus(429, wait)).toBe(`درخواست‌ها پشت سر هم زیاد بود؛ ${sentence}`)
    const busy = { answered: 'فروشگاه همین حالا شلوغ است؛ چند لحظه بعد دوباره تلاش کنید.' }
    expect(describeStatus(503, { ...busy, code: 'busy', ...wait })).toBe(
      `فروشگاه همین حالا شلوغ است؛ ${sentence}`,
    )
  })

  test("is left to the sentence of a day's limit, which says when", () => {
    const answered = 'امروز به سقف ۵ پست رسیده‌اید؛ فردا ادامه دهید.'
    const limit = { answered, code: 'daily_limit_reached', retryAfter: 3_000 } as const
    expect(describeStatus(429, limit)).toBe(answered)
  })
})

describe('a network error code', () => {
  test('of a canceled call has no sentence', () =>
    expect(describeNetworkCode('ERR_CANCELED')).toBeNull())

  const silent = ['ERR_CANCELED', 'ERR_DEPRECATED']
  const codes = Object.values(AxiosError).filter((one) => typeof one === 'string')

  test.each(codes)('%s has a row of its own', (code) => {
    expect(knownNetworkCodes).toContain(code)
    if (silent.includes(code)) expect(describeNetworkCode(code)).toBeNull()
    else expect(describeNetworkCode(code)).toMatch(/[؀-ۿ].*[.؛]/)
  })

  test('is known to axios', () => expect(codes).toContain('ERR_NETWORK'))

  test('that is unknown counts as a lost connection', () => {
    expect(describeNetworkCode('EWHATEVER')).toBe(describeNetworkCode('ERR_NETWORK'))
    expect(describeNetworkCode(undefined)).toBe(describeNetworkCode('ERR_NETWORK'))
  })
})
