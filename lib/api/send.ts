import type { AxiosResponse } from 'axios'
import type { z } from 'zod'
import type { Call, CallAnswer, CallInput } from '@/lib/contract/call'
import { statusFailure, unreadableFailure } from './answered'
import { bearer } from './bearer'
import { ApiFailure } from './failure'
import { tellFailure } from './failure-events'
import { newIdempotencyKey } from './idempotency-key'
import { requestParts, wordsOf } from './request-parts'
import { waitBeforeRetry } from './retry'
import { exchange, type Sending } from './transport'
import { pause } from './pause'
import { forgetChange, isSettled, keyOfChange } from './unsettled-keys'

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Given by whoever sends one intended action more than once, such as a pressed-again button. */
  idempotencyKey?: string
  /** Whoever asks acts on the failure alone; nobody is led away for it. */
  quiet?: boolean
  /** How much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

function isChange({ method, reads }: Call): boolean {
  return (method === 'POST' || method === 'PATCH') && !reads
}

function headersFor(key: string | undefined): Record<string, string> {
  const token = bearer()
  if (token === false) throw new ApiFailure({ kind: 'canceled', message: '' })
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  }
}

/** What a change is sent under, and what to do when its outcome is certain. */
function intentOf(call: Call, url: string, input: unknown, given: string | undefined) {
  if (!isChange(call)) return { key: undefined, settle: () => {} }
  if (given !== undefined) return { key: given, settle: () => {} }
  // What a call about secrets says is asked for anew each time, such as another code.
  if (typeof window === 'undefined' || call.secret) {
    return { key: newIdempotencyKey(), settle: () => {} }
  }
  const place = `${call.method} ${url}`
  const key = keyOfChange(place, wordsOf(input))
  return { key, settle: () => forgetChange(place, key) }
}

async function answeredWell(sending: Sending, sent = 1): Promise<AxiosResponse<unknown>> {
  const response = await exchange(sending)
  if (response.status >= 200 && response.status < 300) return response
  const failure = statusFailure(response)
  const { status, retryAfter } = failure
  const wait = waitBeforeRetry({ method: sending.method, status, sent, retryAfter })
  if (wait === null) throw failure
  await pause(wait, sending.signal)
  return answeredWell(sending, sent + 1)
}

/** Sends one call of the contract and gives its parsed answer; every failure is an `ApiFailure`. */
export async function send<C extends Call>(
  call: C & { answer: z.ZodType<CallAnswer<C>> },
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallAnswer<C>> {
  const { method, path } = call
  let settle = () => {}
  try {
    const { url, body } = requestParts(call, input)
    const intent = intentOf(call, url, input, options.idempotencyKey)
    settle = intent.settle
    const headers = headersFor(intent.key)
    const response = await answeredWell({
      ...{ method, url, body, headers },
      ...{ signal: options.signal, onProgress: options.onProgress },
    })
    const answer = call.answer.safeParse(response.data)
    if (answer.success) {
      settle()
      return answer.data
    }
    console.error(`${method} ${path} answered what the contract does not allow.`, answer.error)
    throw unreadableFailure(response, answer.error)
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'status' && isSettled(error.status)) settle()
    if (error instanceof ApiFailure && !options.quiet) tellFailure(error)
    throw error
  }
}
