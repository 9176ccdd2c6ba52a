import type { AxiosResponse } from 'axios'
import type { z } from 'zod'
import type { Call, CallAnswer, CallInput } from '@/lib/contract/call'
import { headerOf, statusFailure } from './answered'
import { bearer } from './bearer'
import { ApiFailure, parseFailure } from './failure'
import { tellFailure } from './failure-events'
import { newIdempotencyKey } from './idempotency-key'
import { requestParts } from './request-parts'
import { waitBeforeRetry } from './retry'
import { exchange, type Sending } from './transport'
import { pause } from './pause'

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Given by whoever sends one intended action more than once, such as a pressed-again button. */
  idempotencyKey?: string
  /** Whoever asks acts on the failure alone; nobody is led away for it. */
  quiet?: boolean
  /** How much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

function headersFor(call: Call, key: string | undefined): Record<string, string> {
  const token = bearer()
  const changes = (call.method === 'POST' || call.method === 'PATCH') && !call.reads
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(changes && { 'Idempotency-Key': key ?? newIdempotencyKey() }),
  }
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
  const headers = headersFor(call, options.idempotencyKey)
  try {
    const { url, body } = requestParts(call, input)
    const response = await answeredWell({
      ...{ method, url, body, headers },
      ...{ signal: options.signal, onProgress: options.onProgress },
    })
    const answer = call.answer.safeParse(response.data)
    if (answer.success) return answer.data
    console.error(`${method} ${path} answered what the contract does not allow.`, answer.error)
    throw parseFailure(response.status, headerOf(response, 'x-request-id'), answer.error)
  } catch (error) {
    if (error instanceof ApiFailure && !options.quiet) tellFailure(error)
    throw error
  }
}
