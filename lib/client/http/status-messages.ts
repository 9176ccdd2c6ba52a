import type { ErrorCode } from '@/lib/contract/error-codes'
import { persianDigits } from '@/lib/persian/digits'
import { NO_CONNECTION, UNEXPECTED_ERROR } from './error-message'

type Row = {
  message: string
  /** The answer's own `error` is shown instead. */
  isFromAnswer?: true
}

const statusTable = new Map<number, Row>([
  [400, { message: 'درخواست درست نبود.', isFromAnswer: true }],
  [401, { message: 'برای ادامه باید وارد شوید.' }],
  [404, { message: 'صفحه پیدا نشد.' }],
  [408, { message: 'پاسخ فروشگاه طول کشید؛ دوباره تلاش کنید.', isFromAnswer: true }],
  [409, { message: 'همین درخواست در حال انجام است؛ کمی صبر کنید.', isFromAnswer: true }],
  [410, { message: 'این کالا دیگر فروخته نمی‌شود.', isFromAnswer: true }],
  [412, { message: 'این کار انجام نشد.', isFromAnswer: true }],
  [413, { message: 'حجم آنچه فرستادید بیش از اندازه است.', isFromAnswer: true }],
  [419, { message: 'برای امنیت شما باید دوباره وارد شوید.' }],
  [422, { message: 'برخی از ورودی‌ها درست نیست.' }],
  [
    429,
    {
      message: 'درخواست‌ها پشت سر هم زیاد بود؛ کمی بعد دوباره تلاش کنید.',
      isFromAnswer: true,
    },
  ],
  [500, { message: 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.' }],
  [502, { message: 'فروشگاه پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.', isFromAnswer: true }],
  [503, { message: 'فروشگاه برای مدت کوتاهی در دسترس نیست.' }],
  [504, { message: 'فروشگاه به‌موقع پاسخ نداد؛ لطفاً کمی بعد دوباره تلاش کنید.', isFromAnswer: true }],
])

const otherStatus: Row = { message: UNEXPECTED_ERROR, isFromAnswer: true }

function formatWait(seconds: number): string {
  if (seconds < 60) return `${persianDigits(Math.max(1, Math.ceil(seconds)))} ثانیهٔ`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${persianDigits(minutes)} دقیقهٔ`
  return `${persianDigits(Math.ceil(minutes / 60))} ساعت`
}

const LATER = /(?:کمی|چند لحظه) بعد/

/** «کمی بعد» becomes how long that is; a sentence that says nothing of it has it added. */
function tellWait(message: string, seconds: number): string {
  const when = `${formatWait(seconds)} دیگر`
  return LATER.test(message) ? message.replace(LATER, when) : `${message} ${when} دوباره تلاش کنید.`
}

type Described = {
  /** The answer's own sentence. */
  answered?: string | undefined
  code?: ErrorCode | undefined
  /** Seconds. */
  retryAfter?: number | undefined
}

/** Of a shop that is busy its own sentence says with what; of a day's limit it says when. */
export function describeStatus(status: number, described: Described = {}): string {
  const { answered, code, retryAfter } = described
  const { message, isFromAnswer } = statusTable.get(status) ?? otherStatus
  const isBusy = code === 'busy'
  const sentence = ((isFromAnswer || isBusy) && answered) || message
  const isTimed = isBusy || (status === 429 && code !== 'daily_limit_reached')
  return isTimed && retryAfter !== undefined ? tellWait(sentence, retryAfter) : sentence
}

const NOT_SENT = 'درخواست فرستاده نشد؛ دوباره تلاش کنید.'
const TIMED_OUT = 'پاسخ فروشگاه طول کشید؛ دوباره تلاش کنید.'
export const UNREADABLE_ANSWER = 'پاسخ فروشگاه خوانده نشد؛ لطفاً کمی بعد دوباره تلاش کنید.'

/** `null` is silence: the shopper asked for nothing that could be told as failed. */
const networkTable = new Map<string, string | null>([
  ['ERR_NETWORK', NO_CONNECTION],
  ['ERR_INTERNET_DISCONNECTED', NO_CONNECTION],
  ['ECONNREFUSED', NO_CONNECTION],
  ['ECONNRESET', NO_CONNECTION],
  ['ENOTFOUND', NO_CONNECTION],
  ['ECONNABORTED', TIMED_OUT],
  ['ETIMEDOUT', TIMED_OUT],
  ['ERR_BAD_REQUEST', NOT_SENT],
  ['ERR_BAD_RESPONSE', UNREADABLE_ANSWER],
  ['ERR_INVALID_URL', 'نشانی درخواست درست نیست.'],
  ['ERR_FR_TOO_MANY_REDIRECTS', UNREADABLE_ANSWER],
  ['ERR_FORM_DATA_DEPTH_EXCEEDED', NOT_SENT],
  ['ERR_BAD_OPTION', NOT_SENT],
  ['ERR_BAD_OPTION_VALUE', NOT_SENT],
  ['ERR_NOT_SUPPORT', 'مرورگر شما این کار را نمی‌تواند؛ آن را به‌روز کنید.'],
  ['ERR_DEPRECATED', null],
  ['ERR_CANCELED', null],
])

/** The codes that have a row, for whoever checks that none is missing. */
export const knownNetworkCodes: ReadonlySet<string> = new Set(networkTable.keys())

export function describeNetworkCode(code: string | undefined): string | null {
  const sentence = networkTable.get(code ?? 'ERR_NETWORK')
  return sentence === undefined ? NO_CONNECTION : sentence
}
