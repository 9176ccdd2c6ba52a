'use client'

import { useState } from 'react'
import { QueryProvider } from '@/lib/api/query-provider'
import { restoreToCart, takeFromCart, useCart, type Removed } from '@/stores/cart'
import type { StoredLine } from '@/stores/cart-line'
import { CartChanges } from './cart-changes'
import { CartLines } from './cart-lines'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { EmptyCart } from './empty-cart'
import { RemovedLine } from './removed-line'
import { useCartQuote } from './use-cart-quote'

export function CartRoom() {
  return (
    <QueryProvider>
      <Cart />
    </QueryProvider>
  )
}

function Cart() {
  const hydrated = useCart((cart) => cart.hydrated)
  const lines = useCart((cart) => cart.lines)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [returned, setReturned] = useState<number | null>(null)
  const quote = useCartQuote(lines)

  function remove(line: StoredLine): void {
    setReturned(null)
    setRemoved(takeFromCart(line.stock_id))
  }

  function restore({ line, at }: Removed): void {
    restoreToCart(line, at)
    setReturned(line.stock_id)
    setRemoved(null)
  }

  if (!hydrated) return <CartSkeleton />
  return (
    <>
      <CartChanges />
      {removed && (
        <RemovedLine
          key={removed.line.stock_id}
          line={removed.line}
          onRestore={() => restore(removed)}
          className="mb-4"
        />
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-[1fr_320px] md:gap-6">
          <CartLines
            lines={lines}
            items={quote.data?.items ?? []}
            failed={quote.isError}
            returned={returned}
            onRemove={remove}
          />
          <CartSummary quote={quote} />
        </div>
      )}
    </>
  )
}
