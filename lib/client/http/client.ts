import axios, {
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { z } from 'zod'
import type { Call, CallAnswer, CallInput, Method } from '@/lib/contract/call'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { getInProcessFetch } from '@/lib/in-process'
import { abortableDelay } from './abortable-delay'
import { ApiError } from './errors'
import {
  createIdempotencyKey,
  forgetPendingKey,
  isOutcomeCertain,
  parseRetryAfter,
  pendingKeyFor,
  retryDelay,
} from './retry'
import { emitApiError, getBearer } from './session-bridge'
import { describeNetworkCode, describeStatus, UNREADABLE_ANSWER } from './status-messages'

/** Never asked for over the network: only the bundled shop in this process reads it. */
const IN_PROCESS_ORIGIN = 'http://shop.invalid'

/** The value at run time, written so that the bundler cannot put the build's in its stead. */
function apiBaseUrl(): string | undefined {
  const { env } = process
  return env['API_BASE_URL']?.trim().replace(/\/+$/, '') || undefined
}

function resolveUrl(path: string): string {
  if (typeof window !== 'undefined') return path
  return (apiBaseUrl() ?? IN_PROCESS_ORIGIN) + path
}

/** Asked without a signal: one that a `Request` is made with keeps it alive on Node 20. */
const askInProcess: AxiosAdapter = async (config) => {
  const fetchInProcess = getInProcessFetch()
  if (!fetchInProcess) {
    throw new TypeError('No shop runs in this process, and API_BASE_URL is not set.')
  }
  const { url = '', method = 'get', data } = config
  const headers = AxiosHeaders.from(config.headers)
  const body = z.string().optional().parse(data)
  const response = await fetchInProcess(
    new Request(url, {
      method: method.toUpperCase(),
      headers: new Headers(z.record(z.string(), z.string()).parse(headers.toJSON(true))),
      ...(body === undefined ? {} : { body }),
    }),
  )
  return {
    data: await response.text(),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  }
}

/** The browser asks its own origin; the server asks the shop in its process, or the one it is pointed to. */
function selectAdapter(): AxiosRequestConfig {
  if (typeof window !== 'undefined') return { adapter: 'fetch' }
  return apiBaseUrl() ? { adapter: 'http', proxy: false } : { adapter: askInProcess }
}

const httpClient = axios.create({
  headers: { Accept: 'application/json' },
  timeout: 30_000,
  validateStatus: () => true,
  withCredentials: true,
})

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

function toFormData(fileField: string, body: unknown, files: Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(formFields.parse(body ?? {}))) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const file of files) form.append(fileField, file)
  return form
}

/** A call's path and its input as a URL and a body. */
function buildRequest(call: Pick<Call, 'path' | 'files'>, input: unknown) {
  const { params, query, body, files } = inputSchema.parse(input)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  const url = fillPath(call.path, params) + (text && `?${text}`)
  return { url, body: call.files && files ? toFormData(call.files.field, body, files) : body }
}

