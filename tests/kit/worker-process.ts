import { createServer } from 'node:http'
import { FilesTier } from '@/lib/server/page-cache/files-tier'
import { isWatcher, onWatcherClose, openPagePeers, runWorkers } from '@/lib/server/main/workers'

/** Two processes on one port that keep pages in one folder, and say who answers. */
const { PAGES = '', PORT = '0' } = process.env
const WORKERS = 2

async function serve() {
  const caps = { bytes: 1_000_000, entries: 100 }
  const emptied: string[] = []
  const tier = await FilesTier.open(PAGES, 'build', caps, openPagePeers(), (tags) =>
    emptied.push(...tags),
  )
  const answers: Record<string, (key: string) => Promise<string>> = {
    '/write': async (key) => {
      await tier.write(key, ['goods'], Buffer.from(`page of ${key}`))
      return 'written'
    },
    '/read': async (key) => (await tier.read(key))?.toString() ?? 'nothing',
    '/empty': async (key) => {
      await tier.empty([key])
      return 'emptied'
    },
    '/emptied': async () => emptied.join(),
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
    const answer = answers[pathname]?.(searchParams.get('key') ?? '') ?? Promise.resolve('unknown')
    answer
      .then((text) => response.setHeader('Connection', 'close').end(`${process.pid} ${text}`))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(Number(PORT), '127.0.0.1')
  onWatcherClose(() => server.close(() => process.exit(0)))
}

if (isWatcher(WORKERS)) runWorkers(WORKERS)
else await serve()
