import { createServer } from 'node:http'

/** Hands requests on to a backend, but for those that it answers with an error of the server. */
export async function openFailingProxy(backend: string, isBroken: (path: string) => boolean) {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (isBroken(url)) return void response.writeHead(500).end('{}')
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
