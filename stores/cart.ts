import { createPersistedStore } from './create-persisted-store'
import { isStoredLine, type StoredLine } from './cart-line'
import * as rules from './cart-rules'
import { tookNote, type GoneLine } from './cart-settling'
import { isId, isRecord, isText, shape, type Guard } from './stored'

export type Cart = {
  lines: StoredLine[]
  /** Put by for another day, newest first. */
  later: StoredLine[]
  gone: GoneLine[]
  coupons: string[]
}

const isGoneLine: Guard<GoneLine> = shape<GoneLine>({ stock_id: isId, title: isText })

function listed<T>(stored: unknown, guard: Guard<T>): T[] {
  return Array.isArray(stored) ? stored.filter(guard) : []
}

/** A spoilt line costs the shopper that line, not the list. */
function linesOf(stored: unknown, taken: readonly StoredLine[] = []): StoredLine[] {
  const lines: StoredLine[] = []
  for (const line of listed(stored, isStoredLine)) {
    const refusal = rules.refusedBeforeAsking(lines, line.stock_id)
    if (refusal === null && !rules.hasStock(taken, line.stock_id)) lines.push(line)
  }
  return lines
}

export function parseCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const lines = linesOf(stored.lines)
  return {
    lines,
    later: linesOf(stored.later, lines),
    gone: listed(stored.gone, isGoneLine),
    coupons: listed(stored.coupons, isText),
  }
}

/** Of the first version there were neither a list for later nor anything to compare a line with. */
function fromFirst(stored: unknown): unknown {
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
  migrations: { 1: fromFirst },
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

export type Removed = { line: StoredLine; at: number }

function takeFrom(list: 'lines' | 'later', stockId: number): Removed | null {
  cartStore.hydrate()
  const lines = cartStore.get()[list]
  const at = lines.findIndex((line) => line.stock_id === stockId)
  const line = lines[at]
  if (!line) return null
  cartStore.set((cart) => ({ [list]: rules.removeLine(cart[list], stockId) }))
  return { line, at }
}

/** Takes a line out and gives what puts it back. */
export function takeFromCart(stockId: number): Removed | null {
  return takeFrom('lines', stockId)
}

/** Also out of the list for later, when that is where it went. */
export function restoreToCart(line: StoredLine, at: number): void {
  cartStore.set(({ lines, later }) => ({
    lines: rules.restoreLine(lines, line, at),
    later: rules.removeLine(later, line.stock_id),
  }))
}

export function takeFromLater(stockId: number): Removed | null {
  return takeFrom('later', stockId)
}

export function restoreToLater(line: StoredLine, at: number): void {
  cartStore.set(({ later }) => ({ later: rules.restoreLine(later, line, at) }))
}

export function putBy(stockId: number): Removed | null {
  const taken = takeFromCart(stockId)
  if (taken) cartStore.set(({ later }) => ({ later: rules.putByFirst(later, taken.line) }))
  return taken
}

/** The shopper has read what changed on a line. */
export function takeNote(stockId: number, price: number): void {
  setLines((lines) =>
    lines.map((line) => (line.stock_id === stockId ? tookNote(line, price) : line)),
  )
}

export function dismissGone(): void {
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
