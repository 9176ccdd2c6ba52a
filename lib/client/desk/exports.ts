import type { CallInput } from '@/lib/contract/call'
import {
  getCustomersExport,
  getGoodsExport,
  getOrdersExport,
  type SheetPart,
} from '@/lib/contract/desk/exports'
import { send } from '../http/client'

/** The parts of a sheet, each fetched when the one before is written. */
export type SheetReader = (signal: AbortSignal) => AsyncIterable<SheetPart>

type Cursor = { cursor?: string }

function readerOf(
  fetchPart: (cursor: Cursor, signal: AbortSignal) => Promise<{ data: SheetPart }>,
): SheetReader {
  return async function* read(signal) {
    let cursor: Cursor | null = {}
    while (cursor !== null) {
      const { data }: { data: SheetPart } = await fetchPart(cursor, signal)
      yield data
      cursor = data.next === null ? null : { cursor: data.next }
    }
  }
}

type Filters<Input extends { query?: object }> = Omit<NonNullable<Input['query']>, 'cursor'>

export const readGoods = (filters: Filters<CallInput<typeof getGoodsExport>>): SheetReader =>
  readerOf((cursor, signal) =>
    send(getGoodsExport, { query: { ...filters, ...cursor } }, { signal }),
  )

export const readOrders = (filters: Filters<CallInput<typeof getOrdersExport>>): SheetReader =>
  readerOf((cursor, signal) =>
    send(getOrdersExport, { query: { ...filters, ...cursor } }, { signal }),
  )

export const readCustomers = (
  filters: Filters<CallInput<typeof getCustomersExport>>,
): SheetReader =>
  readerOf((cursor, signal) =>
    send(getCustomersExport, { query: { ...filters, ...cursor } }, { signal }),
  )
