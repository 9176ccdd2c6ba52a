import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Drawer } from '@/components/ui/modal'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { closeCartDrawer, openCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { CartPanel, CartPanelFooter } from './cart-panel'
import { useCartQuote } from './use-cart-quote'

export default function CartDrawer() {
  return (
    <QueryProvider>
      <DrawerContent />
    </QueryProvider>
  )
}

const NO_LINES: never[] = []

/** A side panel on a desktop, a sheet on a phone; the cart is quoted only while it is open. */
function DrawerContent() {
  const { isOpen, addedStockId } = useCartDrawer()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const lines = useCart((cart) => cart.lines)
  const quote = useCartQuote(isOpen ? lines : NO_LINES)
  const isConfirming = lines.some((line) => line.stock_id === addedStockId)
  const panelProps = {
    open: isOpen,
    onOpenChange: (next: boolean) => (next ? openCartDrawer() : closeCartDrawer()),
    title: isConfirming ? <AddedTitle /> : 'سبد خرید',
    footer: lines.length > 0 && (
      <CartPanelFooter
        quote={quote}
        isShort={isPhone && isConfirming}
        onNavigate={closeCartDrawer}
      />
    ),
    children: (
      <CartPanel
        quote={quote}
        addedStockId={addedStockId}
        showsOnlyAdded={isPhone}
        showsComplements={!isPhone}
        hasCityAction
        onNavigate={closeCartDrawer}
      />
    ),
  }
  return isPhone ? <BottomSheet {...panelProps} /> : <Drawer side="end" {...panelProps} />
}

function AddedTitle() {
  return (
    <span className="flex items-center gap-2 text-success-700">
      <CheckCircleIcon size={22} />
      به سبد خرید افزوده شد
    </span>
  )
}
