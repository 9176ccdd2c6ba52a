import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Fetch = (request: Request) => Promise<Response>

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: new Uint8Array(await buffer(incoming)) } : {}
  return new Request(`http://127.0.0.1${url}`, { method, headers: pairs, ...body })
}

async function answer(fetch: Fetch, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await fetch(await requestFrom(incoming))
  outgoing.writeHead(response.status, [...response.headers].flat())
  const reader = response.body?.getReader()
  // Who reads a stream leaves it; what fills it hears of that.
  outgoing.once('close', () => void reader?.cancel().catch(() => {}))
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    outgoing.write(part.value)
  }
  outgoing.end()
}

/** A backend behind a real socket on loopback. */
export async function serveOverHttp(fetch: Fetch, port = 0) {
  const server = createServer((incoming, outgoing) => {
    answer(fetch, incoming, outgoing).catch((error: unknown) => outgoing.destroy(asError(error)))
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${bound}`, close }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
