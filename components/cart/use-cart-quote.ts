import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { cartQuoteQuery } from '@/lib/client/queries/cart'
import { toCartLine, type StoredLine, reconcileLines } from '@/lib/domain/cart-rules'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'

function reconcileCart(asked: readonly CartLine[], items: readonly CartInfo[]): void {
  const stocks = new Set(asked.map((line) => line.stock_id))
  const before = cartStore.get().lines
  const after = reconcileLines(before, items, stocks).lines
  if (after.length === before.length && after.every((line, at) => line === before[at])) return
  cartStore.set((cart) => {
    const { lines, gone } = reconcileLines(cart.lines, items, stocks)
    const again = new Set(gone.map((line) => line.stock_id))
    return { lines, gone: [...cart.gone.filter((line) => !again.has(line.stock_id)), ...gone] }
  })
}

/** Each edit asks under a key of its own, so the answer to an earlier one is cancelled, not awaited. */
export function useCartQuote(lines: readonly StoredLine[]) {
  const list = useMemo(() => lines.map(toCartLine), [lines])
  const quote = useQuery({
    ...cartQuoteQuery(list),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = quote
  useEffect(() => {
    if (data && !isPlaceholderData) reconcileCart(list, data.items)
  }, [data, isPlaceholderData, list])
  return quote
}

export type CartQuote = ReturnType<typeof useCartQuote>
