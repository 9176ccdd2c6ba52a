/** Sends a code to a stored number (`+989…`); throws an `SmsFailure` when it did not go. */
export type SendSms = (mobile: string, code: string) => Promise<void>

/** Never holds an address or a key: both providers put the key where errors repeat it. */
export class SmsFailure extends Error {
  override name = 'SmsFailure'
}

export type SmsAccount = {
  key: string
  template: string
  baseUrl: string
  /** Milliseconds. */
  patience: number
}

/** A provider's answer, or a failure that says only who failed and how. */
export async function askProvider(
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
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new SmsFailure(`${provider} ${late ? 'did not answer in time' : 'was not reached'}`)
  }
  if (!answer.ok) throw new SmsFailure(`${provider} answered ${answer.status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new SmsFailure(`${provider} answered what is no JSON`)
  }
}
