import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { MEGABYTE } from '@/lib/contract/limits'
import { negotiateCoding } from './content-negotiation'
import { LruCache } from './lru-cache'

const PREFIX = '/_next/static/'
const SCRIPT = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|css)$/
const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }
const MAX_CACHED = { bytes: 16 * MEGABYTE, entries: 2_000 }

const compress = promisify(brotliCompress)

/**
 * Next packs what it serves anew for every request, and less tightly; a file of a build never
 * changes, so it is packed once. Until that is done Next answers.
 */
export function createCompressedAssets(folder: string, security: Record<string, string>) {
  const packed = new LruCache<Buffer>(MAX_CACHED)
  const begun = new Set<string>()
  let turn = Promise.resolve()

  async function make(path: string): Promise<void> {
    const bytes = await compress(await readFile(join(folder, path.slice(PREFIX.length))))
    packed.set(path, bytes, bytes.length)
  }

  /** Whether it has answered. */
  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const [, type] = SCRIPT.exec(path) ?? []
    if (request.method !== 'GET' || (type !== 'js' && type !== 'css')) return false
    if (negotiateCoding(request.headers['accept-encoding']) !== 'br') return false
    const { range, 'if-none-match': copy } = request.headers
    if (range !== undefined || copy !== undefined) return false
    const body = packed.get(path)
    if (body === undefined) {
      if (!begun.has(path) && begun.size < MAX_CACHED.entries) {
        begun.add(path)
        // One at a time: packing this tightly takes a core for a moment.
        turn = turn.then(() => make(path)).catch(() => void begun.delete(path))
      }
      return false
    }
    response.writeHead(200, {
      ...security,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': TYPES[type],
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
    })
    response.end(body)
    return true
  }
}
