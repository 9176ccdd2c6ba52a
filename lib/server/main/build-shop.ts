import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { readConfig } from '@/lib/config'
import { createBackend } from './backend'

type BuildShop = { url: string; close: () => Promise<void> }

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const body = hasBody ? { body: new Uint8Array(await buffer(incoming)) } : {}
  return new Request(`http://127.0.0.1${url}`, { method, headers: pairs, ...body })
}

/** An empty shop in memory for the time of a build: pages are made from the real one when visited. */
export async function openBuildShop(): Promise<BuildShop> {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir: 'memory://' }
  const backend = await createBackend(config, { onRevalidate: () => {} })
  const server = createServer(async (incoming, outgoing) => {
    const answer = await backend.fetch(await requestFrom(incoming))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await backend.close()
    },
  }
}
