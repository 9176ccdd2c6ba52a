import { describe, expect, test } from 'vitest'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { createListPopularity } from '@/lib/server/page-cache/list-popularity'
import {
  findStoredList,
  findNarrowedList,
  parseNarrowedPath,
  setPopularityTest,
} from '@/lib/session/narrowed-lists'
import { type GuardDecision, guardVisit } from '@/lib/session/guard'

const perRequest = new Set(['/auth', '/filtered/product-category/mobile'])

function decisionFor(url: string, isSignedIn = false, isAtDesk = false): GuardDecision {
  const [pathname = '', query] = url.split('?')
  return guardVisit({
    pathname,
    search: query === undefined ? '' : `?${query}`,
    isSignedIn: () => isSignedIn,
    isAtDesk: () => isAtDesk,
    isPerRequest: (path) => perRequest.has(path),
  })
}

describe('the guard', () => {
  test.each([
    ['/checkout', '/auth?next=%2Fcheckout'],
    ['/profile', '/auth?next=%2Fprofile'],
    ['/profile/orders/order-info?id=7', '/auth?next=%2Fprofile%2Forders%2Forder-info%3Fid%3D7'],
    ['/upload', '/auth?next=%2Fupload'],
    ['/%63heckout', '/auth?next=%2F%2563heckout'],
    ['/profile%2finfo', '/auth'],
    ['/profile/info?from=%2Fblog', '/auth?next=%2Fprofile%2Finfo%3Ffrom%3D%252Fblog'],
  ])('sends a guest at %s to %s', (url, to) => {
    const cacheControl = 'no-store'
    expect(decisionFor(url)).toEqual({ kind: 'redirect', to, status: 307, cacheControl })
  })

  test('lets a shopper in and keeps the page out of shared caches', () => {
    const cacheControl = 'private, no-cache'
    const decision = { kind: 'pass', isPerRequest: false, cacheControl }
    expect(decisionFor('/profile/tickets', true)).toEqual(decision)
  })

  test.each(['/', '/Cart', '/profiles', '/checkout-help', '/product/checkout'])(
    'leaves %s open',
    (url) => {
      expect(decisionFor(url)).toEqual({ kind: 'pass', isPerRequest: false })
    },
  )
})

describe('a list that is narrowed', () => {
  const mobile = '/product-category/mobile'

  test.each([
    ['?sort=cheapest&available=1', `${mobile}?available=1&sort=cheapest`],
    ['?available=1&utm_source=a&sort=cheapest&gclid=b', `${mobile}?available=1&sort=cheapest`],
    ['?prop.%D8%B1%D9%86%DA%AF=a+b', `${mobile}?prop.%D8%B1%D9%86%DA%AF=a+b`],
    ['?utm_source=a', mobile],
    [`?q=${'a'.repeat(600)}`, null],
    ['', null],
  ])('%s has one address', (search, list) => {
    expect(findNarrowedList(mobile + search)).toBe(list)
  })

  test.each(['/product/a?b=1', '/blog?page=2', '/brand?a=1', '/product-category/a/b?c=1'])(
    '%s is no list',
    (url) => {
      expect(findNarrowedList(url)).toBeNull()
    },
  )

  test('is kept once it is asked for again, and rendered for the visitor until then', () => {
    setPopularityTest(createListPopularity())
    const url = `${mobile}?sort=cheapest&available=1`
    expect(findStoredList(url)).toBeNull()
    const path = findStoredList(`${mobile}?available=1&sort=cheapest`) ?? ''
    expect(parseNarrowedPath(path)).toBe(`${mobile}?available=1&sort=cheapest`)
    expect(findStoredList(`${mobile}?utm_source=a`)).toBe(mobile)
    expect(decisionFor(path)).toMatchObject({ kind: 'rewrite', to: '/_missing' })
    expect(decisionFor(`${mobile}?available=1`)).toMatchObject({
      to: `/filtered${mobile}?available=1`,
    })
  })

  test('has no other spelling under which it could be kept twice', () => {
    const encoded = (list: string) => `/narrowed/${Buffer.from(list).toString('base64url')}`
    expect(parseNarrowedPath(encoded(`${mobile}?sort=cheapest&available=1`))).toBeNull()
    expect(parseNarrowedPath(`${encoded(`${mobile}?available=1`)}=`)).toBeNull()
    expect(parseNarrowedPath(encoded('/profile?a=1'))).toBeNull()
  })
})

