import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaleAssets } from '@/lib/server/page-cache/static-assets'

const LEFT_TO_NEXT = 418
let folder: string
let server: Server

function ask(path: string, init?: RequestInit): Promise<Response> {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return fetch(`http://127.0.0.1:${port}${path}`, init)
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', 'a-1.js'), '1')
  const known = new Map([['chunks/former.js', 'former']])
  const readFormer = async (path: string) => {
    const text = known.get(path)
    return text === undefined ? undefined : Buffer.from(text)
  }
  const gone = createStaleAssets(folder, { 'X-Content-Type-Options': 'nosniff' }, readFormer)
  server = createServer((request, response) => {
    if (!gone(request, response)) response.writeHead(LEFT_TO_NEXT).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test.each(['chunks/none.js', 'chunks/none.css', 'media/none.woff2', 'none/chunks/a-1.js'])(
  'answers 404 uncached for %s of another build',
  async (file) => {
    const answer = await ask(`/_next/static/${file}?dpl=older`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await ask(`/_next/static/${file}`, { method: 'HEAD' })).status).toBe(404)
  },
)

test('answers a script of another build that is known, to be kept for ever', async () => {
  const answer = await ask('/_next/static/chunks/former.js?dpl=older')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe('former')
})

test('answers 404 for a file that was removed since the start', async () => {
  const path = '/_next/static/chunks/a-1.js'
  expect((await ask(path)).status).toBe(LEFT_TO_NEXT)
  rmSync(join(folder, 'chunks', 'a-1.js'))
  expect((await ask(path)).status).toBe(404)
})

test.each(['/_next/static/chunks/..%2fnone.js', '/_next/static/%5Bx%5D.js', '/_next/data/x.json'])(
  'leaves %s to Next',
  async (path) => {
    expect((await ask(path)).status).toBe(LEFT_TO_NEXT)
  },
)
