import type { APIRequestContext } from '@playwright/test'
import { withPictures } from '../kit/browser'
import { addToCart, expectNoSidewaysScroll } from '../kit/cart'
import { listen, readThrough, resizeTo, waitUntilStarted } from '../kit/complaints'
import { findGoods, newestArticle, topCategory } from '../kit/goods'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { wholeList } from '../kit/lists'
import { expectNoViolations } from '../kit/expect-no-violations'
import { expect, test, type Page } from '../kit/test'

test.use({ serviceWorkers: 'allow', launchOptions: withPictures })

type PathReader = (request: APIRequestContext) => Promise<string>

/** The pages of a group are walked in one tab, as a visitor would: their scripts are compiled once. */
const pathReaders: Record<string, Record<string, PathReader>> = {
  'that list goods': {
    home: async () => '/',
    categories: async () => '/product-category',
    category: async (request) => (await topCategory(request)).path,
    'a list with filters': async () => '/product-category?available=1&sort=cheapest&page=2',
    'an empty list': async () => '/search?q=گوشی&price_max=10',
    'a search': async () => '/search?q=گوشی',
    brands: async () => '/brand',
    brand: async (request) => `/brand/${(await wholeList(request)).brand.slug}?available=1`,
    festival: async (request) => {
      const [festival] = (await wholeList(request)).facets.festivals
      return `/festival/${encodeURIComponent(festival?.slug ?? '')}`
    },
  },
  'of goods, of reading and of people': {
    product: async (request) => (await findGoods(request, { variants: 2 })).path,
    'a comparison': async () => '/compare?ids=1,21,41',
    'an empty comparison': async () => '/compare',
    'an empty cart': async () => '/Cart',
    blog: async () => '/blog',
    article: async (request) => (await newestArticle(request)).path,
    'a profile': async () => '/user/1',
    'a post': async () => '/user/1/post/1',
  },
  'of the shop itself': {
    about: async () => '/about',
    contact: async () => '/contact',
    address: async () => '/address',
    'a page of text': async () => '/page/terms',
    'logging in': async () => '/auth?next=/Cart',
    'logging in by its other address': async () => '/login',
    'a payment of nobody': async () => '/payment',
    'the result of no payment': async () => '/payment-result',
    'connection lost': async () => '/connection-lost',
    showcase: async () => '/test/ui',
    'rules by hand': async () => '/test/customValidation',
    'rules by schema': async () => '/test/veeValidate',
  },
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoViolations(page, 'seen')
  await resizeTo(page, 390, 844)
  await expectNoViolations(page)
  await resizeTo(page, 320, 700)
  await expectNoSidewaysScroll(page)
}

for (const [group, readers] of Object.entries(pathReaders)) {
  test(`pages ${group}: no complaint, nothing for axe at two widths, no sideways scroll at 320 pixels`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const complaints = await listen(page)
    for (const [name, path] of Object.entries(readers)) {
      await test.step(name, async () => {
        await resizeTo(page, 1440, 900)
        await readThrough(page, await path(request))
        await expectAccessible(page)
        await waitUntilStarted(page)
      })
    }
    expect(complaints).toEqual([])
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
  await expectAccessible(page)
})

test.describe('where nothing is', () => {
  test.use({ expected: /status of (404|410|503)/ })

  const missing = ['/چنین-صفحه‌ای-نیست', '/404', '/503', '/product/چنین-کالایی-نیست']

  test('axe finds nothing', async ({ page }) => {
    for (const path of [...missing, `/product/${REMOVED_SLUG}`]) {
      await test.step(path, async () => {
        await resizeTo(page, 1440, 900)
        await page.goto(path)
        await expectAccessible(page)
      })
    }
  })

  test('the pictures of the best sellers fill the width of a tablet', async ({ page }) => {
    await resizeTo(page, 768, 1024)
    await page.goto('/چنین-صفحه‌ای-نیست')
    const best = page.getByRole('region', { name: 'پرفروش‌ترین‌ها' })
    const widths = await best
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths).toHaveLength(3)
    expect(Math.min(...widths)).toBeGreaterThan(200)
  })
})
