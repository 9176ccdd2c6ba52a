import type { AxiosResponse } from 'axios'
import { z } from 'zod'
import { ApiFailure } from './failure'
import { retryAfterSeconds } from './retry'
import { onStatus, unreadable } from './status-table'

const errorAnswer = z.object({
  error: z.string().optional().catch(undefined),
  request_id: z.string().optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
})

function headerOf(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value = response.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** An answer that is not a success, as a value. */
export function statusFailure(response: AxiosResponse<unknown>): ApiFailure {
  const { status } = response
  const told = errorAnswer.safeParse(response.data).data
  const retryAfter = retryAfterSeconds(headerOf(response, 'retry-after'), Date.now())
  return new ApiFailure({
    kind: 'status',
    status,
    message: onStatus(status, told?.error).message,
    fields: told?.errors,
    requestId: told?.request_id ?? headerOf(response, 'x-request-id'),
    retryAfter: retryAfter ?? undefined,
  })
}

/** A success that says what the contract does not allow. */
export function unreadableFailure(response: AxiosResponse<unknown>, cause: unknown): ApiFailure {
  const { status } = response
  const requestId = headerOf(response, 'x-request-id')
  return new ApiFailure({ kind: 'parse', message: unreadable, status, requestId, cause })
}
