import type { Response } from '@playwright/test'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import {
  estimateDelivery,
  formatDeliveryPromise,
  formatDeliveryTag,
} from '@/lib/domain/delivery-estimate'
import { paths } from '@/lib/paths'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

test('the day on cards is that of the soonest delivery to a city', async ({ request }) => {
  const ask = async (query: string) => {
    const response = await request.get(`${getShippingMethods.path}${query}`)
    const { methods, soonest_city } = getShippingMethods.answer.parse(await response.json()).data
    return { day: estimateDelivery(methods, 0)?.day ?? null, soonestCity: soonest_city }
  }
  const now = new Date()
  expect(await (await request.get(paths.deliveryTag(1))).text()).toBe(
    formatDeliveryTag(await ask('?city_id=1'), now),
  )
  const anywhere = await ask('')
  expect(await (await request.get(paths.deliveryTag(null))).text()).toBe(
    [...new Set([formatDeliveryTag(anywhere, now), formatDeliveryPromise(anywhere, now)])].join(
      '\n',
    ),
  )
  expect((await request.get('/delivery-tag?city=tehran')).status()).toBe(400)
})

/** In milliseconds, of the page that runs it: a script that asks for another does so at once. */
function sinceLastScript(): number {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const ends = scripts.map(({ startTime, duration }) => startTime + duration)
  return performance.now() - Math.max(0, ...ends)
}

/** For what a page needs once it stands; the client of the calls alone has 200 KB. */
const LATE_BYTES = 12_000

test('a page loads little of its own accord that its HTML does not name', async ({
  page,
  request,
}) => {
  const product = (await findGoods(request)).path
  for (const path of ['/', '/product-category', '/Cart', '/blog', product]) {
    await test.step(path, async () => {
      const fetched: Response[] = []
      const remember = (response: Response) => fetched.push(response)
      page.on('response', remember)
      const newestBuild = page.waitForResponse(/\/builds\/latest\.json/)
      await page.goto(path)
      await newestBuild
      await expect.poll(() => page.evaluate(sinceLastScript)).toBeGreaterThan(500)
      page.off('response', remember)
      const html = await (await request.get(path)).text()
      const named = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
        ([, src = '']) => new URL(src.replaceAll('&amp;', '&'), page.url()).href,
      )
      const late = fetched.filter(
        (response) =>
          new URL(response.url()).pathname.endsWith('.js') && !named.includes(response.url()),
      )
      const sizes = await Promise.all(late.map(async (response) => (await response.body()).length))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LATE_BYTES)
    })
  }
})

test('modules are compiled with the script that brings them, not when they are called', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src)
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()))
  const chunks = texts.filter((text) =>
    /^\(globalThis\.TURBOPACK.{0,99}\.push\(\[.{0,99},\d+,/.test(text),
  )
  expect(chunks.length).toBeGreaterThan(5)
  for (const chunk of chunks) expect(chunk.slice(0, 300)).toMatch(/,\d+,\((?:\w+|\([\w,]*\))=>/)
})

test('no page of the shop or of the desk fetches a stylesheet that it does not use', async ({
  request,
}) => {
  for (const path of [paths.home, paths.cart, '/desk/login']) {
    const html = await (await request.get(path)).text()
    const files = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, file]) => file))
    const used = files(/<link rel="stylesheet" href="([^"?]+)/g)
    expect(used.size, path).toBeGreaterThan(0)
    // What the payload hints at is fetched just as what a link names.
    expect(files(/"(\/_next\/static\/chunks\/[^"\\?]+\.css)/g)).toEqual(used)
  }
})
