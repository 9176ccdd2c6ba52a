import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localPath } from '@/lib/session/local-path'

test.each([
  ['/checkout', '/checkout'],
  ['/profile/orders?page=2#top', '/profile/orders?page=2#top'],
  ['/product/کفش', '/product/%DA%A9%D9%81%D8%B4'],
  ['/product/%DA%A9%D9%81%D8%B4?x=//y', '/product/%DA%A9%D9%81%D8%B4?x=//y'],
  ['/a/../profile', '/profile'],
  ['/apiary', '/apiary'],
  ['/page/media/a', '/page/media/a'],
  ['/page/50%25-off', '/page/50%25-off'],
  ['/auth?next=%2Fprofile%252Finfo', '/auth?next=%2Fprofile%252Finfo'],
])('a login redirects from %s to %s', (next, path) => {
  expect(localPath(next)).toBe(path)
})

test.each([
  null,
  '',
  'checkout',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/profile%2finfo',
  '/profile%252Finfo',
  '/profile%5cinfo',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  ' /checkout',
  '/checkout\u0000',
  '/api/profile/logout',
  '/api?a=1',
  '/API/profile',
  '/%61pi/profile/logout',
  '/page/../api/profile',
  '/media/aa.webp',
  '/checkout%0d%0aSet-Cookie:a=b',
  `/${'a'.repeat(2000)}`,
])('%j is no path to redirect to', (next) => {
  expect(localPath(next)).toBeNull()
})

test('every accepted path stays on the site', () => {
  const pieces = fc.constantFrom('/', '\\', '%2f', '%5c', '.', '..', '\t', '@', ':', 'evil.example')
  const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (next) => {
      const path = localPath(next)
      return path === null || new URL(path, 'https://vitrin.example').host === 'vitrin.example'
    }),
    { numRuns: 2000 },
  )
})
