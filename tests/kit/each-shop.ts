import { afterAll, beforeAll, describe } from 'vitest'
import { kinds, type Kind } from './open-demo'
import { openTestShop, type TestShop } from './test-shop'

type ShopTests = (shop: () => TestShop) => void

function withShop(kind: Kind, tests: ShopTests): void {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await openTestShop(kind)
  })
  afterAll(() => shop?.close())
  tests(() => {
    if (!shop) throw new Error('The shop is open only while its tests run.')
    return shop
  })
}

/** The same tests on each database the shop can run on, every one with a fresh demo shop. */
export function describeEachShop(name: string, tests: ShopTests): void {
  describe.each(kinds)(`${name} on %s`, (kind) => withShop(kind, tests))
}

/** For what no database can change: statuses, headers, and what a schema takes. */
export function describeShop(name: string, tests: ShopTests): void {
  describe(name, () => withShop('PGlite', tests))
}
