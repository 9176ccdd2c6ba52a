import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Nothing but Node: one answer, headers and compressed body as the shop gave them. */
const [port, file] = process.argv.slice(2)
const pages = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer((request, response) => {
  const page = pages.get(request.url)
  if (!page) return response.writeHead(404).end()
  response.writeHead(200, page.headers).end(page.body)
}).listen(Number(port), '127.0.0.1')
