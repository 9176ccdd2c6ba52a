import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { newCustomer } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { expect, test } from '../kit/test'

const still = { maxRedirects: 0 }

test('/cart redirects to /Cart', async ({ request }) => {
  const answer = await request.get('/cart?from=old', still)
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(/\/Cart\?from=old$/)
  expect((await request.get('/Cart', still)).status()).toBe(200)
})

test('a stored redirect names its address once', async ({ request }) => {
  const customer = await newCustomer(request)
  expect(customer.token).not.toBe('')
  for (const visit of ['first', 'second']) {
    const answer = await request.get('/profile/orders', still)
    const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
    expect(
      locations.map(({ value }) => value),
      visit,
    ).toEqual(['/profile/orders/ongoing-orders'])
  }
})

test('the two old addresses of the blog redirect to it', async ({ request }) => {
  for (const path of ['/blog/index%20copy', '/blog/index%20copy%202']) {
    const answer = await request.get(path, still)
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(/\/blog$/)
  }
})

test('an unknown path is 404 and says so in its title', async ({ request }) => {
  for (const path of ['/nowhere', '/نشانی-دور', '/a/b/c', '/filtered', '/error/503', '/_missing']) {
    const answer = await request.get(encodeURI(path), still)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toMatch(/<title>[^<]*پیدا نشد/)
  }
})

test('a page of what does not exist is 404 from the first visit on', async ({ request }) => {
  const some = `نیست-${Date.now()}`
  for (const path of [
    `/product/${some}`,
    `/product-category/${some}`,
    `/blog/${some}`,
    `/page/${some}`,
  ]) {
    for (const visit of ['first', 'second']) {
      const answer = await request.get(encodeURI(path), still)
      expect(answer.status(), `${visit} ${path}`).toBe(404)
      expect(await answer.text(), 'without a script').toMatch(/<noscript>.*?<h1/s)
    }
  }
})

test('a removed product is 410 from the first visit on, with links to similar ones', async ({
  request,
}) => {
  const path = `/product/${encodeURIComponent(REMOVED_SLUG)}`
  for (const visit of ['first', 'second', 'third']) {
    const answer = await request.get(path, still)
    expect(answer.status(), visit).toBe(410)
    const html = await answer.text()
    expect(html).toMatch(/<h1[^>]*>این کالا دیگر فروخته نمی‌شود<\/h1>/)
    expect(html).toContain('به جای آن')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('rel="canonical"')
  }
})

test('a broken escape in an address is 404', async ({ request }) => {
  for (const path of [
    '/product/%E0%A4%A',
    '/product-category/%',
    '/blog/%zz',
    '/%00',
    '/product/%00',
    '/product-category/%00',
    '/compare?ids=%00',
    '/blog/category/%00',
    '/api/%C0',
  ]) {
    expect((await request.get(path, still)).status(), path).toBeLessThan(500)
  }
})

test('the page of a closed shop says when to come back', async ({ request }) => {
  const answer = await request.get('/503', still)
  expect(answer.status()).toBe(503)
  expect(answer.headers()['retry-after']).toMatch(/^\d+$/)
  expect(answer.headers()['cache-control']).toContain('no-store')
})

test('the guard redirects guests to login with the path they asked for', async ({ request }) => {
  const forged = { Cookie: `vitrin=${'a'.repeat(43)}.zzzzzz.${'b'.repeat(22)}` }
  for (const path of ['/checkout', '/profile', '/profile/orders/delivered?page=2', '/upload']) {
    for (const headers of [{}, forged]) {
      const answer = await request.get(path, { ...still, headers })
      expect(answer.status(), path).toBe(307)
      const target = new URL(answer.headers().location ?? '', 'http://shop')
      expect(target.pathname).toBe('/auth')
      expect(target.searchParams.get('next')).toBe(path)
    }
  }
})

test('a product page is complete without script', async ({ request }) => {
  const { path, title, stock } = await findGoods(request, { variants: 2, units: 1 })
  const answer = await request.get(path)
  // Latin names stand in elements of their own.
  const html = (await answer.text()).replaceAll(/<\/?bdi[^>]*>/g, '')
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}</h1>`))
  const toman = new Intl.NumberFormat('fa-IR').format(stock.final_price / 10).replace(/٬/g, ',')
  expect(html).toContain(toman)
  const scripts = [
    ...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ]
  const things = scripts.flatMap(([, text]) => JSON.parse(text ?? ''))
  const kinds = things.map((thing) => thing['@type'])
  expect(kinds).toContain('ProductGroup')
  expect(kinds).toContain('BreadcrumbList')
  // Only search engines read it, so the payload of the browser has it no second time.
  const others = scripts.reduce((rest, [script]) => rest.replace(script, ''), html)
  expect(others).not.toContain('ProductGroup')
})

test('every page has a policy that lets in only its own scripts', async ({ request }) => {
  const { path } = await findGoods(request)
  const paths = ['/', path, '/product-category', '/product-category?page=2', '/Cart', '/nowhere']
  for (const one of paths) {
    const policy = (await request.get(one)).headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scripts, one).toMatch(/'(nonce|sha256)-/)
    expect(scripts, one).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy, one).toContain("object-src 'none'")
    expect(policy, one).toMatch(/frame-ancestors '(none|self)'/)
  }
})

test('the build manifests name the running build', async ({ request }) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`)
  const { id, timestamp } = await latest.json()
  expect(typeof timestamp).toBe('number')
  expect(latest.headers()['cache-control']).toContain('no-store')
  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(await meta.json()).toEqual({ id, timestamp })
  expect((await request.get('/builds/meta/unknown.json')).status()).toBe(404)
})
