import { persianDigits } from '@/lib/persian/digits'

/** One attempt to pay, as a gateway knows it. */
export type PaymentAttempt = {
  id: number
  amount: number
  authority: string
}

export type PaymentStart = {
  id: number
  amount: number
  callbackUrl: string
  description: string
  mobile: string
}

export type PaymentVerdict =
  | { kind: 'paid'; refId: string; card: string | null }
  | { kind: 'failed'; reason: string }
  /** The bank has not decided yet. */
  | { kind: 'pending' }
  /** No answer, or none about this payment: it may well have been paid. */
  | { kind: 'unknown' }
  /** The bank has paid the money back. */
  | { kind: 'reversed' }

export type Gateway = {
  name: string
  title: string
  /** Throws a `GatewayFailure` when no payment was opened. */
  start: (start: PaymentStart) => Promise<{ authority: string; redirectUrl: string }>
  /** The attempt that a callback names; nothing else in it is believed. */
  authorityOf: (params: URLSearchParams) => string | null
  /** At the callback: captures the money where it has been paid. */
  verify: (attempt: PaymentAttempt) => Promise<PaymentVerdict>
  /** Without a callback. */
  inquire: (attempt: PaymentAttempt) => Promise<PaymentVerdict>
  /** Pays the money back at the bank. */
  reverse?: (attempt: PaymentAttempt) => Promise<'reversed' | 'declined' | 'unknown'>
}

/** The failure of an attempt that can still be paid, at the bank's page that stays open. */
export const UNPAID_FAILURE = 'unpaid'

type FailureMessages = {
  /** What the shopper can do about it, where that is known. */
  shopper?: string | undefined
  /** What the owner reads who tries the gateway. */
  owner?: string | undefined
}

const AWAY = 'درگاه پاسخ نداد؛ کمی بعد دوباره بیازمایید.'

export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly shopperMessage: string | undefined
  readonly ownerMessage: string

  constructor(message: string, { shopper, owner = AWAY }: FailureMessages = {}) {
    super(message)
    this.shopperMessage = shopper
    this.ownerMessage = owner
  }
}

/** What a gateway that opens no payment has against it. */
export const REFUSED_BECAUSE = {
  unknownMerchant: 'درگاه این کد پذیرنده را نمی‌شناسد؛ آن را از پنل درگاه دوباره بردارید.',
  inactiveMerchant: 'این پذیرنده در درگاه هنوز فعال نیست؛ پنل درگاه را ببینید.',
  unknownServer: 'درگاه نشانی این سرور یا دامنه را نمی‌پذیرد؛ آن را در پنل درگاه ثبت کنید.',
}

export function refusedWith(code: number | string | null): string {
  return `درگاه پرداخت را باز نکرد و خطای ${persianDigits(code ?? 'ناشناخته')} داد.`
}

export const ABOVE_LIMIT =
  'مبلغ از سقف این درگاه بیشتر است؛ درگاه دیگری انتخاب کنید یا بخشی را از کیف پول بپردازید.'

/** The failure names no key and no body, so that neither gets into a log. */
export async function postToGateway(
  name: string,
  url: string,
  body: unknown,
  timeoutMs: number,
): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await answer.text()
  } catch (error) {
    const hasTimedOut = error instanceof Error && error.name === 'TimeoutError'
    throw new GatewayFailure(
      `${name} ${hasTimedOut ? 'did not answer in time' : 'was not reached'}`,
    )
  }
  if (answer.status >= 500) throw new GatewayFailure(`${name} answered ${answer.status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayFailure(`${name} answered what is no JSON`)
  }
}

/** Money whose state could not be read is neither paid nor failed. */
export async function treatFailureAsUnknown(
  request: Promise<PaymentVerdict>,
): Promise<PaymentVerdict> {
  try {
    return await request
  } catch (error) {
    if (error instanceof GatewayFailure) return { kind: 'unknown' }
    throw error
  }
}
