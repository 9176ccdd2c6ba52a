import { useSyncExternalStore } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { CheckCircleIcon } from '@/components/ui/icons'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { closeCartDrawer, openCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { CartPanel, CartPanelFooter } from './cart-panel'
import { useCartQuote } from './use-cart-quote'

const PHONE = '(max-width: 766px)'

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export default function CartDrawer() {
  return (
    <QueryProvider>
      <DrawerContent />
    </QueryProvider>
  )
}

const NO_LINES: never[] = []

/** A side panel on a desktop, a sheet on a phone; it asks the shop only while it is open. */
function DrawerContent() {
  const { open, added } = useCartDrawer()
  const phone = useSyncExternalStore(subscribeToWidth, () => window.matchMedia(PHONE).matches)
  const lines = useCart((cart) => cart.lines)
  const quote = useCartQuote(open ? lines : NO_LINES)
  const confirms = lines.some((line) => line.stock_id === added)
  const shared = {
    open,
    onOpenChange: (next: boolean) => (next ? openCartDrawer() : closeCartDrawer()),
    title: confirms ? <AddedTitle /> : 'سبد خرید',
    footer: lines.length > 0 && (
      <>
        <CartPanelFooter quote={quote} onFollow={closeCartDrawer} />
        {confirms && (
          <Button variant="link" full onClick={closeCartDrawer} className="desk:hidden">
            ادامهٔ خرید
          </Button>
        )}
      </>
    ),
    children: <CartPanel quote={quote} added={added} alone={phone} onFollow={closeCartDrawer} />,
  }
  return phone ? <BottomSheet {...shared} /> : <Drawer side="end" {...shared} />
}

function AddedTitle() {
  return (
    <span className="flex items-center gap-2 text-success-700">
      <CheckCircleIcon size={22} />
      به سبد خرید افزوده شد
    </span>
  )
}
