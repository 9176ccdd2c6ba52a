import { z } from 'zod/mini'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { createLastChange } from '../ui/last-change'

const change = z.object({
  status: z.optional(z.enum(['published', 'hidden', 'coming_soon', 'removed'])),
  category_id: z.optional(z.number()),
  brand_id: z.optional(z.number()),
})

const bulkUpdate = z.object({
  /** Of an update of variants, which the shop takes back as a whole. */
  id: z.nullable(z.number()),
  text: z.string(),
  /** Of products that were saved one by one: what brings each of them back. */
  back: z.optional(
    z.array(
      z.object({
        ...{ id: z.number(), title: z.string(), version: z.number() },
        ...{ change, former: change },
      }),
    ),
  ),
})
export type BulkUpdate = z.output<typeof bulkUpdate>

export const useLastBulk = createLastChange('bulk', bulkUpdate)

export type BulkProps = {
  products: readonly ListedDeskProduct[]
  onClose: () => void
  onDone: (update: BulkUpdate) => void
}
