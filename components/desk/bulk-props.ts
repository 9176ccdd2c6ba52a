import type { PlannedProduct } from '@/lib/client/desk/change-products'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'

export type BulkUpdate = {
  /** Of an update of variants, which the shop takes back as a whole. */
  id: number | null
  text: string
  /** Of products that were saved one by one: what brings each of them back. */
  back?: readonly PlannedProduct[]
}

export type BulkProps = {
  products: readonly ListedDeskProduct[]
  onClose: () => void
  onDone: (update: BulkUpdate) => void
}
