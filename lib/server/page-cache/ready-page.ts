import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { DAY_SECONDS } from '@/lib/persian/durations'
import { type Entry, type Page, tagsHeader } from './entry'
import { storedPagePath } from './request-path'

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

const YEAR_SECONDS = 365 * DAY_SECONDS
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

function cacheControl(lifetime: Entry['lifetime']): string {
  const { revalidate = false, expire } = lifetime ?? {}
  const seconds = revalidate === false ? YEAR_SECONDS : revalidate
  const isRenewable = revalidate !== false && expire !== undefined && revalidate < expire
  return `s-maxage=${seconds}${isRenewable ? `, stale-while-revalidate=${expire - revalidate}` : ''}`
}

function expiryOf(storedAt: number, seconds: number | false | undefined): number {
  return typeof seconds === 'number' ? storedAt + seconds * 1000 : Number.POSITIVE_INFINITY
}

function flattenHeaders(headers: Page['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (name === tagsHeader || value === undefined) return []
    return [value].flat().flatMap((one) => [name, one])
  })
}

/** A compressed page with its headers made once. */
export function toReadyPage(entry: Entry, security: Record<string, string>): ReadyPage | undefined {
  const { value, packed, storedAt, lifetime } = entry
  if (value.kind !== 'APP_PAGE' || packed === undefined) return undefined
  const { html } = value
  const bodies = { ...packed, identity: html }
  const etag = generateETag(html.toString())
  const unchanged = [
    ...flattenHeaders(security),
    ...['Vary', VARY, 'x-nextjs-cache', 'HIT', 'x-nextjs-prerender', '1'],
    ...flattenHeaders(value.headers),
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
    freshUntil: expiryOf(storedAt, lifetime?.revalidate),
    usableUntil: expiryOf(storedAt, lifetime?.expire),
    renewingUntil: 0,
    bodies,
    headers: { unchanged, br: whole('br'), gzip: whole('gzip'), identity: whole('identity') },
  }
}

const STORED_STATUSES = new Set([undefined, 200, 404, 410])

function brotli(body: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

/** Compresses a page that may be answered before Next; not a redirect, an error or a guarded page. */
export async function compressEntry(key: string, entry: Entry): Promise<Entry> {
  const { value, packed } = entry
  const isForNext =
    value.kind !== 'APP_PAGE' ||
    !STORED_STATUSES.has(value.status) ||
    value.postponed !== undefined ||
    storedPagePath(key) === undefined
  if (packed || isForNext) return entry
  const [br, zipped] = await Promise.all([
    brotli(value.html),
    promisify(gzip)(value.html, { level: 7 }),
  ])
  return { ...entry, packed: { br, gzip: zipped } }
}
