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
])('behind %s with %i trusted proxies the client is %s', (claimed, trusted, address) => {
  expect(clientIp(claimed, '10.0.0.1', trusted)).toBe(address)
})

test('an IPv4 address is written as one', () => {
  expect(clientIp(undefined, '::ffff:10.0.0.1', 0)).toBe('10.0.0.1')
})
