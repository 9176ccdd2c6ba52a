import { describe, expect, test } from 'vitest'
import { resolveDestination, NavigationError } from '@/lib/client/hard-navigate'

const origin = 'https://shop.example'

describe('a destination', () => {
  test.each([
    ['/Cart?x=1#y', '/Cart?x=1#y'],
    [`${origin}/blog`, '/blog'],
    ['product/چای', `/product/${encodeURIComponent('چای')}`],
  ])('%s is a path of the shop', (href, to) => {
    expect(resolveDestination(href, { origin })).toBe(to)
  })

  test('of another site is allowed when it is meant', () => {
    const bank = 'https://bank.example/pay?id=1'
    expect(resolveDestination(bank, { origin, isExternal: true })).toBe(bank)
  })

  test.each([
    'https://bank.example/pay',
    '//bank.example',
    '/\\bank.example',
    'http://shop.example',
  ])('%s of another site is an error unless it is meant', (href) =>
    expect(() => resolveDestination(href, { origin })).toThrow(NavigationError),
  )

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
  ])('%j is never allowed', (href) => {
    expect(() => resolveDestination(href, { origin })).toThrow(NavigationError)
    expect(() => resolveDestination(href, { origin, isExternal: true })).toThrow(NavigationError)
  })

  test('that is no URL is an error', () => {
    expect(() => resolveDestination('https://', { origin })).toThrow(NavigationError)
  })
})
