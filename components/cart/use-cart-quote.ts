import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { cartQuoteQuery } from '@/lib/client/queries/cart'
import { toCartLine, reconcileLines } from '@/lib/domain/cart-quote'
import { type StoredLine } from '@/lib/domain/cart-rules'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'

function reconcileCart(quotedLines: readonly CartLine[], items: readonly CartInfo[]): void {
  const quotedStockIds = new Set(quotedLines.map((line) => line.stock_id))
  const currentLines = cartStore.get().lines
  const reconciled = reconcileLines(currentLines, items, quotedStockIds).lines
  if (
    reconciled.length === currentLines.length &&
    reconciled.every((line, index) => line === currentLines[index])
  )
    return
  cartStore.set((cart) => {
    const { lines, unavailable } = reconcileLines(cart.lines, items, quotedStockIds)
    const unavailableIds = new Set(unavailable.map((line) => line.stock_id))
    return {
      lines,
      unavailable: [
        ...cart.unavailable.filter((line) => !unavailableIds.has(line.stock_id)),
        ...unavailable,
      ],
    }
  })
}

/** The lines are part of the key, so an edit cancels the quote of the one before. */
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
