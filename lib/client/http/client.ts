import axios, { type AxiosResponse, type AxiosProgressEvent } from 'axios'
import { z } from 'zod'
import type { Call, CallAnswer, CallInput, Method } from '@/lib/contract/call'
import { getBearer, emitFailure } from './session-bridge'
import { ApiFailure } from './errors'
import {
  createIdempotencyKey,
  forgetPendingKey,
  isOutcomeCertain,
  pendingKeyFor,
} from './idempotency'
import { retryDelay, abortableDelay, parseRetryAfter } from './retry'
import { describeNetworkCode, describeStatus, UNREADABLE_ANSWER } from './status-messages'
import { resolveUrl, apiFetch } from './base-url'

const httpClient = axios.create({
  adapter: 'fetch',
  env: { fetch: apiFetch },
  headers: { Accept: 'application/json' },
  timeout: 30_000,
  validateStatus: () => true,
  withCredentials: true,
})

type HttpRequest = {
  method: Method
  url: string
  body: unknown
  headers: Record<string, string>
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}

/** Only XMLHttpRequest tells how much has left; a picture may take its time, and its sender a way out. */
function uploadOptions(onProgress: HttpRequest['onProgress']) {
  if (!onProgress) return {}
  return {
    adapter: 'xhr',
    timeout: 0,
    onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress(loaded / (total || 1)),
  }
}

function networkError(error: unknown, signal: AbortSignal | undefined): ApiFailure {
  if (axios.isCancel(error) || signal?.aborted) {
    return new ApiFailure({ kind: 'canceled', message: '', cause: error })
  }
  const code = axios.isAxiosError(error) ? error.code : undefined
  return new ApiFailure({ kind: 'network', message: describeNetworkCode(code) ?? '', cause: error })
}

/** As text at once: axios copies an object and leaves out keys such as `constructor`. */
function serializeBody(body: unknown): {
  data?: string | FormData
  headers?: Record<string, string>
} {
  if (body === undefined) return {}
  if (body instanceof FormData) return { data: body }
  return { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** One request over the wire, whatever status it is answered with. */
async function sendRequest(sending: HttpRequest): Promise<AxiosResponse<unknown>> {
  const { method, url, body, headers, signal, onProgress } = sending
  const { data, headers: type } = serializeBody(body)
  try {
    return await httpClient.request<unknown>({
      method,
      url: resolveUrl(url),
      headers: { ...type, ...headers },
      ...(data === undefined ? {} : { data }),
      ...(signal ? { signal } : {}),
      ...uploadOptions(onProgress),
    })
  } catch (error) {
    throw networkError(error, signal)
  }
}

const scalar = z.union([z.string(), z.number(), z.boolean()])

const inputSchema = z.object({
  params: z.record(z.string(), scalar).default({}),
  query: z.record(z.string(), z.union([scalar, z.array(scalar)]).nullish()).default({}),
  body: z.unknown().optional(),
  files: z.array(z.instanceof(Blob)).optional(),
})

const formFields = z.record(z.string(), scalar.nullish())

function fillPath(path: string, params: Record<string, z.output<typeof scalar>>): string {
  return path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}".`)
    return encodeURIComponent(String(value))
  })
}

function toFormData(field: string, body: unknown, files: Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(formFields.parse(body ?? {}))) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const file of files) form.append(field, file)
  return form
}

type CallRoute = Pick<Call, 'path' | 'files'>

/** A call's path and its input as a request line and a body. */
function buildRequest({ path, files: places }: CallRoute, input: unknown) {
  const { params, query, body, files } = inputSchema.parse(input)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  const url = fillPath(path, params) + (text && `?${text}`)
  return { url, body: places && files ? toFormData(places.field, body, files) : body }
}

/** An input as text, by which the same wish is known again; pictures by what they are called and when they were made. */
function serializeInput(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const { name, lastModified } = value instanceof File ? value : { name: '', lastModified: 0 }
    return [name, value.size, value.type, lastModified]
  })
}

const errorBodySchema = z.object({
  error: z.string().optional().catch(undefined),
  request_id: z.string().optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
})

function readHeader(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value = response.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** An answer that is not a success, as a value. */
function statusError(response: AxiosResponse<unknown>): ApiFailure {
  const { status } = response
  const told = errorBodySchema.safeParse(response.data).data
  const retryAfter = parseRetryAfter(readHeader(response, 'retry-after'), Date.now())
  return new ApiFailure({
    kind: 'status',
    status,
    message: describeStatus(status, told?.error).message,
    fields: told?.errors,
    requestId: told?.request_id ?? readHeader(response, 'x-request-id'),
    retryAfter: retryAfter ?? undefined,
  })
}

/** A success that says what the contract does not allow. */
function unreadableError(response: AxiosResponse<unknown>, cause: unknown): ApiFailure {
  const { status } = response
  const requestId = readHeader(response, 'x-request-id')
  return new ApiFailure({ kind: 'parse', message: UNREADABLE_ANSWER, status, requestId, cause })
}

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Given by whoever sends one intended action more than once, such as a pressed-again button. */
  idempotencyKey?: string
  /** Whoever asks acts on the failure alone; nobody is led away for it. */
  quiet?: boolean
  /** How much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

function isMutation({ method, reads }: Call): boolean {
  return (method === 'POST' || method === 'PATCH') && !reads
}

function buildHeaders(key: string | undefined): Record<string, string> {
  const token = getBearer()
  if (token === false) throw new ApiFailure({ kind: 'canceled', message: '' })
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  }
}

/** What a change is sent under, and what to do when its outcome is certain. */
function idempotencyOf(call: Call, url: string, input: unknown, given: string | undefined) {
  if (!isMutation(call)) return { key: undefined, settle: () => {} }
  if (given !== undefined) return { key: given, settle: () => {} }
  // What a call about secrets says is asked for anew each time, such as another code.
  if (typeof window === 'undefined' || call.secret) {
    return { key: createIdempotencyKey(), settle: () => {} }
  }
  const place = `${call.method} ${url}`
  const key = pendingKeyFor(place, serializeInput(input))
  return { key, settle: () => forgetPendingKey(place, key) }
}

async function requestWithRetry(sending: HttpRequest, sent = 1): Promise<AxiosResponse<unknown>> {
  const response = await sendRequest(sending)
  if (response.status >= 200 && response.status < 300) return response
  const failure = statusError(response)
  const { status, retryAfter } = failure
  const wait = retryDelay({ method: sending.method, status, sent, retryAfter })
  if (wait === null) throw failure
  await abortableDelay(wait, sending.signal)
  return requestWithRetry(sending, sent + 1)
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
    const { url, body } = buildRequest(call, input)
    const intent = idempotencyOf(call, url, input, options.idempotencyKey)
    settle = intent.settle
    const headers = buildHeaders(intent.key)
    const response = await requestWithRetry({
      ...{ method, url, body, headers },
      ...{ signal: options.signal, onProgress: options.onProgress },
    })
    const answer = call.answer.safeParse(response.data)
    if (answer.success) {
      settle()
      return answer.data
    }
    console.error(`${method} ${path} answered what the contract does not allow.`, answer.error)
    throw unreadableError(response, answer.error)
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'status' && isOutcomeCertain(error.status))
      settle()
    if (error instanceof ApiFailure && !options.quiet) emitFailure(error)
    throw error
  }
}
