import { createPersistedStore } from './create-persisted-store'
import {
  isStoredLine,
  type StoredLine,
  acknowledgeLine,
  type UnavailableLine,
} from '@/lib/domain/cart-rules'
import * as rules from '@/lib/domain/cart-rules'
import { isId, isRecord, isText, shape, type Guard } from './storage-guards'

export type Cart = {
  lines: StoredLine[]
  /** Put by for another day, newest first. */
  later: StoredLine[]
  gone: UnavailableLine[]
  coupons: string[]
}

const isUnavailableLine: Guard<UnavailableLine> = shape<UnavailableLine>({
  stock_id: isId,
  title: isText,
})

function validItems<T>(stored: unknown, guard: Guard<T>): T[] {
  return Array.isArray(stored) ? stored.filter(guard) : []
}

/** A spoilt line costs the shopper that line, not the list. */
function parseLines(stored: unknown, taken: readonly StoredLine[] = []): StoredLine[] {
  const lines: StoredLine[] = []
  for (const line of validItems(stored, isStoredLine)) {
    const refusal = rules.checkBeforeQuote(lines, line.stock_id)
    if (refusal === null && !rules.hasStock(taken, line.stock_id)) lines.push(line)
  }
  return lines
}

export function parseCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const lines = parseLines(stored.lines)
  return {
    lines,
    later: parseLines(stored.later, lines),
    gone: validItems(stored.gone, isUnavailableLine),
    coupons: validItems(stored.coupons, isText),
  }
}

/** Of the first version there were neither a list for later nor anything to compare a line with. */
function migrateFromV1(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const unseen = { seen_price: null, lowered_from: null }
  const lines = stored.lines.map((line: unknown) =>
    isRecord(line) ? { ...line, ...unseen } : line,
  )
  return { ...stored, lines, later: [], gone: [] }
}

export const cartStore = createPersistedStore<Cart>({
  name: 'cart',
  version: 2,
  initial: { lines: [], later: [], gone: [], coupons: [] },
  parse: parseCart,
  migrations: { 1: migrateFromV1 },
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

export function changeQuantity(stockId: number, wished: number, available: number): void {
  setLines((lines) => rules.setQuantity(lines, stockId, wished, available))
}

export type RemovedCartLine = { line: StoredLine; index: number }

function removeFromList(list: 'lines' | 'later', stockId: number): RemovedCartLine | null {
  cartStore.hydrate()
  const lines = cartStore.get()[list]
  const at = lines.findIndex((line) => line.stock_id === stockId)
  const line = lines[at]
  if (!line) return null
  cartStore.set((cart) => ({ [list]: rules.removeLine(cart[list], stockId) }))
  return { line, index: at }
}

/** Takes a line out and gives what puts it back. */
export function removeFromCart(stockId: number): RemovedCartLine | null {
  return removeFromList('lines', stockId)
}

/** Also out of the list for later, when that is where it went. */
export function restoreToCart(line: StoredLine, at: number): void {
  cartStore.set(({ lines, later }) => ({
    lines: rules.restoreLine(lines, line, at),
    later: rules.removeLine(later, line.stock_id),
  }))
}

export function removeFromSaved(stockId: number): RemovedCartLine | null {
  return removeFromList('later', stockId)
}

export function restoreToSaved(line: StoredLine, at: number): void {
  cartStore.set(({ later }) => ({ later: rules.restoreLine(later, line, at) }))
}

export function saveForLater(stockId: number): RemovedCartLine | null {
  const taken = removeFromCart(stockId)
  if (taken) cartStore.set(({ later }) => ({ later: rules.prependSavedLine(later, taken.line) }))
  return taken
}

/** The shopper has read what changed on a line. */
export function acknowledgeChanges(stockId: number, price: number): void {
  setLines((lines) =>
    lines.map((line) => (line.stock_id === stockId ? acknowledgeLine(line, price) : line)),
  )
}

export function dismissUnavailable(): void {
  cartStore.set(() => ({ gone: [] }))
}

/** What has been ordered leaves the cart; what another tab has added meanwhile stays. */
export function clearOrdered(stockIds: readonly number[]): void {
  cartStore.set(({ lines }) => ({
    lines: lines.filter((line) => !stockIds.includes(line.stock_id)),
    gone: [],
    coupons: [],
  }))
}

export function setCoupons(coupons: string[]): void {
  cartStore.set(() => ({ coupons }))
}
