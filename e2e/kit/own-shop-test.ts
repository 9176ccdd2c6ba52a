import { OPERATOR_KEY } from './operator'
import { demoFolder, openOwnShop } from './own-shop'
import { test as base } from './test'

export { expect } from './test'

const OPEN_IN = 180_000

/**
 * What is changed here for everybody, or must stand still, is of a shop that no other test visits;
 * the tests of a worker share it one after the other.
 */
export const test = base.extend<object, { ownUrl: string }>({
  ownUrl: [
    async ({}, provide) => {
      const shop = await openOwnShop({
        DATA_DIR: await demoFolder(),
        OPERATOR_KEY,
        TRUST_PROXY: '1',
      })
      await provide(shop.url)
      await shop.close()
    },
    { scope: 'worker', timeout: OPEN_IN },
  ],
  baseURL: async ({ ownUrl }, provide) => provide(ownUrl),
})
