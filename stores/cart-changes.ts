import * as rules from '@/lib/domain/cart-line-changes'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { cartStore } from './cart'

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
