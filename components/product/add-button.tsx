'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RemovedLine } from '@/components/cart/removed-line'
import { tellLimit, wishQuantity } from '@/components/cart/wish-quantity'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import { restoreToCart, takeFromCart, useCart, useIsInCart, type Removed } from '@/stores/cart'
import { paths } from '@/lib/seo/addresses'
import { NotifyButton } from './notify-button'
import { useVariant } from './variant-provider'

type Put = 'added' | 'returned'

/** Always one control high, whatever it says; above or below it, what was just taken out of the cart. */
export function AddButton({ short = false }: { short?: boolean }) {
  const { goods, stock, adding, add } = useVariant()
  const inCart = useIsInCart(stock?.id ?? null)
  const [put, setPut] = useState<Put | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)

  if (!stock) return <Closed>ناموجود</Closed>
  if (goods.status === 'coming_soon' || stock.quantity <= 0) {
    if (goods.tellsWhenBack) return <NotifyButton productId={goods.id} stockId={stock.id} />
    return <Closed>{goods.status === 'coming_soon' ? 'به‌زودی' : 'ناموجود'}</Closed>
  }
  if (inCart) {
    return (
      <InCart
        stockId={stock.id}
        available={stock.quantity}
        short={short}
        put={put}
        onFocused={() => setPut(null)}
        onRemove={() => setRemoved(takeFromCart(stock.id))}
      />
    )
  }
  return (
    <>
      <Button
        full
        busy={adding}
        onClick={() => {
          setPut('added')
          void add()
        }}
      >
        افزودن به سبد خرید
      </Button>
      {removed?.line.stock_id === stock.id && (
        <RemovedLine
          line={removed.line}
          onRestore={() => {
            setPut('returned')
            restoreToCart(removed.line, removed.at)
          }}
          className={short ? 'absolute inset-x-3 bottom-full mb-2 shadow-card' : 'mt-3'}
        />
      )}
    </>
  )
}

function Closed({ children }: { children: string }) {
  return (
    <p className="grid h-12 w-full place-items-center rounded-control bg-ink-100 font-semibold text-ink-500 phone:h-11">
      {children}
    </p>
  )
}

type InCartProps = {
  stockId: number
  available: number
  short: boolean
  /** How it came into the cart by the button whose place it took, and the focus with it. */
  put: Put | null
  onFocused: () => void
  onRemove: () => void
}

function InCart({ stockId, available, short, put, onFocused, onRemove }: InCartProps) {
  const { goods } = useVariant()
  const room = useRef<HTMLDivElement>(null)
  const focused = useEffectEvent(onFocused)
  useEffect(() => {
    if (put === null) return
    const next = room.current?.querySelector<HTMLElement>(put === 'added' ? 'a' : 'button')
    next?.focus({ preventScroll: true })
    focused()
  }, [put])
  const quantity = useCart(
    ({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity ?? 1,
  )
  return (
    <div ref={room} className="flex h-12 items-center gap-2 phone:h-11">
      <Stepper
        label={`تعداد ${goods.title}`}
        value={quantity}
        max={Math.max(available, quantity)}
        onValueChange={(wished) => wishQuantity(stockId, wished, available)}
        onLimit={() => tellLimit(available)}
        onRemove={onRemove}
        className="phone:h-11"
      />
      <ButtonLink
        href={paths.cart}
        variant="soft"
        className={short ? 'flex-1 !px-1 text-sm' : 'min-w-0 flex-1 !px-2'}
        {...(short ? {} : { icon: <CheckIcon size={18} /> })}
      >
        در سبد شما
      </ButtonLink>
    </div>
  )
}
