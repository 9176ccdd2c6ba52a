import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { createPersistedStore } from '@/stores/create-persisted-store'
import { isRecord, isSafeInteger } from '@/stores/storage-guards'

type Parcel = { orderId: number; packed: number[]; labelAt: number | null }

/** An order that was packed long ago is asked for no more. */
const MOST_PARCELS = 200

const NOTHING: Omit<Parcel, 'orderId'> = { packed: [], labelAt: null }

function parseParcel(stored: unknown): Parcel[] {
  if (!isRecord(stored) || !isSafeInteger(stored.orderId) || !Array.isArray(stored.packed))
    return []
  const labelAt = isSafeInteger(stored.labelAt) ? stored.labelAt : null
  return [{ orderId: stored.orderId, packed: stored.packed.filter(isSafeInteger), labelAt }]
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

export function packItem(orderId: number, itemId: number, isPacked: boolean): void {
  change(orderId, ({ packed }) => {
    const others = packed.filter((one) => one !== itemId)
    return { packed: isPacked ? [...others, itemId] : others }
  })
}

/** What is packed of an order that is on its way out; of a return, and of one that is over, nothing. */
export function listToPack({ order, picking }: StaffOrder): StaffOrder['picking'] {
  const isPacking = order.type === 'sales' && UNDER_WAY.some((status) => status === order.status)
  return isPacking ? picking.filter(({ units }) => units > 0) : []
}

export function rememberLabels(orderIds: readonly number[], now: number): void {
  for (const orderId of orderIds) change(orderId, () => ({ labelAt: now }))
}
