import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }

function isAddressInfo(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address
}

/** A real HTTP server that gives the answers in order, repeats the last one and records the requests. */
export async function startFakeServer(answers: (Answer | 'never')[]) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? {}
      requests.push({ method, url, headers, body })
      if (answer === 'never') return
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        ...answer.headers,
      })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!isAddressInfo(address)) throw new Error('The shop has no port.')
  return {
    requests,
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
