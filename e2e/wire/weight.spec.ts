import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { estimateDelivery, formatDeliveryTag } from '@/lib/domain/delivery-estimate'
import { paths } from '@/lib/paths'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

test('the day on cards is that of the soonest delivery to a city', async ({ request }) => {
  const response = await request.get(`${getShippingMethods.path}?city_id=1`)
  const { methods } = getShippingMethods.answer.parse(await response.json()).data
  const day = estimateDelivery(methods, 0)?.day ?? ''
  expect(await (await request.get(paths.deliveryTag(1))).text()).toBe(
    formatDeliveryTag(day, new Date()),
  )
  expect((await request.get('/delivery-tag?city=tehran')).status()).toBe(400)
})

test('what a page loads of its own accord is what its HTML names', async ({ page, request }) => {
  const product = (await findGoods(request)).path
  for (const path of ['/', '/product-category', '/Cart', '/blog', product]) {
    await test.step(path, async () => {
      const fetched: string[] = []
      const remember = (response: { url: () => string }) => fetched.push(response.url())
      page.on('response', remember)
      const newestBuild = page.waitForResponse(/\/builds\/latest\.json/)
      await page.goto(path)
      await newestBuild
      await page.waitForLoadState('networkidle')
      page.off('response', remember)
      const html = await (await request.get(path)).text()
      const named = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
        ([, src = '']) => new URL(src.replaceAll('&amp;', '&'), page.url()).href,
      )
      const scripts = fetched.filter((url) => new URL(url).pathname.endsWith('.js'))
      expect(scripts.filter((url) => !named.includes(url))).toEqual([])
    })
  }
})
