import { expect } from 'vitest'
import { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import { OPERATOR_KEY } from './test-shop'

export type CallInputs = { params?: unknown; query?: unknown; body?: unknown; files?: unknown }
export type WireAnswer = {
  status: number
  headers: Headers
  text: string
  body: unknown
  request: string
}

type RawRequest = { method: string; body?: string; headers?: Record<string, string> }

/** Never over `fetch`'s own idea of a path: what is wrong with it must arrive. */
export async function sendRaw(
  url: string,
  { method, body, headers = {} }: RawRequest,
): Promise<WireAnswer> {
  const json = body === undefined ? {} : { body }
  const typed = { 'Content-Type': 'application/json', ...headers }
  const response = await fetch(url, { method, headers: typed, ...json })
  const text = await response.text()
  const request = `${method} ${url} ${body ?? ''}`.slice(0, 300)
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parseText(text),
    request,
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pairs(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => [name, String(one)])
}

/** Half a surrogate pair cannot be written in a URL. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

function fillPath(path: string, params: unknown): string {
  const given = new Map(pairs(params))
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(given.get(name) ?? '1')),
  )
}

/** Calls that want to know who asks get what opens them in tests, when there is such a thing. */
function identityHeaders(call: Call): Record<string, string> {
  return call.auth === 'operator' ? { Authorization: `Bearer ${OPERATOR_KEY}` } : {}
}

export function askCall(
  base: string,
  call: Call,
  { params, query, body }: CallInputs = {},
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  const search = new URLSearchParams(pairs(query)).toString()
  const url = `${base}${fillPath(call.path, params)}${search && `?${search}`}`
  const carries = call.method === 'POST' || call.method === 'PATCH'
  return sendRaw(url, {
    method: call.method,
    headers: { ...identityHeaders(call), ...headers },
    ...(carries && { body: JSON.stringify(body ?? {}) }),
  })
}

const persian = z.string().regex(/[\u0600-\u06ff]/)
const errorBody = z.object({ error: persian, code: z.enum(ERROR_CODES) })
const fieldErrorBody = errorBody.extend({ errors: z.record(z.string(), z.array(persian).min(1)) })

/** What holds for every answer there is, however odd the question. */
export function expectWellMannered(answer: WireAnswer): void {
  const what = `${answer.request}\n${answer.text.slice(0, 300)}`
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.headers.get('x-request-id'), what).toMatch(/^[\w-]{8,64}$/)
  expect(answer.text).not.toMatch(/node_modules|at async |select .* from /i)
  if (answer.status < 400) return
  const schema = answer.status === 422 ? fieldErrorBody : errorBody
  expect(schema.safeParse(answer.body).error, what).toBeUndefined()
}

export function expectRefused(answer: WireAnswer, status: number): void {
  expectWellMannered(answer)
  expect(answer.status, `${answer.request}\n${answer.text.slice(0, 300)}`).toBe(status)
}
