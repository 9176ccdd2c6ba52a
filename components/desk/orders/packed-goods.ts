import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { createPersistedStore } from '@/stores/create-persisted-store'
import { isRecord, isSafeInteger } from '@/stores/storage-guards'

export type PackableItem = { id: number; title: string }

type Parcel = {
  orderId: number
  packed: number[]
  /** All that is to go in, as its order was when it was last ticked: a list of orders knows no goods. */
  items: PackableItem[]
  labelAt: number | null
}

/** An order that was packed long ago is asked for no more. */
const MOST_PARCELS = 200

const NOTHING: Omit<Parcel, 'orderId'> = { packed: [], items: [], labelAt: null }

function parseItem(stored: unknown): PackableItem[] {
  if (!isRecord(stored) || !isSafeInteger(stored.id) || typeof stored.title !== 'string') return []
  return [{ id: stored.id, title: stored.title }]
}

function parseParcel(stored: unknown): Parcel[] {
  if (!isRecord(stored) || !isSafeInteger(stored.orderId) || !Array.isArray(stored.packed))
    return []
  const labelAt = isSafeInteger(stored.labelAt) ? stored.labelAt : null
  const items = Array.isArray(stored.items) ? stored.items.flatMap(parseItem) : []
  return [{ orderId: stored.orderId, packed: stored.packed.filter(isSafeInteger), items, labelAt }]
}

/** What was put into the parcel of an order, and when its label was printed: of this computer, where it is packed. */
const parcels = createPersistedStore<{ parcels: Parcel[] }>({
  name: 'desk-parcels',
  version: 1,
  initial: { parcels: [] },
  parse: (stored) =>
    isRecord(stored) && Array.isArray(stored.parcels)
      ? { parcels: stored.parcels.flatMap(parseParcel) }
      : null,
})

export function useParcel(orderId: number): Omit<Parcel, 'orderId'> {
  return parcels.use((state) => state.parcels.find((one) => one.orderId === orderId)) ?? NOTHING
}

function change(orderId: number, update: (parcel: Parcel) => Partial<Parcel>): void {
  parcels.set(({ parcels: before }) => {
    const parcel = before.find((one) => one.orderId === orderId) ?? { orderId, ...NOTHING }
    const others = before.filter((one) => one.orderId !== orderId)
    return { parcels: [{ ...parcel, ...update(parcel) }, ...others].slice(0, MOST_PARCELS) }
  })
}

export function packItem(whole: StaffOrder, itemId: number, isPacked: boolean): void {
  change(whole.order.id, ({ packed }) => {
    const others = packed.filter((one) => one !== itemId)
    return { packed: isPacked ? [...others, itemId] : others, items: listToPack(whole) }
  })
}

export function packItems(orderId: number, itemIds: readonly number[]): void {
  change(orderId, ({ packed }) => ({ packed: [...new Set([...packed, ...itemIds])] }))
}

/** What is packed of an order that is on its way out; of a return, and of one that is over, nothing. */
export function listToPack({ order, items, picking }: StaffOrder) {
  if (order.type !== 'sales' || !UNDER_WAY.some((status) => status === order.status)) return []
  return items.flatMap(({ id, title, parent_value: values }) => {
    const units = picking.find((one) => one.order_item_id === id)?.units ?? 0
    return units > 0 ? { id, title: [title, ...Object.values(values)].join('، '), units } : []
  })
}

/** What is not ticked of a parcel that was begun; whoever ticks nothing packs without ticks. */
export function listLeftOut(orderId: number, items?: readonly PackableItem[]): PackableItem[] {
  parcels.hydrate()
  const parcel = parcels.get().parcels.find((one) => one.orderId === orderId)
  if (parcel === undefined) return []
  const all = items ?? parcel.items
  const left = all.filter(({ id }) => !parcel.packed.includes(id))
  return left.length < all.length ? left : []
}

export function rememberLabels(orderIds: readonly number[], now: number): void {
  for (const orderId of orderIds) change(orderId, () => ({ labelAt: now }))
}
