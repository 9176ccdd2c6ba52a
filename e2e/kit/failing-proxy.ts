import { createServer } from 'node:http'

export type Rejection = { status: number; retryAfter?: number }

/** Hands requests on to a backend, but for those that it refuses itself. */
export async function openFailingProxy(
  backend: string,
  refuse: (path: string) => Rejection | false | undefined,
) {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const rejection = refuse(url)
      if (rejection) {
        const { status, retryAfter } = rejection
        const headers = { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
        return void response.writeHead(status, headers).end('{}')
      }
      const { authorization, 'content-type': type = 'application/json' } = request.headers
      const headers = { 'content-type': type, ...(authorization && { authorization }) }
      const body = parts.length > 0 ? Buffer.concat(parts) : undefined
      fetch(backend + url, { method, headers, ...(body && { body }) })
        .then(async (answer) => {
          const contentType = answer.headers.get('content-type') ?? 'application/json'
          response.writeHead(answer.status, { 'content-type': contentType })
          response.end(Buffer.from(await answer.arrayBuffer()))
        })
        .catch(() => response.writeHead(502).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
