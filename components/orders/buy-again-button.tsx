'use client'

import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notify, notifyLoadError } from '@/components/ui/notify'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { isCancelled } from '@/lib/domain/order-statuses'
import { openCartDrawer } from '@/stores/cart-drawer'

type BuyAgainButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  whole: Pick<WholeOrder, 'order' | 'items'>
  /** What it is called where its words are not enough. */
  label?: string
}

/** What was given up is the cart that it came from; what was delivered is bought once more. */
export function BuyAgainButton({
  whole: { order, items },
  label,
  size,
  variant = 'soft',
}: BuyAgainButtonProps) {
  const [isBuying, setIsBuying] = useState(false)

  async function again(): Promise<void> {
    setIsBuying(true)
    try {
      const { buyAgain } = await import('./buy-again')
      const { text, wasAdded } = await buyAgain(items)
      void notify[wasAdded ? 'success' : 'info'](text)
      if (wasAdded) openCartDrawer()
    } catch {
      notifyLoadError()
    }
    setIsBuying(false)
  }

  return (
    <Button
      variant={variant}
      size={size}
      isBusy={isBuying}
      aria-label={label}
      onClick={() => void again()}
    >
      {isCancelled(order.status) ? 'همین سبد دوباره' : 'خرید دوباره'}
    </Button>
  )
}
