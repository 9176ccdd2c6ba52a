import { beforeEach, describe, expect, test } from 'vitest'
import { getRedirects, setRedirect } from '@/lib/contract/content/redirects'
import { createRedirectResolver } from '@/lib/domain/redirect-rules'
import { settings } from '@/lib/server/db/schema/schema'
import { eq } from 'drizzle-orm'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

describeEachShop('the addresses that the owner leads elsewhere', (shop) => {
  async function lead(body: object, key = OPERATOR_KEY) {
    const answer = await fetch(shop().url + setRedirect.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }
  async function all() {
    const answer = await fetch(shop().url + getRedirects.path)
    return getRedirects.answer.parse(await answer.json()).data.redirects
  }

  beforeEach(async () => {
    await shop().db.delete(settings).where(eq(settings.key, 'redirects'))
    shop().revalidatedTags.length = 0
  })

  test('are saved, changed and removed, and the cached rules are revalidated', async () => {
    expect(await all()).toEqual([])
    expect((await lead({ from: '/page/old/', to: '/page/terms' })).status).toBe(200)
    expect(await all()).toEqual([{ from: '/page/old', to: '/page/terms', status: 301 }])
    expect(shop().revalidatedTags).toContain('redirects')
    await lead({ from: encodeURI('/page/old'), to: 'https://example.com/', status: 302 })
    expect(await all()).toEqual([{ from: '/page/old', to: 'https://example.com/', status: 302 }])
    await lead({ from: '/page/old', to: null })
    expect(await all()).toEqual([])
    expect((await lead({ from: '/page/old', to: null })).status).toBe(404)
  })

  test('are rejected when they make a circle, alone or together', async () => {
    expect((await lead({ from: '/a', to: '/a' })).status).toBe(412)
    await lead({ from: '/a', to: '/b' })
    await lead({ from: '/b', to: '/c' })
    const round = await lead({ from: '/c', to: '/a?x=1' })
    expect(round.status).toBe(412)
    expect(round.text).toContain('به خودش بازمی‌گردد')
    expect(await all()).toHaveLength(2)
  })

  test('are rejected when two that make a circle are set at once', async () => {
    const both = await Promise.all([lead({ from: '/x', to: '/y' }), lead({ from: '/y', to: '/x' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  describe('are rejected', () => {
    test.each([
      '/',
      '/api/cart-item',
      '/_next/x',
      '/auth',
      '/Cart',
      '/CART',
      '/checkout',
      '/profile/edit',
      '/blog',
      '/desk/**',
      '/desk/orders',
      '/%64esk/login',
      '/manifest.webmanifest',
      '/product/**',
      '/**',
      '//evil.example',
      '/a\\b',
      '/a?b=1',
      'page',
      '/%zz',
    ])('a redirect from %s is rejected', async (from) => {
      expect((await lead({ from, to: '/about' })).status).toBe(422)
    })

    test.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'ftp://example.com',
      'https://user:pass@example.com',
      'about',
      '',
    ])('a redirect to %j is rejected, and nothing is stored', async (to) => {
      const { status } = await lead({ from: '/page/old', to })
      expect(status).toBe(422)
      expect(await all()).toEqual([])
    })
  })

  test('are dropped, and followed nowhere, where one took a route of the shop before', async () => {
    const value = [{ from: '/desk/**', to: '/about', status: 301 }]
    await shop().db.insert(settings).values({ key: 'redirects', value })
    expect(await all()).toEqual(value)
    expect(createRedirectResolver(await all(), 'https://shop.example')('/desk/login')).toBeNull()
    expect((await lead({ from: '/desk/**', to: null })).status).toBe(200)
    expect(await all()).toEqual([])
  })

  test('are not written over by one that comes back', async () => {
    await lead({ from: '/page/old', to: '/page/new' })
    const back = await lead({ from: '/page/old', to: '/about', only_new: true })
    expect(back.status).toBe(409)
    expect(await all()).toEqual([{ from: '/page/old', to: '/page/new', status: 301 }])
  })

  test('are 404 for a stranger who sets one', async () => {
    expect((await lead({ from: '/page/old', to: '/about' }, 'x'.repeat(20))).status).toBe(404)
  })

  test('are skipped when their stored row cannot be read', async () => {
    const value = [
      { from: '/a', to: 'javascript:x', status: 301 },
      7,
      { from: '/b', to: '/c', status: 302 },
    ]
    await shop().db.insert(settings).values({ key: 'redirects', value })
    expect(await all()).toEqual([{ from: '/b', to: '/c', status: 302 }])
  })
})
