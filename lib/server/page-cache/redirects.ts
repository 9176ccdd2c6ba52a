import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ResolveRedirect, createRedirectResolver } from '@/lib/domain/redirect-rules'
import { getRedirects } from '@/lib/contract/content/redirects'
import { tags } from '@/lib/contract/tags'
import type { Config } from '@/lib/config'
import { getInProcessFetch } from '@/lib/in-process'
import { MINUTE_MS } from '@/lib/persian/durations'

export type RedirectAnswer = { status: 301 | 302; to: string } | { status: 200 }

const LOCAL_ORIGIN = 'http://local.invalid'

/** Parameters of the visit go along unless the target sets them. */
function withQuery(to: string, query: string): string {
  const isLocal = to.startsWith('/')
  const url = new URL(to, LOCAL_ORIGIN)
  for (const [name, value] of new URLSearchParams(query)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  }
  if (!isLocal) return url.href
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** How a request for a page is redirected, if it is. */
export function findRedirect(
  follow: ResolveRedirect,
  { method, url = '', headers }: IncomingMessage,
): RedirectAnswer | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined
  const [path = '', query = ''] = url.split('?', 2)
  const move = follow(path)
  if (move === null || move === 'circle') return undefined
  // The router may not follow to another site; an answer that is no page makes it load the whole URL.
  if (headers.rsc !== undefined && !move.to.startsWith('/')) return { status: 200 }
  return { status: move.status, to: withQuery(move.to, query) }
}

export function sendRedirect(
  response: ServerResponse,
  moved: RedirectAnswer,
  security: readonly (readonly [string, string])[],
): void {
  for (const [name, value] of security) response.setHeader(name, value)
  // The owner can remove a permanent redirect too.
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'rsc')
  if ('to' in moved) response.setHeader('Location', moved.to)
  else response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(moved.status).end()
}

const REFRESH_INTERVAL = MINUTE_MS
const IN_PROCESS_ORIGIN = 'http://shop.invalid'

type RedirectRules = {
  findRedirect: (request: IncomingMessage) => RedirectAnswer | undefined
  /** Reads the rules again when their tag is among these. */
  onRevalidate: (tags: readonly string[]) => Promise<void>
  close: () => void
}

/** In memory, so that no request waits for the database; another instance's change is seen within a minute. */
export async function openRedirectRules(
  { apiBaseUrl, siteUrl }: Config,
  onTrouble: (error: unknown) => void,
): Promise<RedirectRules> {
  const { origin } = new URL(siteUrl)
  let follow: ResolveRedirect = () => null
  let last = 0

  async function read(): Promise<void> {
    last += 1
    const mine = last
    const request = new Request((apiBaseUrl ?? IN_PROCESS_ORIGIN) + getRedirects.path)
    const answer = await (apiBaseUrl ? fetch(request) : getInProcessFetch()?.(request))
    // Another backend may not have this call.
    const known = answer?.ok ? getRedirects.answer.safeParse(await answer.json()).data : undefined
    if (mine === last && known) follow = createRedirectResolver(known.data.redirects, origin)
  }

  const refresh = () => read().catch(onTrouble)
  const timer = setInterval(() => void refresh(), REFRESH_INTERVAL)
  timer.unref()
  if (apiBaseUrl) void refresh()
  else await refresh()
  return {
    findRedirect: (request) => findRedirect(follow, request),
    onRevalidate: async (names) => {
      if (names.includes(tags.redirects)) await refresh()
    },
    close: () => clearInterval(timer),
  }
}
