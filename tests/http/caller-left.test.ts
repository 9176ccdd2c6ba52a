import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendCode } from '@/lib/contract/auth'
import { describeShop } from '../kit/each-shop'

describeShop('a caller who leaves before the call is whole', (shop) => {
  test('is no failure in the log', async () => {
    const answered = new Promise((resolve) => {
      const server = createServer((incoming) => {
        const body = new ReadableStream({
          start: (controller) => void incoming.on('error', (error) => controller.error(error)),
        })
        const headers = { 'Content-Type': 'application/json' }
        const init = { method: 'POST', headers, body, duplex: 'half' }
        resolve(shop().fetch(new Request(shop().url + sendCode.path, init)))
      }).listen(0, '127.0.0.1', async () => {
        const address = server.address()
        const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
        await once(socket, 'connect')
        const head = ['POST / HTTP/1.1', 'Host: shop', 'Content-Length: 100', '', '{"mob']
        socket.write(head.join('\r\n'), () => setTimeout(() => socket.destroy(), 50))
      })
      onTestFinished(() => void server.close())
    })
    shop().logLines.length = 0
    await answered
    const log = shop().logLines.join('')
    expect(log).toContain('the caller left')
    expect(log).not.toContain('"level":50')
  })
})
