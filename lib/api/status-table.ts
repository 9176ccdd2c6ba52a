import { NO_LINE, UNEXPECTED } from './sentence'
import { effectOf } from './status-effects'

type Row = {
  message: string
  /** The answer's own `error` is shown in place of the sentence here. */
  fromAnswer?: true
}

const table = new Map<number, Row>([
  [400, { message: 'درخواست درست نبود.', fromAnswer: true }],
  [401, { message: 'برای ادامه باید وارد شوید.' }],
  [404, { message: 'صفحهٔ درخواستی پیدا نشد.' }],
  [408, { message: 'پاسخ فروشگاه طول کشید؛ دوباره تلاش کنید.' }],
  [409, { message: 'همین درخواست در حال انجام است؛ کمی صبر کنید.' }],
  [410, { message: 'این کالا دیگر فروخته نمی‌شود.', fromAnswer: true }],
  [412, { message: 'این کار انجام نشد.', fromAnswer: true }],
  [413, { message: 'حجم آنچه فرستادید بیش از اندازه است.' }],
  [419, { message: 'برای امنیت شما باید دوباره وارد شوید.' }],
  [422, { message: 'برخی از ورودی‌ها درست نیست.' }],
  [
    429,
    {
      message: 'درخواست‌ها پشت سر هم زیاد بود؛ کمی بعد دوباره تلاش کنید.',
      fromAnswer: true,
    },
  ],
  [500, { message: 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.' }],
  [502, { message: 'فروشگاه پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.' }],
  [503, { message: 'فروشگاه برای مدت کوتاهی در دسترس نیست.' }],
  [504, { message: 'فروشگاه به‌موقع پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.' }],
])

const other: Row = { message: UNEXPECTED, fromAnswer: true }

export function onStatus(status: number, answered?: string) {
  const { message, fromAnswer } = table.get(status) ?? other
  return { message: (fromAnswer && answered) || message, effect: effectOf(status) }
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
