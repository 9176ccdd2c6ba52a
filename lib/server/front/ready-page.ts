import { generateETag } from 'next/dist/server/lib/etag.js'
import { type Entry, type Page, tagsHeader } from './entry'

export type Coding = 'br' | 'gzip' | 'identity'

export type ReadyPage = {
  status: number
  etag: string
  freshUntil: number
  usableUntil: number
  /** While one request renews the page, the others are answered as before. */
  renewingUntil: number
  bodies: Record<Coding, Buffer>
  /** Flat lists of names and values, as `writeHead` takes them. */
  headers: Record<Coding | 'unchanged', string[]>
}

const year = 365 * 24 * 60 * 60
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

function cacheControl(lifetime: Entry['lifetime']): string {
  const { revalidate = false, expire } = lifetime ?? {}
  const seconds = revalidate === false ? year : revalidate
  const isRenewable = revalidate !== false && expire !== undefined && revalidate < expire
  return `s-maxage=${seconds}${isRenewable ? `, stale-while-revalidate=${expire - revalidate}` : ''}`
}

function after(storedAt: number, seconds: number | false | undefined): number {
  return typeof seconds === 'number' ? storedAt + seconds * 1000 : Number.POSITIVE_INFINITY
}

function flat(headers: Page['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (name === tagsHeader || value === undefined) return []
    return [value].flat().flatMap((one) => [name, one])
  })
}

/** A packed page with all that an answer needs made once. */
export function readyPage(entry: Entry, security: Record<string, string>): ReadyPage | undefined {
  const { value, packed, storedAt, lifetime } = entry
  if (value.kind !== 'APP_PAGE' || packed === undefined) return undefined
  const { html } = value
  const bodies = { ...packed, identity: html }
  const etag = generateETag(html.toString())
  const unchanged = [
    ...flat(security),
    ...['Vary', vary, 'x-nextjs-cache', 'HIT', 'x-nextjs-prerender', '1'],
    ...flat(value.headers),
    ...['Cache-Control', cacheControl(lifetime), 'ETag', etag],
  ]
  const whole = (coding: Coding) => [
    ...unchanged,
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    ...['Content-Length', String(bodies[coding].length)],
  ]
  return {
    status: value.status ?? 200,
    etag,
    freshUntil: after(storedAt, lifetime?.revalidate),
    usableUntil: after(storedAt, lifetime?.expire),
    renewingUntil: 0,
    bodies,
    headers: { unchanged, br: whole('br'), gzip: whole('gzip'), identity: whole('identity') },
  }
}
