import { NO_LINE, UNEXPECTED } from './sentence'

export type FailureEffect = 'none' | 'leave-to-auth-or-home' | 'reset-and-reload'

type Row = {
  message: string
  effect: FailureEffect
  /** The answer's own `error` is shown in place of the sentence here. */
  fromAnswer?: true
}

const table = new Map<number, Row>([
  [400, { message: 'درخواست درست نبود.', effect: 'none', fromAnswer: true }],
  [401, { message: 'برای ادامه باید وارد شوید.', effect: 'leave-to-auth-or-home' }],
  [404, { message: 'صفحهٔ درخواستی پیدا نشد.', effect: 'none' }],
  [408, { message: 'پاسخ فروشگاه طول کشید؛ دوباره تلاش کنید.', effect: 'none' }],
  [409, { message: 'همین درخواست در حال انجام است؛ کمی صبر کنید.', effect: 'none' }],
  [410, { message: 'این کالا دیگر فروخته نمی‌شود.', effect: 'none', fromAnswer: true }],
  [412, { message: 'این کار انجام نشد.', effect: 'none', fromAnswer: true }],
  [413, { message: 'حجم آنچه فرستادید بیش از اندازه است.', effect: 'none' }],
  [419, { message: 'برای امنیت شما باید دوباره وارد شوید.', effect: 'reset-and-reload' }],
  [422, { message: 'برخی از ورودی‌ها درست نیست.', effect: 'none' }],
  [
    429,
    {
      message: 'درخواست‌ها پشت سر هم زیاد بود؛ کمی بعد دوباره تلاش کنید.',
      effect: 'none',
      fromAnswer: true,
    },
  ],
  [500, { message: 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.', effect: 'none' }],
  [502, { message: 'فروشگاه پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.', effect: 'none' }],
  [503, { message: 'فروشگاه برای مدت کوتاهی در دسترس نیست.', effect: 'reset-and-reload' }],
  [504, { message: 'فروشگاه به‌موقع پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.', effect: 'none' }],
])

const other: Row = { message: UNEXPECTED, effect: 'none', fromAnswer: true }

export function onStatus(status: number, answered?: string) {
  const { message, effect, fromAnswer } = table.get(status) ?? other
  return { message: (fromAnswer && answered) || message, effect }
}

const unsent = 'درخواست فرستاده نشد؛ دوباره تلاش کنید.'
const slow = 'پاسخ فروشگاه طول کشید؛ دوباره تلاش کنید.'
export const unreadable = 'پاسخ فروشگاه خوانده نشد؛ لطفاً کمی بعد دوباره تلاش کنید.'

/** `null` is silence: the shopper asked for nothing that could be told as failed. */
const networkTable = new Map<string, string | null>([
  ['ERR_NETWORK', NO_LINE],
  ['ERR_INTERNET_DISCONNECTED', NO_LINE],
  ['ECONNREFUSED', NO_LINE],
  ['ECONNRESET', NO_LINE],
  ['ENOTFOUND', NO_LINE],
  ['ECONNABORTED', slow],
  ['ETIMEDOUT', slow],
  ['ERR_BAD_REQUEST', unsent],
  ['ERR_BAD_RESPONSE', unreadable],
  ['ERR_INVALID_URL', 'نشانی درخواست درست نیست.'],
  ['ERR_FR_TOO_MANY_REDIRECTS', unreadable],
  ['ERR_FORM_DATA_DEPTH_EXCEEDED', unsent],
  ['ERR_BAD_OPTION', unsent],
  ['ERR_BAD_OPTION_VALUE', unsent],
  ['ERR_NOT_SUPPORT', 'مرورگر شما این کار را نمی‌تواند؛ آن را به‌روز کنید.'],
  ['ERR_DEPRECATED', null],
  ['ERR_CANCELED', null],
])

/** The codes that have a row, for whoever checks that none is missing. */
export const knownNetworkCodes: ReadonlySet<string> = new Set(networkTable.keys())

export function onNetworkCode(code: string | undefined): string | null {
  const sentence = networkTable.get(code ?? 'ERR_NETWORK')
  return sentence === undefined ? NO_LINE : sentence
}
