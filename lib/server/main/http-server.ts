import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { ConfigError } from '@/lib/config'

const lines: Partial<Record<string, string>> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const BAD_REQUEST = '400 Bad Request'

function endWith(socket: Duplex, line: string): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** A request that Node cannot parse never reaches the request listener. */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  endWith(socket, lines[error.code ?? ''] ?? BAD_REQUEST)
}

/** The shop speaks HTTP alone; Next would hold such a socket without ever answering it. */
function rejectUpgrade(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  endWith(socket, BAD_REQUEST)
}

/** 5,000 Persian letters must fit in a URL, where each is six bytes. */
const MAX_HEADER_BYTES = 64 * 1024
const KEEP_ALIVE_MS = 65_000
const SHUTDOWN_GRACE_MS = 5_000

function explainHost(error: NodeJS.ErrnoException, host: string): Error {
  if (error.syscall !== 'getaddrinfo') return error
  return new ConfigError(`HOST is "${host}", a name without an address (${error.code}).`)
}

type ServerOptions = { host: string; port: number; allowsUpgrade: boolean }

export function openServer(
  listener: RequestListener,
  { host, port, allowsUpgrade }: ServerOptions,
): Promise<Server> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 1_000
  server.on('clientError', rejectUnreadable)
  if (!allowsUpgrade) server.on('upgrade', rejectUpgrade)
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explainHost(error, host))
    server.once('error', fail)
    server.listen(port, host, () => resolve(server.off('error', fail)))
  })
}

/** Before a database is made and filled, which would be for nothing. */
async function assertPortFree({ host, port }: Omit<ServerOptions, 'allowsUpgrade'>) {
  const server = await openServer(() => {}, { host, port, allowsUpgrade: false })
  await new Promise((resolve) => server.close(resolve))
}

type Ports = { host: string; port: number; metricsPort: number | undefined; workers: number }

/** The shop's own and those of its metrics, before anything else is done. */
export async function assertPortsFree({ host, port, metricsPort, workers }: Ports): Promise<void> {
  await assertPortFree({ host, port })
  if (metricsPort === undefined) return
  for (let own = metricsPort; own < metricsPort + workers; own += 1) {
    await assertPortFree({ host, port: own }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new ConfigError(`METRICS_PORT is ${own}, which another program has.`)
    })
  }
}

/** Long enough for a proxy to have let go of the connections that it keeps for later. */
const DRAIN_MS = 1_500
/** A connection that has just come is idle until its request is read. */
const FRESH_MS = 250

/**
 * Accepts no more connections, and gives running requests a grace period. With a proxy in front it
 * first says with every answer that the connection ends: what the proxy sent on one that is being
 * closed would be a failed request.
 */
export async function closeServer(server: Server, { hasProxy = false } = {}): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  if (hasProxy) {
    await setTimeout(DRAIN_MS)
    // Those who came while a page was made are accepted first: a closed port would reset them.
    await setImmediate()
  }
  const closed = new Promise<void>((resolve) => {
    // The server's own `close` ends what is idle at once.
    if (hasProxy) Reflect.apply(NetServer.prototype.close, server, [() => resolve()])
    else server.close(() => resolve())
  })
  if (hasProxy) await setTimeout(FRESH_MS)
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const end = globalThis.setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}
