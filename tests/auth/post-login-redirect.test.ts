// @vitest-environment happy-dom
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
])('after logging in with %s one goes on to %s', (search, place) => {
  expect(postLoginPath(search)).toBe(place)
})

function outside(next: string): [string, string] {
  return [`?next=${encodeURIComponent(next)}`, '/profile']
}

test('a guard that asks again for the same place within ten seconds is going round', () => {
  expect(isRedirectLoop('?next=%2Fcheckout', 100_000)).toBe(false)
  expect(isRedirectLoop('?next=%2Fcheckout', 109_000)).toBe(true)
  expect(isRedirectLoop('?next=%2Fcheckout', 120_000)).toBe(false)
})

test('so is the account, where one goes without a wish', () => {
  expect(isRedirectLoop('', 100_000)).toBe(false)
  expect(isRedirectLoop('?next=%2Fprofile', 101_000)).toBe(true)
})

test('another place, or none asked for, is not', () => {
  expect(isRedirectLoop('', 100_000)).toBe(false)
  expect(isRedirectLoop('', 101_000)).toBe(false)
  expect(isRedirectLoop('?next=%2FCart', 102_000)).toBe(false)
})
