import { create } from 'zustand'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from './cart'
import { settle, type LineChange } from './cart-settling'

const useNotices = create<{ changes: LineChange[] }>(() => ({ changes: [] }))

/** What the shop changed in the cart and the shopper has not put away yet. */
export function useCartChanges(): LineChange[] {
  return useNotices((notices) => notices.changes)
}

export function dismissCartChanges(): void {
  useNotices.setState({ changes: [] })
}

export function settleCart(asked: readonly CartLine[], items: readonly CartInfo[]): void {
  const stocks = new Set(asked.map((line) => line.stock_id))
  const { changes } = settle(cartStore.get().lines, items, stocks)
  if (changes.length === 0) return
  cartStore.set(({ lines }) => ({ lines: settle(lines, items, stocks).lines }))
  const again = new Set(changes.map((change) => change.stock_id))
  useNotices.setState(({ changes: earlier }) => ({
    changes: [...earlier.filter((change) => !again.has(change.stock_id)), ...changes],
  }))
}
