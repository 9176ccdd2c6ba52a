import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Follow } from '@/lib/guard/route-rules'

export type Moved = { status: 301 | 302; to: string } | { status: 200 }

const LOCAL = 'http://local.invalid'

/** The words of the visit's query go along, where the target says nothing else of them. */
function withQuery(to: string, query: string): string {
  const isLocal = to.startsWith('/')
  const url = new URL(to, LOCAL)
  for (const [name, value] of new URLSearchParams(query)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  }
  if (!isLocal) return url.href
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** What the rules make of a request for a page. */
export function movedBy(
  follow: Follow,
  { method, url = '', headers }: IncomingMessage,
): Moved | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined
  const [path = '', query = ''] = url.split('?', 2)
  const move = follow(path)
  if (move === null || move === 'circle') return undefined
  // A script may not follow to another site; an answer that is no page makes Next load the address whole.
  if (headers.rsc !== undefined && !move.to.startsWith('/')) return { status: 200 }
  return { status: move.status, to: withQuery(move.to, query) }
}

export function answerMoved(
  response: ServerResponse,
  moved: Moved,
  security: readonly (readonly [string, string])[],
): void {
  for (const [name, value] of security) response.setHeader(name, value)
  // A permanent move too can be taken back by the owner.
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'rsc')
  if ('to' in moved) response.setHeader('Location', moved.to)
  else response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(moved.status).end()
}
