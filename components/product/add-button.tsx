'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import { changeQuantity, removeFromCart, useCart, useIsInCart } from '@/stores/cart'
import { paths } from '@/lib/seo/addresses'
import { NotifyButton } from './notify-button'
import { useVariant } from './variant-provider'

/** Always one control high, whatever it says. */
export function AddButton({ short = false }: { short?: boolean }) {
  const { goods, stock, adding, add } = useVariant()
  const inCart = useIsInCart(stock?.id ?? null)
  const [pressed, setPressed] = useState(false)

  if (!stock) return <Closed>ناموجود</Closed>
  if (goods.status === 'coming_soon' || stock.quantity <= 0) {
    return <NotifyButton productId={goods.id} stockId={stock.id} />
  }
  if (inCart) {
    return (
      <InCart stockId={stock.id} available={stock.quantity} short={short} takesFocus={pressed} />
    )
  }
  return (
    <Button
      full
      busy={adding}
      onClick={() => {
        setPressed(true)
        void add()
      }}
    >
      افزودن به سبد خرید
    </Button>
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
  /** It took the place of the button that was pressed. */
  takesFocus: boolean
}

function InCart({ stockId, available, short, takesFocus }: InCartProps) {
  const { goods } = useVariant()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const quantity = useCart(
    ({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity ?? 1,
  )
  return (
    <div className="flex h-12 items-center gap-2 phone:h-11">
      <Stepper
        label={`تعداد ${goods.title}`}
        value={quantity}
        max={Math.max(available, quantity)}
        onValueChange={(wished) => changeQuantity(stockId, wished, available)}
        onRemove={() => removeFromCart(stockId)}
        className="phone:h-11"
      />
      <ButtonLink
        ref={link}
        href={paths.cart}
        variant="soft"
        className="min-w-0 flex-1 px-2"
        {...(short ? {} : { icon: <CheckIcon size={18} /> })}
      >
        در سبد شما
      </ButtonLink>
    </div>
  )
}
