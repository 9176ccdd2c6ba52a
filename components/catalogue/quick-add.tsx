'use client'

import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { lazyComponent, preloadOnIntent } from '@/components/ui/lazy-component'
import Link from '@/components/ui/link'
import { notify, notifyLoadError } from '@/components/ui/notify'
import { useCart } from '@/stores/cart'

const loadStepper = () => import('./card-stepper')
const CardStepper = lazyComponent(loadStepper)

type QuickAddProps = {
  productId: number
  /** Null where a choice is left, which the page of the product asks for. */
  stockId: number | null
  title: string
  href: string
}

/** Adds one, and becomes a stepper where it stands. */
export function QuickAdd({ productId, stockId, title, href }: QuickAddProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const shouldRefocus = useRef(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const quantity = useCart(({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity)
  const isInCart = quantity !== undefined

  useEffect(() => {
    if (shouldRefocus.current && !isInCart) buttonRef.current?.focus({ preventScroll: true })
    shouldRefocus.current = false
  }, [isInCart])

  if (stockId === null) {
    return (
      <Link href={href} prefetch={false} aria-label="انتخاب و خرید" className="card-add">
        <PlusIcon />
      </Link>
    )
  }
  if (isInCart) {
    return (
      <CardStepper
        {...{ productId, stockId, title, quantity }}
        shouldFocus={isPressed}
        onRemove={() => (shouldRefocus.current = true)}
        fallback={
          <span className="card-add">
            <Spinner />
          </span>
        }
      />
    )
  }
  const handleAdd = async () => {
    setIsBusy(true)
    setIsPressed(true)
    try {
      const { addFromCard } = await loadStepper()
      const message = await addFromCard({ product_id: productId, stock_id: stockId, quantity: 1 })
      if (message) void notify.error(message)
    } catch {
      notifyLoadError()
    }
    setIsBusy(false)
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`افزودن به سبد: ${title}`}
      aria-busy={isBusy || undefined}
      {...preloadOnIntent(loadStepper)}
      onClick={() => void handleAdd()}
      className="card-add"
    >
      {isBusy ? <Spinner /> : <PlusIcon />}
    </button>
  )
}
