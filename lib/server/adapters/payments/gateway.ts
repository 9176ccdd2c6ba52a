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
  | { kind: 'failed'; why: string }
  /** The bank says that nothing is decided yet. */
  | { kind: 'pending' }
  /** The bank has not answered, or not about this payment: it may well have been paid. */
  | { kind: 'silent' }
  /** The bank has given the money back already. */
  | { kind: 'reversed' }

export type Gateway = {
  name: string
  title: string
  /** Throws a `GatewayFailure` when no payment was opened. */
  start: (start: PaymentStart) => Promise<{ authority: string; redirectUrl: string }>
  /** Which attempt a callback speaks of; what else it says is not believed. */
  authorityOf: (params: URLSearchParams) => string | null
  /** Asked when the shopper is back: takes the money where it has been paid. */
  verify: (attempt: PaymentAttempt) => Promise<PaymentVerdict>
  /** Asked when nobody came back. */
  inquire: (attempt: PaymentAttempt) => Promise<PaymentVerdict>
  /** Gives the money back at the bank. */
  reverse?: (attempt: PaymentAttempt) => Promise<'reversed' | 'refused' | 'silent'>
}

/** Of an attempt that failed because it was not paid: it can still be, at the bank's open page. */
export const UNPAID_FAILURE = 'unpaid'

export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  /** What a shopper can do about it, where that is known. */
  readonly shopperMessage: string | undefined

  constructor(message: string, told?: string) {
    super(message)
    this.shopperMessage = told
  }
}

export const ABOVE_LIMIT =
  'مبلغ از سقف این درگاه بیشتر است؛ درگاه دیگری انتخاب کنید یا بخشی را از کیف پول بپردازید.'

/** A gateway's answer as JSON, or a failure that holds no key. */
export async function postToGateway(
  name: string,
  url: string,
  body: unknown,
  patience: number,
): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    text = await answer.text()
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new GatewayFailure(`${name} ${late ? 'did not answer in time' : 'was not reached'}`)
  }
  if (answer.status >= 500) throw new GatewayFailure(`${name} answered ${answer.status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayFailure(`${name} answered what is no JSON`)
  }
}

/** A question about money that got no answer is still open. */
export async function treatFailureAsSilence(
  asking: Promise<PaymentVerdict>,
): Promise<PaymentVerdict> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof GatewayFailure) return { kind: 'silent' }
    throw error
  }
}
