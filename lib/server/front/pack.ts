import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Entry } from './entry'
import { frontPath } from './page-path'

const statuses = new Set([undefined, 200, 404, 410])

function brotli(body: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

/** Compresses what the front may answer; a redirect, an error or a guarded page is left to Next. */
export async function pack(key: string, entry: Entry): Promise<Entry> {
  const { value, packed } = entry
  const isForNext =
    value.kind !== 'APP_PAGE' ||
    !statuses.has(value.status) ||
    value.postponed !== undefined ||
    frontPath(key) === undefined
  if (packed || isForNext) return entry
  const [br, zipped] = await Promise.all([
    brotli(value.html),
    promisify(gzip)(value.html, { level: 7 }),
  ])
  return { ...entry, packed: { br, gzip: zipped } }
}
