import { useMemo } from 'react'
import { QueryProvider } from '@/lib/api/query-provider'
import { useCart } from '@/stores/cart'
import { asked } from '@/stores/cart-line'
import { CartLines } from './cart-lines'
import { CartSummary } from './cart-summary'
import { EmptyCart } from './empty-cart'
import { GoneLines } from './gone-lines'
import { LaterLines } from './later-lines'
import { TakenLine } from './taken-line'
import { useCartQuote } from './use-cart-quote'
import { useCoupon } from './use-coupon'
import { useTaking } from './use-taking'

export default function FullCart() {
  return (
    <QueryProvider>
      <Cart />
    </QueryProvider>
  )
}

function Cart() {
  const lines = useCart((cart) => cart.lines)
  const { taken, returned, remove, putBy, restore, arrived } = useTaking()
  const quote = useCartQuote(lines)
  const coupon = useCoupon(useMemo(() => lines.map(asked), [lines]))
  return (
    <>
      <GoneLines />
      <TakenLine taken={taken} onRestore={restore} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-[1fr_340px] md:gap-6">
          <section aria-label="کالاهای سبد">
            <h2 className="sr-only">کالاهای سبد</h2>
            <CartLines
              lines={lines}
              items={quote.data?.items ?? []}
              failed={quote.isError}
              returned={returned}
              onRemove={({ stock_id: id }) => remove(id)}
              onPutBy={({ stock_id: id }) => putBy(id)}
            />
          </section>
          <CartSummary quote={quote} coupon={coupon} />
        </div>
      )}
      <LaterLines onMoved={arrived} />
    </>
  )
}
