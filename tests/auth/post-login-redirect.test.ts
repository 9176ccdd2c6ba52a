// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { isRedirectLoop, postLoginPath } from '@/components/auth/post-login-redirect'

beforeEach(() => sessionStorage.clear())

test.each([
  ['?next=%2Fcheckout', '/checkout'],
  [
    '?next=%2Fproduct%2F%D9%82%D9%88%D8%B1%DB%8C%3Fcolor%3Dred',
    '/product/%D9%82%D9%88%D8%B1%DB%8C?color=red',
  ],
  ['', '/profile'],
  ['?next=', '/profile'],
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '%2f%2fevil.example'].map(outside),
  ...['https:evil.example', 'https://evil.example', 'javascript:alert(1)'].map(outside),
  ...['/\t/evil.example', '\t//evil.example', '/%09/evil.example', '/\n/evil.example'].map(outside),
  ...['/%2f/evil.example', '/%5cevil.example', '/%255cevil.example', ' //evil.example'].map(
    outside,
  ),
])('a login at %s redirects to %s', (search, path) => {
  expect(postLoginPath(search)).toBe(path)
})

function outside(next: string): [string, string] {
  return [`?next=${encodeURIComponent(next)}`, '/profile']
}

test('the same destination twice within ten seconds is a redirect loop', () => {
  expect(isRedirectLoop('?next=%2Fcheckout', 100_000)).toBe(false)
  expect(isRedirectLoop('?next=%2Fcheckout', 109_000)).toBe(true)
  expect(isRedirectLoop('?next=%2Fcheckout', 120_000)).toBe(false)
})

test('the account after a login without a destination is a redirect loop too', () => {
  expect(isRedirectLoop('', 100_000)).toBe(false)
  expect(isRedirectLoop('?next=%2Fprofile', 101_000)).toBe(true)
})

test('another destination, or none, is no redirect loop', () => {
  expect(isRedirectLoop('', 100_000)).toBe(false)
  expect(isRedirectLoop('', 101_000)).toBe(false)
  expect(isRedirectLoop('?next=%2FCart', 102_000)).toBe(false)
})
