import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCompressedAssets } from '@/lib/server/page-cache/static-assets'

const code = 'export const names = ["قوری", "سماور"];'.repeat(200)
let folder: string
let server: Server

type Answer = { by: 'front' | 'next'; headers: IncomingHttpHeaders; body: Buffer }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const wanted = { 'accept-encoding': 'gzip, br', ...headers }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: wanted }
    request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          by: answer.statusCode === 200 ? 'front' : 'next',
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function packed(path: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask(path)
      expect(answer.by).toBe('front')
      return answer
    },
    { timeout: 10_000 },
  )
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', 'a-1.js'), code)
  writeFileSync(join(folder, 'secret.json'), '{}')
  const scripts = createCompressedAssets(folder, { 'X-Content-Type-Options': 'nosniff' })
  server = createServer((incoming, response) => {
    if (!scripts(incoming, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('leaves a script to Next until it is compressed, and then answers it smaller', async () => {
  expect((await ask('/_next/static/chunks/a-1.js')).by).toBe('next')
  const { body, headers } = await packed('/_next/static/chunks/a-1.js?dpl=one')
  expect(brotliDecompressSync(body).toString()).toBe(code)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
})

test.each<[string, Record<string, string>, string]>([
  ['a browser that knows no brotli', { 'accept-encoding': 'gzip' }, 'GET'],
  ['a part of it', { range: 'bytes=0-10' }, 'GET'],
  ['a browser with a copy', { 'if-none-match': 'W/"x"' }, 'GET'],
  ['its headers alone', {}, 'HEAD'],
])('leaves %s to Next', async (_, headers, method) => {
  await packed('/_next/static/chunks/a-1.js')
  expect((await ask('/_next/static/chunks/a-1.js', headers, method)).by).toBe('next')
})

test.each([
  '/_next/static/secret.json',
  '/_next/static/../secret.js',
  '/_next/static/chunks/..%2fsecret.js',
  '/_next/static/chunks//a-1.js',
  '/_next/static/chunks/none.js',
])('never answers %s', async (path) => {
  for (let times = 0; times < 5; times += 1) expect((await ask(path)).by).toBe('next')
})
