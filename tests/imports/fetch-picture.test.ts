import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { fetchPicture, isPublicAddress } from '@/lib/server/adapters/media/fetch-picture'

let server: Server
let base = ''
let port = 0
const anywhere = () => ({ isAllowed: () => true, ports: [port] })

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/inside') response.writeHead(302, { Location: 'http://169.254.169.254/' }).end()
    else if (path === '/elsewhere')
      response.writeHead(302, { Location: 'http://127.0.0.1:6379/' }).end()
    else if (path === '/file') response.writeHead(302, { Location: 'file:///etc/passwd' }).end()
    else if (path === '/round') response.writeHead(302, { Location: '/round' }).end()
    else if (path === '/moved') response.writeHead(301, { Location: '/picture' }).end()
    else if (path === '/gone') response.writeHead(404).end()
    else if (path === '/endless') {
      response.writeHead(200)
      const chunk = Buffer.alloc(2 ** 20)
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', write)
      write()
    } else response.end('bytes')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  base = `http://127.0.0.1:${port}`
})
afterAll(() => void server.close())

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1'],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '185.143.233.1', '2606:4700::1111'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test('no network of the own machine is asked, by a number, a name or a redirect', async () => {
  const ports = [port]
  await expect(fetchPicture(`${base}/picture`, { ports })).rejects.toThrow(/شبکهٔ درونی/)
  await expect(fetchPicture(base.replace('127.0.0.1', 'localhost'), { ports })).rejects.toThrow(
    /شبکهٔ درونی/,
  )
  await expect(fetchPicture(base.replace('127.0.0.1', '2130706433'), { ports })).rejects.toThrow(
    /شبکهٔ درونی/,
  )
  await expect(
    fetchPicture(base.replace('127.0.0.1', '[::ffff:127.0.0.1]'), { ports }),
  ).rejects.toThrow(/شبکهٔ درونی/)
  const isAllowed = (address: string) => address === '127.0.0.1'
  await expect(fetchPicture(`${base}/inside`, { isAllowed, ports })).rejects.toThrow(/شبکهٔ درونی/)
})

test('no port but those of the web is asked, by the address or a redirect, unless it is named', async () => {
  const isAllowed = () => true
  await expect(fetchPicture(`${base}/picture`, { isAllowed })).rejects.toThrow(/پورت/)
  for (const other of [22, 8080]) {
    const address = `http://127.0.0.1:${other}/a.jpg`
    await expect(fetchPicture(address, { isAllowed, ports: [port] })).rejects.toThrow(/پورت/)
  }
  await expect(fetchPicture(`${base}/elsewhere`, anywhere())).rejects.toThrow(/پورت/)
  expect((await fetchPicture(`${base}/picture`, anywhere())).toString()).toBe('bytes')
  expect(readConfig({ IMPORT_PICTURE_PORTS: '8080,8443' }).importPicturePorts).toEqual([8080, 8443])
  expect(readConfig({}).importPicturePorts).toEqual([])
})

test('a redirect is followed a few times, to the web alone', async () => {
  expect((await fetchPicture(`${base}/moved`, anywhere())).toString()).toBe('bytes')
  await expect(fetchPicture(`${base}/round`, anywhere())).rejects.toThrow(/جابه‌جا/)
  await expect(fetchPicture(`${base}/file`, anywhere())).rejects.toThrow(/http/)
  await expect(fetchPicture(`${base}/gone`, anywhere())).rejects.toThrow(/۴۰۴/)
  await expect(fetchPicture('http://user:secret@example.com/a.jpg')).rejects.toThrow(/http/)
})

test('what does not end is left after ten megabytes', async () => {
  await expect(fetchPicture(`${base}/endless`, anywhere())).rejects.toThrow(/۱۰ مگابایت/)
})
