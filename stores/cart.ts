import { createPersistedStore } from './create-persisted-store'
import * as rules from '@/lib/domain/cart-rules'
import type { LineSnapshot, StoredLine, UnavailableLine } from '@/lib/domain/cart-rules'
import {
  isId,
  isRecord,
  isSafeInteger,
  isText,
  nullable,
  recordOf,
  shape,
  type Guard,
} from './storage-guards'

export type Cart = {
  lines: StoredLine[]
  /** Newest first. */
  savedForLater: StoredLine[]
  unavailable: UnavailableLine[]
  coupons: string[]
}

/** Anybody may have written the storage: a picture is only ever one of this site. */
const isLocalPath: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value)

const isPicture = shape<NonNullable<LineSnapshot['picture']>>({
  url: isLocalPath,
  width: isSafeInteger,
  height: isSafeInteger,
  alt: isText,
})

export const isStoredLine: Guard<StoredLine> = shape<StoredLine>({
  product_id: isId,
  stock_id: isId,
  quantity: isId,
  snapshot: shape<LineSnapshot>({
    slug: isText,
    title: isText,
    parent_value: recordOf(isText),
    picture: nullable(isPicture),
  }),
  seen_price: nullable(isSafeInteger),
  lowered_from: nullable(isId),
})

const isUnavailableLine: Guard<UnavailableLine> = shape<UnavailableLine>({
  stock_id: isId,
  title: isText,
})

function validItems<T>(stored: unknown, guard: Guard<T>): T[] {
  return Array.isArray(stored) ? stored.filter(guard) : []
}

/** A spoilt line costs the shopper that line, not the list. */
function parseLines(stored: unknown, others: readonly StoredLine[] = []): StoredLine[] {
  const lines: StoredLine[] = []
  for (const line of validItems(stored, isStoredLine)) {
    const error = rules.checkBeforeQuote(lines, line.stock_id)
    if (error === null && !rules.hasStock(others, line.stock_id)) lines.push(line)
  }
  return lines
}

export function parseCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const lines = parseLines(stored.lines)
  return {
    lines,
    savedForLater: parseLines(stored.savedForLater, lines),
    unavailable: validItems(stored.unavailable, isUnavailableLine),
    coupons: validItems(stored.coupons, isText),
  }
}

/** The first version had no list for later and nothing to compare a line with. */
function migrateFromV1(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const unseen = { seen_price: null, lowered_from: null }
  const lines = stored.lines.map((line: unknown) =>
    isRecord(line) ? { ...line, ...unseen } : line,
  )
  return { ...stored, lines, later: [], gone: [] }
}

function migrateFromV2(stored: unknown): unknown {
  if (!isRecord(stored)) return null
  const { later, gone, ...cart } = stored
  return { ...cart, savedForLater: later, unavailable: gone }
}

export const cartStore = createPersistedStore<Cart>({
  name: 'cart',
  version: 3,
  initial: { lines: [], savedForLater: [], unavailable: [], coupons: [] },
  parse: parseCart,
  migrations: { 1: migrateFromV1, 2: migrateFromV2 },
})

export const useCart = cartStore.use

export function useCartCount(): number {
  return useCart((cart) => rules.countUnits(cart.lines))
}

export function useIsInCart(stockId: number | null): boolean {
  return useCart((cart) => stockId !== null && rules.hasStock(cart.lines, stockId))
}

function setLines(change: (lines: StoredLine[]) => StoredLine[]): void {
  cartStore.set((cart) => ({ lines: change(cart.lines) }))
}

export function changeQuantity(stockId: number, requested: number, available: number): void {
  setLines((lines) => rules.setQuantity(lines, stockId, requested, available))
}

export type RemovedCartLine = { line: StoredLine; index: number }

function removeFromList(list: 'lines' | 'savedForLater', stockId: number): RemovedCartLine | null {
  cartStore.hydrate()
  const lines = cartStore.get()[list]
  const index = lines.findIndex((line) => line.stock_id === stockId)
  const line = lines[index]
  if (!line) return null
  cartStore.set((cart) => ({ [list]: rules.removeLine(cart[list], stockId) }))
  return { line, index }
}

/** Returns what `restoreToCart` needs. */
export function removeFromCart(stockId: number): RemovedCartLine | null {
  return removeFromList('lines', stockId)
}

/** Takes it off the saved list as well, when that is where it went. */
export function restoreToCart(line: StoredLine, index: number): void {
  cartStore.set(({ lines, savedForLater }) => ({
    lines: rules.restoreLine(lines, line, index),
    savedForLater: rules.removeLine(savedForLater, line.stock_id),
  }))
}

export function removeFromSaved(stockId: number): RemovedCartLine | null {
  return removeFromList('savedForLater', stockId)
}

export function restoreToSaved(line: StoredLine, index: number): void {
  cartStore.set(({ savedForLater }) => ({
    savedForLater: rules.restoreLine(savedForLater, line, index),
  }))
}

export function saveForLater(stockId: number): RemovedCartLine | null {
  const removed = removeFromCart(stockId)
  if (removed) {
    cartStore.set(({ savedForLater }) => ({
      savedForLater: rules.prependSavedLine(savedForLater, removed.line),
    }))
  }
  return removed
}

/** The shopper has read what changed on a line. */
export function acknowledgeChanges(stockId: number, price: number): void {
  setLines((lines) =>
    lines.map((line) => (line.stock_id === stockId ? rules.acknowledgeLine(line, price) : line)),
  )
}

export function dismissUnavailable(): void {
  cartStore.set(() => ({ unavailable: [] }))
}

/** What has been ordered leaves the cart; what another tab has added meanwhile stays. */
export function clearOrdered(stockIds: readonly number[]): void {
  cartStore.set(({ lines }) => ({
    lines: lines.filter((line) => !stockIds.includes(line.stock_id)),
    unavailable: [],
    coupons: [],
  }))
}

export function setCoupons(coupons: string[]): void {
  cartStore.set(() => ({ coupons }))
}
