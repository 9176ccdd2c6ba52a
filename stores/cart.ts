import { createPersistedStore } from './create-persisted-store'
import { isStoredLine, type StoredLine } from './cart-line'
import * as rules from './cart-rules'
import { isRecord, isText } from './stored'

export type Cart = { lines: StoredLine[]; coupons: string[] }

/** A spoilt line costs the shopper that line, not the cart. */
export function parseCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const lines: StoredLine[] = []
  for (const line of stored.lines) {
    if (isStoredLine(line) && rules.refusedBeforeAsking(lines, line.stock_id) === null) {
      lines.push(line)
    }
  }
  return { lines, coupons: Array.isArray(stored.coupons) ? stored.coupons.filter(isText) : [] }
}

export const cartStore = createPersistedStore<Cart>({
  name: 'cart',
  version: 1,
  initial: { lines: [], coupons: [] },
  parse: parseCart,
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

/** Takes a line out and gives what puts it back. */
export function takeFromCart(stockId: number): Removed | null {
  const { lines } = cartStore.get()
  const at = lines.findIndex((line) => line.stock_id === stockId)
  const line = lines[at]
  if (!line) return null
  setLines((now) => rules.removeLine(now, stockId))
  return { line, at }
}

export function restoreToCart(line: StoredLine, at: number): void {
  setLines((lines) => rules.restoreLine(lines, line, at))
}

export function setCoupons(coupons: string[]): void {
  cartStore.set(() => ({ coupons }))
}