describe('the desk', () => {
  test.each(['/desk', '/desk/staff', '/%64esk/staff'])(
    'sends whoever has no session of the desk away from %s, a customer too',
    (url) => {
      expect(decisionFor(url, true)).toMatchObject({ kind: 'redirect', cacheControl: 'no-store' })
      expect(decisionFor(url, true)).toHaveProperty(
        'to',
        `/desk/login?next=${encodeURIComponent(url)}`,
      )
    },
  )

  test.each([
    ['/desk/login?next=%2Fdesk%2Fstaff', false],
    ['/desk/first-owner', false],
    ['/desk/staff', true],
  ])('opens %s, and lets nothing keep it', (url, isAtDesk) => {
    const cacheControl = 'private, no-store'
    expect(decisionFor(url, false, isAtDesk)).toMatchObject({ kind: 'pass', cacheControl })
  })
})

test('the draft of home is for who is at the desk, and alone may stand in its frame', () => {
  expect(decisionFor(deskPaths.homePreview, true)).toMatchObject({ kind: 'redirect' })
  expect(decisionFor(deskPaths.homePreview, false, true)).toMatchObject({
    ...{ kind: 'pass', cacheControl: 'private, no-store', isFramed: true },
  })
  for (const url of ['/desk/content', '/']) {
    expect(decisionFor(url, false, true)).not.toHaveProperty('isFramed')
  }
})

describe('the cart', () => {
  test.each([
    ['/cart', '/Cart'],
    ['/CART?from=sms', '/Cart?from=sms'],
    ['/cArT', '/Cart'],
  ])('redirects %s to %s', (url, to) => {
    expect(decisionFor(url)).toEqual({ kind: 'redirect', to, status: 308 })
  })
})

describe('a page of a list that is numbered in Persian digits', () => {
  test.each([
    ['/blog/page/%DB%B2', '/blog/page/2'],
    ['/blog/page/۱۲?from=sms', '/blog/page/12?from=sms'],
    ['/blog/category/%D8%B3%D9%81%D8%B1/%DB%B2', '/blog/category/%D8%B3%D9%81%D8%B1/2'],
    ['/user/3/page/%D9%A2', '/user/3/page/2'],
  ])('redirects %s to %s', (url, to) => {
    expect(decisionFor(url)).toEqual({ kind: 'redirect', to, status: 308 })
  })

  test.each(['/blog/page/2', '/blog/page/%DB%B2x', '/blog/%DB%B2', '/blog/page/%zz'])(
    '%s stays where it is',
    (url) => expect(decisionFor(url)).toEqual({ kind: 'pass', isPerRequest: false }),
  )
})

describe('a list with filters', () => {
  test('is rendered per request when the path of a category has a query', () => {
    expect(decisionFor('/product-category/mobile?color=red')).toEqual({
      kind: 'rewrite',
      to: '/filtered/product-category/mobile?color=red',
      isPerRequest: true,
      status: 200,
    })
  })

  test('is rendered per request when the list of categories has a query', () => {
    expect(decisionFor('/product-category?page=2')).toMatchObject({
      to: '/filtered/product-category?page=2',
    })
  })

  test.each(['/brand/آوا', '/festival/yalda'])(
    'is rendered per request when %s has a query',
    (path) => {
      expect(decisionFor(`${path}?sort=newest`)).toMatchObject({
        to: `/filtered${path}?sort=newest`,
      })
      expect(decisionFor(path)).toEqual({ kind: 'pass', isPerRequest: false })
    },
  )

  test('leaves the index of brands cached, whatever its query', () => {
    expect(decisionFor('/brand?a=1')).toEqual({ kind: 'pass', isPerRequest: false })
  })

  test('is the cached page without a query', () => {
    expect(decisionFor('/product-category/mobile')).toEqual({ kind: 'pass', isPerRequest: false })
  })
})

test('a product page whose query chooses a variant is the kept page of that variant', () => {
  const visit = { pathname: '/product/a', search: '?رنگ=کرم', isSignedIn: () => false }
  const decision = guardVisit({
    ...visit,
    isAtDesk: () => false,
    isPerRequest: () => false,
    variantPage: '/product/a/12',
  })
  const to = '/product/a/12?رنگ=کرم'
  expect(decision).toEqual({ kind: 'rewrite', to, isPerRequest: false, status: 200 })
})

test.each([
  ...['/filtered/product-category/mobile?a=1', '/error/503', '/_missing'],
  ...['/product/a/12', '/product/a/b/c?رنگ=کرم'],
])('no one comes to %s from outside', (url) => {
  expect(decisionFor(url)).toMatchObject({
    kind: 'rewrite',
    to: expect.stringMatching('^/_missing'),
  })
})

test('/503 answers with its status', () => {
  expect(decisionFor('/503')).toEqual({
    kind: 'rewrite',
    to: '/error/503',
    isPerRequest: false,
    status: 503,
  })
})

test('a page rendered per request gets a nonce', () => {
  expect(decisionFor('/auth?next=%2Fcheckout')).toEqual({ kind: 'pass', isPerRequest: true })
})
