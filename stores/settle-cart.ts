import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from './cart'
import { settle } from './cart-settling'

export function settleCart(asked: readonly CartLine[], items: readonly CartInfo[]): void {
  const stocks = new Set(asked.map((line) => line.stock_id))
  const before = cartStore.get().lines
  const after = settle(before, items, stocks).lines
  if (after.length === before.length && after.every((line, at) => line === before[at])) return
  cartStore.set((cart) => {
    const { lines, gone } = settle(cart.lines, items, stocks)
    const again = new Set(gone.map((line) => line.stock_id))
    return { lines, gone: [...cart.gone.filter((line) => !again.has(line.stock_id)), ...gone] }
  })
}
