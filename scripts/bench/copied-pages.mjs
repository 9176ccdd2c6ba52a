import { get } from 'node:http'
import { writeFileSync } from 'node:fs'

/** The very bytes and headers of an answer, still compressed. */
function rawAnswer(url) {
  return new Promise((resolve, reject) => {
    const call = get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    })
    call.on('error', reject)
  })
}

export async function copyPages(shop, routes, file) {
  const pages = []
  for (const { path } of routes) {
    const { headers, body } = await rawAnswer(shop + path)
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date']) {
      delete headers[name]
    }
    headers['content-length'] = String(body.length)
    pages.push({ path, headers, body: body.toString('base64') })
  }
  writeFileSync(file, JSON.stringify(pages))
}