type HttpRequest = {
  method: Method
  url: string
  isRead: boolean
  body: unknown
  headers: Record<string, string>
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
  outlivesPage?: boolean
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

/** Only XMLHttpRequest tells how much has left; a picture may take its time, and can be called back. */
function uploadOptions(onProgress: HttpRequest['onProgress']) {
  if (!onProgress) return {}
  return {
    adapter: 'xhr',
    timeout: 0,
    onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress(loaded / (total || 1)),
  }
}

function networkError(error: unknown, signal: AbortSignal | undefined): ApiError {
  if (axios.isCancel(error) || signal?.aborted) {
    return new ApiError({ kind: 'canceled', message: '', cause: error })
  }
  const code = axios.isAxiosError(error) ? error.code : undefined
  return new ApiError({ kind: 'network', message: describeNetworkCode(code) ?? '', cause: error })
}

/** One request over the wire, whatever status it is answered with. */
async function sendRequest(request: HttpRequest): Promise<AxiosResponse<unknown>> {
  const { method, url, body, headers, signal, onProgress, outlivesPage } = request
  const { data, headers: contentType } = serializeBody(body)
  try {
    return await httpClient.request<unknown>({
      method,
      url: resolveUrl(url),
      headers: { ...contentType, ...headers },
      ...(data === undefined ? {} : { data }),
      ...(signal ? { signal } : {}),
      ...(outlivesPage ? { fetchOptions: { keepalive: true } } : {}),
      ...selectAdapter(),
      ...uploadOptions(onProgress),
    })
  } catch (error) {
    throw networkError(error, signal)
  }
}

function isSuccess({ status }: AxiosResponse<unknown>): boolean {
  return status >= 200 && status < 300
}

function readHeader(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value = response.headers[name]
  return typeof value === 'string' ? value : undefined
}

function retryAfterOf(response: AxiosResponse<unknown>): number | null {
  return parseRetryAfter(readHeader(response, 'retry-after'), Date.now())
}

/** A backend may close a kept connection at the moment that it is used again: nothing was read of the request. */
function isClosedConnection(error: unknown): boolean {
  if (!(error instanceof ApiError) || !axios.isAxiosError(error.cause)) return false
  const { code } = error.cause
  return code === 'ECONNRESET' || code === 'EPIPE'
}

async function requestOnOpenConnection(request: HttpRequest): Promise<AxiosResponse<unknown>> {
  try {
    return await sendRequest(request)
  } catch (error) {
    if (!request.isRead || !isClosedConnection(error)) throw error
    return sendRequest(request)
  }
}

async function requestWithRetry(request: HttpRequest, sent = 1): Promise<AxiosResponse<unknown>> {
  const response = await requestOnOpenConnection(request)
  if (isSuccess(response)) return response
  const attempt = { method: request.method, status: response.status, sent }
  const isServer = typeof window === 'undefined'
  const wait = retryDelay({ ...attempt, retryAfter: retryAfterOf(response), isServer })
  if (wait === null) return response
  await abortableDelay(wait, request.signal)
  return requestWithRetry(request, sent + 1)
}

const errorBodySchema = z.object({
  error: z.string().optional().catch(undefined),
  code: z.enum(ERROR_CODES).optional().catch(undefined),
  request_id: z.string().optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
  current: z.unknown().optional(),
})

/** An answer that is not a success, as a value. */
function statusError(response: AxiosResponse<unknown>): ApiError {
  const { status } = response
  const body = errorBodySchema.safeParse(response.data).data
  const retryAfter = retryAfterOf(response) ?? undefined
  return new ApiError({
    kind: 'status',
    status,
    code: body?.code,
    message: describeStatus(status, { answered: body?.error, code: body?.code, retryAfter }),
    answeredMessage: body?.error,
    fields: body?.errors,
    current: body?.current,
    requestId: body?.request_id ?? readHeader(response, 'x-request-id'),
    retryAfter,
  })
}

/** A success that says what the contract does not allow. */
function unreadableError(response: AxiosResponse<unknown>, cause: unknown): ApiError {
  const requestId = readHeader(response, 'x-request-id')
  return new ApiError({ kind: 'parse', message: UNREADABLE_ANSWER, requestId, cause })
}

function buildHeaders(idempotencyKey: string | undefined): Record<string, string> {
  const token = getBearer()
  if (token === false) throw new ApiError({ kind: 'canceled', message: '' })
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

/** An input as text, by which the same change is known again; pictures by their names and when they were made. */
function serializeInput(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const { name, lastModified } = value instanceof File ? value : { name: '', lastModified: 0 }
    return [name, value.size, value.type, lastModified]
  })
}

function isMutation({ method, reads }: Call): boolean {
  return (method === 'POST' || method === 'PATCH') && !reads
}

/** The key that a change is sent under, and how to forget it when its outcome is certain. */
function idempotencyOf(call: Call, url: string, input: unknown, given: string | undefined) {
  const forget = () => {}
  if (!isMutation(call)) return { key: undefined, forget }
  if (given !== undefined) return { key: given, forget }
  // What a call about secrets says is asked for anew each time, such as another code.
  if (typeof window === 'undefined' || call.isSecret) return { key: createIdempotencyKey(), forget }
  const endpoint = `${call.method} ${url}`
  const key = pendingKeyFor(endpoint, serializeInput(input))
  return { key, forget: () => forgetPendingKey(endpoint, key) }
}

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Given by whoever sends one intended action more than once, such as a pressed-again button. */
  idempotencyKey?: string
  /** Nobody waits for the answer: an ended session or a closed shop is told, and the page stays. */
  isBackground?: boolean
  /** Whoever asks acts on the error alone. */
  isQuiet?: boolean
  /** How much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Sent to its end although the page may be left meanwhile. */
  outlivesPage?: boolean
}

async function sendOnce<C extends Call>(
  call: C & { answer: z.ZodType<CallAnswer<C>> },
  input: CallInput<C>,
  { idempotencyKey, signal, onProgress, outlivesPage = false }: SendOptions,
): Promise<CallAnswer<C>> {
  const { method, path } = call
  const { url, body } = buildRequest(call, input)
  const { key, forget } = idempotencyOf(call, url, input, idempotencyKey)
  const headers = buildHeaders(key)
  const request = {
    ...{ method, url, isRead: !isMutation(call), body, headers },
    ...{ signal, onProgress, outlivesPage },
  }
  const response = await requestWithRetry(request)
  if (!isSuccess(response)) {
    if (isOutcomeCertain(response.status)) forget()
    throw statusError(response)
  }
  const answer = call.answer.safeParse(response.data)
  if (answer.success) {
    forget()
    return answer.data
  }
  console.error(`${method} ${path} answered what the contract does not allow.`, answer.error)
  throw unreadableError(response, answer.error)
}

/** Sends one call of the contract and gives its parsed answer; every failure is an `ApiError`. */
export async function send<C extends Call>(
  call: C & { answer: z.ZodType<CallAnswer<C>> },
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallAnswer<C>> {
  const { isBackground = false, isQuiet = false } = options
  const bearer = getBearer()
  try {
    return await sendOnce(call, input, options)
  } catch (error) {
    // An answer to a session that has ended says nothing of the one begun since; a closed shop is closed to both.
    const isOutdated = getBearer() !== bearer
    if (
      error instanceof ApiError &&
      !isQuiet &&
      !(isOutdated && (isBackground || error.endsSession))
    ) {
      emitApiError(error, isBackground)
    }
    throw error
  }
}
