import { afterAll, beforeAll, describe } from 'vitest'
import { kinds } from './open-demo'
import { openTestShop, type TestShop } from './test-shop'

/** The same tests on each database the shop can run on, every one with a fresh demo shop. */
export function describeEachShop(name: string, tests: (shop: () => TestShop) => void): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let shop: TestShop | undefined
    beforeAll(async () => {
      shop = await openTestShop(kind)
    })
    afterAll(() => shop?.close())
    tests(() => {
      if (!shop) throw new Error('The shop is open only while its tests run.')
      return shop
    })
  })
}
