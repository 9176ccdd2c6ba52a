import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { cartQuote } from '@/lib/api/cart'
import { asked, type StoredLine } from '@/stores/cart-line'
import { settleCart } from '@/stores/settle-cart'

/** Each edit asks under a key of its own, so the answer to an earlier one is cancelled, not awaited. */
export function useCartQuote(lines: readonly StoredLine[]) {
  const list = useMemo(() => lines.map(asked), [lines])
  const quote = useQuery({
    ...cartQuote(list),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = quote
  useEffect(() => {
    if (data && !isPlaceholderData) settleCart(list, data.items)
  }, [data, isPlaceholderData, list])
  return quote
}

export type CartQuote = ReturnType<typeof useCartQuote>
