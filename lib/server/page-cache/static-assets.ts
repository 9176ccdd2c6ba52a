import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '@/lib/contract/limits'
import { negotiateCoding } from './content-negotiation'

const PREFIX = '/_next/static/'
const SCRIPT = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|css)$/
const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }
const MAX_BYTES = 16 * MEGABYTE
const MAX_FILES = 2_000

const compress = promisify(brotliCompress)

/**
 * Next compresses what it serves anew for every request, and less tightly; a file of a build never
 * changes, so it is compressed once. Until that is done Next answers.
 */
export function createCompressedAssets(folder: string, security: Record<string, string>) {
  const compressed = new LRUCache<string, Buffer>({
    max: MAX_FILES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const begun = new Set<string>()
  let turn = Promise.resolve()

  async function compressFile(path: string): Promise<void> {
    const bytes = await compress(await readFile(join(folder, path.slice(PREFIX.length))))
    compressed.set(path, bytes)
  }

  /** Whether it has answered. */
  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const [, type] = SCRIPT.exec(path) ?? []
    if (request.method !== 'GET' || (type !== 'js' && type !== 'css')) return false
    if (negotiateCoding(request.headers['accept-encoding']) !== 'br') return false
    const { range, 'if-none-match': copy } = request.headers
    if (range !== undefined || copy !== undefined) return false
    const body = compressed.get(path)
    if (body === undefined) {
      if (!begun.has(path) && begun.size < MAX_FILES) {
        begun.add(path)
        // One at a time: compressing this tightly takes a core for a moment.
        turn = turn.then(() => compressFile(path)).catch(() => void begun.delete(path))
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

const STATIC_FILE = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

const MEDIA_TYPES: Partial<Record<string, string>> = {
  ...TYPES,
  json: 'application/json; charset=UTF-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * Next lists the files of a build once, and answers 500 for one that was removed since. A tab of an
 * older or a newer build gets its script where another build is known, and else a 404.
 */
export function createStaleAssets(
  folder: string,
  security: Record<string, string>,
  readOfOtherBuild: (path: string) => Promise<Buffer | undefined>,
) {
  async function send(path: string, { method }: IncomingMessage, response: ServerResponse) {
    const found = await readOfOtherBuild(path).catch(() => undefined)
    const type = found && (MEDIA_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    const body = found ?? Buffer.from('Not Found')
    response.writeHead(found ? 200 : 404, {
      ...security,
      'Cache-Control': found ? 'public, max-age=31536000, immutable' : 'no-store',
      'Content-Type': type ?? 'text/plain; charset=utf-8',
      'Content-Length': body.length,
    })
    response.end(method === 'HEAD' ? undefined : body)
  }

  /** Whether it has answered. */
  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (!STATIC_FILE.test(path) || existsSync(join(folder, path.slice(PREFIX.length)))) return false
    void send(path.slice(PREFIX.length), request, response)
    return true
  }
}
