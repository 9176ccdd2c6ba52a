import type { Call } from '@/lib/contract/call'
import { OPERATOR_KEY } from '../kit/test-shop'

export type Input = { params?: unknown; query?: unknown; body?: unknown; files?: unknown }
export type Answer = {
  status: number
  headers: Headers
  text: string
  body: unknown
  asked: string
}

type Ask = { method: string; body?: string; headers?: Record<string, string> }

/** Never over `fetch`'s own idea of a path: what is wrong with it must arrive. */
export async function ask(url: string, { method, body, headers = {} }: Ask): Promise<Answer> {
  const json = body === undefined ? {} : { body }
  const typed = { 'Content-Type': 'application/json', ...headers }
  const response = await fetch(url, { method, headers: typed, ...json })
  const text = await response.text()
  const asked = `${method} ${url} ${body ?? ''}`.slice(0, 300)
  return { status: response.status, headers: response.headers, text, body: parsed(text), asked }
}

function parsed(text: string): unknown {
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

function pathOf(path: string, params: unknown): string {
  const given = new Map(pairs(params))
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(given.get(name) ?? '1')),
  )
}

/** Calls that want to know who asks get what opens them in tests, when there is such a thing. */
function identity(call: Call): Record<string, string> {
  return call.auth === 'operator' ? { Authorization: `Bearer ${OPERATOR_KEY}` } : {}
}

export function askCall(
  base: string,
  call: Call,
  { params, query, body }: Input = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const search = new URLSearchParams(pairs(query)).toString()
  const url = `${base}${pathOf(call.path, params)}${search && `?${search}`}`
  const carries = call.method === 'POST' || call.method === 'PATCH'
  return ask(url, {
    method: call.method,
    headers: { ...identity(call), ...headers },
    ...(carries && { body: JSON.stringify(body ?? {}) }),
  })
}
