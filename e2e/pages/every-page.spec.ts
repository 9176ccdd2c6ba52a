import type { APIRequestContext } from '@playwright/test'
import { addToCart, expectNoSidewaysScroll } from '../kit/cart'
import { findGoods, newestArticle, topCategory } from '../kit/goods'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { wholeList } from '../kit/lists'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test } from '../kit/test'

type PathReader = (request: APIRequestContext) => Promise<string>

const pathReaders: Record<string, PathReader> = {
  home: async () => '/',
  categories: async () => '/product-category',
  category: async (request) => (await topCategory(request)).path,
  'a list with filters': async () => '/product-category?available=1&sort=cheapest&page=2',
  'an empty list': async () => '/search?q=گوشی&price_max=10',
  brands: async () => '/brand',
  brand: async (request) => `/brand/${(await wholeList(request)).brand.slug}?available=1`,
  festival: async (request) => {
    const [festival] = (await wholeList(request)).facets.festivals
    return `/festival/${encodeURIComponent(festival?.slug ?? '')}`
  },
  product: async (request) => (await findGoods(request, { variants: 2 })).path,
  'a comparison': async () => '/compare?ids=1,21,41',
  'an empty comparison': async () => '/compare',
  'an empty cart': async () => '/Cart',
  blog: async () => '/blog',
  article: async (request) => (await newestArticle(request)).path,
  'a profile': async () => '/user/1',
  'a post': async () => '/user/1/post/1',
  about: async () => '/about',
  contact: async () => '/contact',
  address: async () => '/address',
  'a page of text': async () => '/page/terms',
  'logging in': async () => '/auth?next=/Cart',
  'logging in with a password': async () => '/login',
  'connection lost': async () => '/connection-lost',
  showcase: async () => '/test/ui',
  'rules by hand': async () => '/test/customValidation',
  'rules by schema': async () => '/test/veeValidate',
}

for (const [name, path] of Object.entries(pathReaders)) {
  test(`${name}: axe finds nothing, nothing scrolls sideways at 320 pixels`, async ({
    page,
    request,
  }) => {
    await page.goto(await path(request))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
}

test('a cart with goods: axe finds nothing, nothing scrolls sideways', async ({
  page,
  request,
}) => {
  await page.goto((await findGoods(request)).chosen)
  await addToCart(page)
  await page.goto('/Cart')
  await expect(page.getByText(/^مبلغ کالاها \(/)).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test.describe('where nothing is', () => {
  test.use({ expected: /status of (404|410|503)/ })

  for (const path of [
    '/چنین-صفحه‌ای-نیست',
    '/404',
    '/503',
    '/product/چنین-کالایی-نیست',
    `/product/${REMOVED_SLUG}`,
  ]) {
    test(`${path}: axe finds nothing`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolations(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoSidewaysScroll(page)
    })
  }
})
