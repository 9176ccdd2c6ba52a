import { createServer, request, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisitWatch } from '@/lib/server/page-cache/visits'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari'
const DOCUMENT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const COPY = {
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  'sec-fetch-site': 'same-origin',
}
const ROUTER = { ...COPY, rsc: '1' }
const SHOE = encodeURI('/product/کفش')

const onVisit = vi.fn()
let server: Server
let status = 200
let onFinish = () => {}

beforeEach(async () => {
  status = 200
  onVisit.mockReset()
  const watch = createVisitWatch({ onVisit, trustProxy: 1 })
  server = createServer((incoming, response) => {
    watch(incoming, response)
    response.once('finish', () => onFinish())
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const finished = new Promise<void>((resolve) => (onFinish = resolve))
  const whole = { 'user-agent': PHONE, ...headers }
  request({ host: '127.0.0.1', port, path, method, headers: whole }, (answer) => {
    answer.resume()
  }).end()
  await finished
}
const steps = () => onVisit.mock.calls.map(([step]) => step)

test('a product that was opened as a document is seen once, with the copy that the worker fetches', async () => {
  await open(`${SHOE}?color=red`, DOCUMENT)
  await open(SHOE, COPY)
  expect(steps()).toEqual(['product_view'])
  await open(SHOE, DOCUMENT)
  expect(steps()).toHaveLength(2)
})

test('a product that the router opened is seen by its copy, not by what a hover fetches', async () => {
  await open(`${SHOE}?_rsc=1a`, ROUTER)
  expect(steps()).toEqual([])
  await open(SHOE, COPY)
  expect(steps()).toEqual(['product_view'])
})

test('the copy of another shopper is not taken for that of a document', async () => {
  await open(SHOE, { ...DOCUMENT, 'x-forwarded-for': '5.1.1.1' })
  await open(SHOE, { ...COPY, 'x-forwarded-for': '5.1.1.2' })
  expect(steps()).toHaveLength(2)
})

test('buying begins when the checkout is opened, in whatever way', async () => {
  await open('/checkout', DOCUMENT)
  await open('/checkout?_rsc=1a', ROUTER)
  await open('/checkout', COPY)
  await open('/checkout?_rsc=1a', { ...ROUTER, 'next-router-prefetch': '1' })
  expect(steps()).toEqual(['checkout', 'checkout'])
})

test('a browser that says nothing of its requests is known by the page it accepts', async () => {
  await open(SHOE, { accept: 'text/html,application/xhtml+xml' })
  await open(SHOE, { accept: '*/*' })
  expect(steps()).toEqual(['product_view'])
})

test.each([
  ['a bot', SHOE, { ...DOCUMENT, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page fetched before it is wanted', SHOE, { ...DOCUMENT, 'sec-purpose': 'prefetch' }],
  ['a page within another', SHOE, { ...DOCUMENT, 'sec-fetch-dest': 'iframe' }],
  ['another page', '/product-category/shoes', DOCUMENT],
  ['a page below a product', `${SHOE}/12`, DOCUMENT],
])('%s is not counted', async (_, path, headers) => {
  await open(path, headers)
  expect(steps()).toEqual([])
})

test('the phones of Cubot are no bots', async () => {
  await open(SHOE, { ...DOCUMENT, 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18)' })
  expect(steps()).toEqual(['product_view'])
})

test.each([404, 410, 307, 503])('a page that is answered with %d is not counted', async (given) => {
  status = given
  await open(SHOE, DOCUMENT)
  await open('/checkout', DOCUMENT)
  expect(steps()).toEqual([])
})

test('a question for the head of a page is not counted', async () => {
  await open(SHOE, DOCUMENT, 'HEAD')
  expect(steps()).toEqual([])
})
