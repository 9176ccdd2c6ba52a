import { useEffect, useState } from 'react'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { CartPanel, CartPanelFooter } from './cart-panel'
import { useCartQuote } from './use-cart-quote'

const HOVER_DELAY = 180
const LEAVE_DELAY = 260

/** The preview under the cart's icon while a mouse rests on it; Escape puts it away. */
export default function CartPeek({ isHovered }: { isHovered: boolean }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isHovered), isHovered ? HOVER_DELAY : LEAVE_DELAY)
    return () => clearTimeout(timer)
  }, [isHovered])
  useEffect(() => {
    if (!isShown) return
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isShown])
  if (!isShown) return null
  return (
    <section
      aria-label="سبد خرید"
      className="absolute end-0 top-full z-popup flex max-h-[70vh] w-[27.5rem] animate-fade-in flex-col rounded-card border border-line bg-paper shadow-card"
    >
      <QueryProvider>
        <PeekContent onNavigate={() => setShown(false)} />
      </QueryProvider>
    </section>
  )
}

function PeekContent({ onNavigate }: { onNavigate: () => void }) {
  const lines = useCart((cart) => cart.lines)
  const quote = useCartQuote(lines)
  return (
    <>
      <h2 className="sr-only">سبد خرید</h2>
      <div className="fades-down min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 pt-2">
        <CartPanel quote={quote} addedStockId={null} onNavigate={onNavigate} />
      </div>
      {lines.length > 0 && (
        <div className="shrink-0 border-t border-line p-4">
          <CartPanelFooter quote={quote} onNavigate={onNavigate} />
        </div>
      )}
    </>
  )
}
