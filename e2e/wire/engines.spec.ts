import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

const still = { maxRedirects: 0 }

test('robots.txt names what is private and where the sitemap is', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/profile/', '/checkout', '/Cart', '/auth']) {
    expect(text).toContain(`Disallow: ${path}`)
  }
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).not.toMatch(/Disallow: \/profile\s*$/m)
})

test('the sitemap and the feed are XML a browser can read', async ({ page, request }) => {
  await page.goto('about:blank')
  const readable = (text: string) =>
    page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') ===
        null,
      text,
    )
  for (const path of ['/sitemap.xml', '/sitemaps/product-1.xml', '/blog/feed.xml']) {
    expect(await readable(await (await request.get(path)).text()), path).toBe(true)
  }
  expect(await readable('<a>&</a>')).toBe(false)
})

test('an empty sitemap file is 404', async ({ request }) => {
  for (const file of ['product-99.xml', 'nothing-1.xml', 'product-1', '%00.xml']) {
    expect((await request.get(`/sitemaps/${file}`)).status(), file).toBe(404)
  }
})

test('a share image is cached for a year under its own version, and briefly under another', async ({
  request,
}) => {
  const { path } = await findGoods(request)
  const html = await (await request.get(path)).text()
  const url = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
  const current = await request.get(url.pathname + url.search)
  expect(current.headers()['content-type']).toBe('image/png')
  expect(current.headers()['cache-control']).toContain('immutable')
  const other = await request.get(`${url.pathname}?v=made-up`)
  expect(other.headers()['cache-control']).toBe('public, max-age=3600')
  expect(Buffer.compare(await other.body(), await current.body())).toBe(0)
})

test('the share image of what does not exist is 404', async ({ request }) => {
  for (const path of [
    '/og/product/نیست.png',
    '/og/x/y.png',
    '/og/home.png/z',
    '/og/product/%E0.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a text page has one address', async ({ request }) => {
  const answer = await request.get('/page/about', still)
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(/\/about$/)
})

test('an empty category of the blog is 404', async ({ request }) => {
  for (const path of ['/blog/category/نیست', '/blog/page/99', '/blog/page/0', '/blog/page/x']) {
    expect((await request.get(encodeURI(path), still)).status(), path).toBe(404)
  }
})
