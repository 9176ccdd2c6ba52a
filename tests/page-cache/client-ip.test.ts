import { expect, test } from 'vitest'
import { clientIp } from '@/lib/server/page-cache/client-ip'

test.each([
  [undefined, 0, '10.0.0.1'],
  ['6.6.6.6', 0, '10.0.0.1'],
  ['6.6.6.6', 1, '6.6.6.6'],
  ['6.6.6.6, 5.5.5.5', 1, '5.5.5.5'],
  ['6.6.6.6, 5.5.5.5', 2, '6.6.6.6'],
  ['5.5.5.5', 9, '5.5.5.5'],
  ['', 1, '10.0.0.1'],
])("after %s with %i trusted proxies the client's IP is %s", (claimed, trusted, address) => {
  expect(clientIp(claimed, '10.0.0.1', trusted)).toBe(address)
})

test('an IPv4 address inside IPv6 is written as IPv4', () => {
  expect(clientIp(undefined, '::ffff:10.0.0.1', 0)).toBe('10.0.0.1')
})
