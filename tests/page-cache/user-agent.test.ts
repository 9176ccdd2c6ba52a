import { createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestListener } from '@/lib/server/page-cache/request-listener'
import { createMemoryStore } from './page-entries'

test.each(['/product/new', '/api/health', '/nothing', '/api/media/a.webp'])(
  'no more of a user agent goes on to %s than any browser sends',
  async (path) => {
    const lengths: (number | undefined)[] = []
    const listener = createRequestListener({
      store: createMemoryStore(),
      security: {},
      trustProxy: 0,
      onError: () => {},
      next: async ({ headers }, response) => {
        lengths.push(headers['user-agent']?.length)
        response.end()
      },
    })
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    for (const userAgent of ['x'.repeat(12_000), 'Mozilla/5.0']) {
      await new Promise((resolve, reject) => {
        const headers = { 'user-agent': userAgent, connection: 'close' }
        get({ port, path, headers }, (answer) => answer.resume().on('end', resolve)).on(
          'error',
          reject,
        )
      })
    }
    server.close()
    expect(lengths).toEqual([512, 11])
  },
)
