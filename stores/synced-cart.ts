import type { CustomerCartLine } from '@/lib/contract/cart'
import { createPersistedStore } from './create-persisted-store'
import { isBoolean, isId, listOf, nullable, parserOf, shape } from './storage-guards'

export type SyncedCart = { customerId: number | null; lines: CustomerCartLine[] }

/** The cart as the shop last answered it, by which a later one is known to be changed here or elsewhere. */
export const syncedCartStore = createPersistedStore<SyncedCart>({
  name: 'synced-cart',
  version: 1,
  initial: { customerId: null, lines: [] },
  parse: parserOf(
    shape<SyncedCart>({
      customerId: nullable(isId),
      lines: listOf(
        shape<CustomerCartLine>({
          product_id: isId,
          stock_id: isId,
          quantity: isId,
          saved_for_later: isBoolean,
        }),
      ),
    }),
  ),
})
