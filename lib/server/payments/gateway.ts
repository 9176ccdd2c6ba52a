/** One attempt to pay, as a gateway knows it. */
export type Attempt = {
  id: number
  amount: number
  authority: string
}

export type Start = {
  id: number
  amount: number
  callbackUrl: string
  description: string
  mobile: string
}

export type Verdict =
  | { kind: 'paid'; refId: string; card: string | null }
  | { kind: 'failed'; why: string }
  /** Nobody knows yet: the bank has not said, or has not answered. */
  | { kind: 'pending' }
  /** The bank has given the money back already. */
  | { kind: 'reversed' }

export type Gateway = {
  name: string
  title: string
  /** Throws a `GatewayFailure` when no payment was opened. */
  start: (start: Start) => Promise<{ authority: string; redirectUrl: string }>
  /** Which attempt a callback speaks of; what else it says is not believed. */
  authorityOf: (params: URLSearchParams) => string | null
  /** Asked when the shopper is back: takes the money where it has been paid. */
  verify: (attempt: Attempt) => Promise<Verdict>
  /** Asked when nobody came back. */
  inquire: (attempt: Attempt) => Promise<Verdict>
  /** Gives the money back at the bank; false when it does not. */
  reverse?: (attempt: Attempt) => Promise<boolean>
}

export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
}

/** A gateway's answer as JSON, or a failure that holds no key. */
export async function askGateway(
  name: string,
  url: string,
  body: unknown,
  patience: number,
): Promise<unknown> {
  let text: string
  try {
    const answer = await fetch(url, {
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
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayFailure(`${name} answered what is no JSON`)
  }
}

/** A question about money that got no answer is still open. */
export async function pendingOnSilence(asking: Promise<Verdict>): Promise<Verdict> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof GatewayFailure) return { kind: 'pending' }
    throw error
  }
}
