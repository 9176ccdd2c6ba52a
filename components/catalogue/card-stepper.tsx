'use client'

import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { Stepper } from '@/components/ui/stepper'
import { addLineToCart } from '@/lib/client/add-line'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { fetchCartItem } from '@/lib/client/queries/cart'
import { cartErrorMessage, stockLimitMessage } from '@/lib/domain/cart-quote'
import type { CartLine } from '@/lib/contract/cart'
import { changeQuantity, removeFromCart } from '@/stores/cart-changes'
import { popCartIcons } from './pop-cart-icons'

/** Why it was not added, in words; null when it was, or is on its way. */
export async function addFromCard(line: CartLine): Promise<string | null> {
  const error = await addLineToCart(line)
  if (error === null) popCartIcons()
  return error === null || error === 'pending' ? null : cartErrorMessage(error)
}

type CardStepperProps = {
  productId: number
  stockId: number
  title: string
  quantity: number
  /** The shopper has just pressed the button in whose place it stands. */
  shouldFocus: boolean
  className: string
  onRemove: () => void
}

export default function CardStepper(props: CardStepperProps) {
  const { productId, stockId, title, quantity, shouldFocus, className, onRemove } = props
  const containerRef = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const focusFirst = useRef(shouldFocus)
  useEffect(() => {
    if (focusFirst.current)
      containerRef.current?.querySelector('button')?.focus({ preventScroll: true })
    focusFirst.current = false
  }, [])

  const change = async (requested: number) => {
    if (requested < quantity || (available !== null && requested <= available)) {
      changeQuantity(stockId, requested, Math.max(available ?? quantity, 1))
      return
    }
    setIsBusy(true)
    try {
      const line = { product_id: productId, stock_id: stockId, quantity: requested }
      const free = (await fetchCartItem(line)).info?.quantity ?? 0
      setAvailable(free)
      if (requested > free) void notify.info(stockLimitMessage(free))
      else changeQuantity(stockId, requested, free)
    } catch (error) {
      void notify.error(getErrorMessage(error) ?? 'تعداد تغییر نکرد. دوباره تلاش کنید.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div ref={containerRef} className={className}>
      <Stepper
        value={quantity}
        max={available ?? Infinity}
        isLimitUnknown={available === null}
        isBusy={isBusy}
        disabled={isBusy}
        label={`تعداد ${title}`}
        onValueChange={(value) => void change(value)}
        onRemove={() => {
          onRemove()
          removeFromCart(stockId)
        }}
      />
    </div>
  )
}
