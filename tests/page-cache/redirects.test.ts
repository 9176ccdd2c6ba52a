import { describe, expect, test } from 'vitest'
import { createRedirectResolver, type RedirectRule } from '@/lib/domain/redirect-rules'
import { findRedirect } from '@/lib/server/page-cache/redirects'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

const origin = 'https://shop.example'
const rule = (from: string, to: string, status: 301 | 302 = 301): RedirectRule => ({
  from,
  to,
  status,
})

function asking(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers, method })
}

describe('redirect rules', () => {
  const follow = createRedirectResolver(
    [
      rule('/page/old', '/page/terms'),
      rule('/page/قدیمی', '/page/terms', 302),
      rule('/a', '/b'),
      rule('/b', '/c', 302),
      rule('/c', 'https://example.com/d'),
      rule('/mag/**', '/blog/**'),
      rule('/mag/2020/**', '/blog'),
      rule('/mag/one', '/about'),
    ],
    origin,
  )

  test.each([
    ['/page/old', '/page/terms', 301],
    ['/page/old/', '/page/terms', 301],
    ['/page/%D9%82%D8%AF%DB%8C%D9%85%DB%8C', '/page/terms', 302],
    ['/mag/چای', `/blog/${encodeURIComponent('چای')}`, 301],
    ['/mag', '/blog', 301],
    ['/mag/2020/یک', '/blog', 301],
    ['/mag/one', '/about', 301],
  ])('redirect %s to %s with %i', (path, to, status) => {
    expect(follow(path)).toEqual({ to, status })
  })

  test('join several steps into one redirect, temporary if one of them is', () => {
    expect(follow('/a')).toEqual({ to: 'https://example.com/d', status: 302 })
  })

  test.each(['/', '/page', '/page/older', '/magazine', '/%', '/A'])(
    'do not redirect %s',
    (path) => {
      expect(follow(path)).toBeNull()
    },
  )
})

describe('a loop of rules', () => {
  test.each([
    ['of one', [rule('/a', '/a')]],
    ['of one with another spelling', [rule('/a', '/a/?x=1')]],
    ['through the whole address of this shop', [rule('/a', `${origin}/a`)]],
    ['of three', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')]],
    ['through what lies under', [rule('/a/**', '/a/new'), rule('/a', '/a/x')]],
    ['that grows', [rule('/a/**', '/a/b/**')]],
  ])('of %s is found', (_, rules) => {
    expect(createRedirectResolver(rules, origin)('/a')).toBe('circle')
  })
})

describe('a redirected request', () => {
  const follow = createRedirectResolver(
    [
      rule('/old', '/new'),
      rule('/out', 'https://example.com/x?ref=vitrin', 302),
      rule('/list', '/product-category?sort=cheapest'),
      rule('/any/**', '/**'),
      rule('/round', '/round'),
      rule('/page/old', '/page/شرایط'),
    ],
    origin,
  )
  const led = (...words: Parameters<typeof asking>) => findRedirect(follow, asking(...words))

  test.each([
    ['/old', { status: 301, to: '/new' }],
    ['/old?utm=a&_rsc=1', { status: 301, to: '/new?utm=a&_rsc=1' }],
    ['/list?sort=newest&page=2', { status: 301, to: '/product-category?sort=cheapest&page=2' }],
    ['/out', { status: 302, to: 'https://example.com/x?ref=vitrin' }],
    ['/page/old', { status: 301, to: `/page/${encodeURIComponent('شرایط')}` }],
    ['/round', undefined],
    ['/else', undefined],
  ])('for %s is answered with %j', (url, answer) => {
    expect(led(url)).toEqual(answer)
  })

  test.each(['/any//evil.example', '/any/.//evil.example', '/any/%2Fevil.example', '/any/\\evil'])(
    '%s does not lead to another site',
    (url) => {
      const answer = led(url)
      const to = answer && 'to' in answer ? answer.to : '/'
      expect(new URL(to, origin).origin).toBe(origin)
    },
  )

  test('of the router stays inside the shop, and loads the page for another site', () => {
    expect(led('/old?_rsc=1', { rsc: '1' })).toEqual({ status: 301, to: '/new?_rsc=1' })
    expect(led('/out', { rsc: '1' })).toEqual({ status: 200 })
  })

  test('that would change something is not redirected', () => {
    expect(led('/old', {}, 'POST')).toBeUndefined()
  })
})
