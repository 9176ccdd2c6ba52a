/** Sends a code to a stored number (`+989…`); throws an `SmsFailure` when it did not go. */
export type SendSms = (mobile: string, code: string) => Promise<void>

/** Never contains a URL or a key: both providers put the key where errors repeat it. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
  /** The provider received the message, and its outcome is unknown. */
  readonly mayBeDelivered: boolean

  constructor(message: string, { mayBeDelivered = false } = {}) {
    super(message)
    this.mayBeDelivered = mayBeDelivered
  }
}

export type SmsAccount = {
  key: string
  template: string
  baseUrl: string
  /** Milliseconds. */
  timeoutMs: number
}

/** An open connection broke. */
const CONNECTION_ERRORS = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']
/** A gateway before the provider gave up on it. */
const GATEWAY_STATUSES = [502, 504]

function isConnectionBroken(error: Error): boolean {
  const { cause } = error
  return (
    cause instanceof Error &&
    'code' in cause &&
    CONNECTION_ERRORS.some((code) => code === cause.code)
  )
}

/** A provider's answer, or a failure that says only who failed and how. */
export async function requestProvider(
  provider: string,
  url: string,
  request: RequestInit,
  patience: number,
): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    const signal = AbortSignal.timeout(patience)
    answer = await fetch(url, { method: 'POST', redirect: 'error', ...request, signal })
    text = await answer.text()
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const mayBeDelivered = isLate || (error instanceof Error && isConnectionBroken(error))
    const how = isLate ? 'did not answer in time' : mayBeDelivered ? 'hung up' : 'was not reached'
    throw new SmsFailure(`${provider} ${how}`, { mayBeDelivered })
  }
  if (!answer.ok) {
    const mayBeDelivered = GATEWAY_STATUSES.includes(answer.status)
    throw new SmsFailure(`${provider} answered ${answer.status}`, { mayBeDelivered })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new SmsFailure(`${provider} answered what is no JSON`, { mayBeDelivered: true })
  }
}
