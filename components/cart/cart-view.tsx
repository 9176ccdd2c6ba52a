'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useCart } from '@/stores/cart'
import { currentToken } from '@/stores/user'

const FullCart = lazyComponent(() => import('./full-cart'), 'سبد خرید')

type CartViewProps = {
  /** Both drawn on the server, so that no script holds them. */
  skeleton: ReactNode
  empty: ReactNode
  children?: ReactNode
}

/**
 * An empty cart needs no quote, so the code that quotes loads with the first line; under it stand the children.
 * The server cannot know which it is: it draws the empty one too, and a script of the page shows it before any other runs.
 */
export function CartView({ skeleton, empty, children }: CartViewProps) {
  const isHydrated = useCart((cart) => cart.isHydrated)
  const hasContent = useCart(
    ({ lines, savedForLater, unavailable }) =>
      lines.length + savedForLater.length + unavailable.length > 0,
  )
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (currentToken() === null) return
    // Without it the cart of this device is shown.
    import('@/lib/client/sync-cart').then(({ syncCart }) => syncCart()).catch(() => undefined)
  }, [])
  if (hasContent && !isNeeded) setIsNeeded(true)
  return (
    <>
      {!isHydrated && <div className="group-data-[empty]/cart:hidden">{skeleton}</div>}
      {isNeeded ? (
        <FullCart fallback={skeleton}>{children}</FullCart>
      ) : (
        <div className={isHydrated ? undefined : 'hidden group-data-[empty]/cart:block'}>
          {empty}
          {children}
        </div>
      )}
    </>
  )
}
