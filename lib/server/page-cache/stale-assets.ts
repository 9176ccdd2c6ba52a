import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

const PREFIX = '/_next/static/'
const FILE = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/**
 * Next lists the files of a build once, and answers 500 for one that was removed since; a tab of an
 * older build must get a 404 for its script.
 */
export function createStaleAssets(folder: string, security: Record<string, string>) {
  /** Whether it has answered. */
  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (!FILE.test(path) || existsSync(join(folder, path.slice(PREFIX.length)))) return false
    const body = 'Not Found'
    response.writeHead(404, {
      ...security,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
