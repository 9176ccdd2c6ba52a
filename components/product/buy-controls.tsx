'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RemovedLineNotice } from '@/components/cart/undo-remove'
import { notifyStockLimit, requestQuantity } from '@/components/cart/request-quantity'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import {
  restoreToCart,
  removeFromCart,
  useCart,
  useIsInCart,
  type RemovedCartLine,
} from '@/stores/cart'
import { paths } from '@/lib/paths'
import { Price } from '@/components/ui/price'
import { formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { NotifyButton } from './notify-button'
import { useVariant } from './variant-provider'

const LOW_STOCK = 5

export function VariantPrice({ size }: { size: 'md' | 'lg' }) {
  const { goods, stock } = useVariant()
  if (!stock || (goods.status === 'published' && stock.quantity <= 0)) return null
  const { final_price, price } = stock
  return <Price rials={final_price} oldRials={price} percent={goods.percent} size={size} />
}

function formatSaleStart(day: string | null): string {
  return day ? `فروش از ${formatWeekday(day)} آغاز می‌شود.` : 'فروش این کالا هنوز آغاز نشده است.'
}

/** Keeps its line while there is nothing to say, so that choosing moves nothing. */
export function StockLeft() {
  const { goods, stock } = useVariant()
  const left = stock?.quantity ?? 0
  const soldOut = goods.stocks.every((each) => each.quantity <= 0)
  return (
    <p
      aria-live="polite"
      className="mt-3 min-h-6 text-center text-sm text-pomegranate-600 phone:mt-0"
    >
      {goods.status === 'coming_soon' && (
        <span className="text-ink-500">{formatSaleStart(goods.on_sale_at)}</span>
      )}
      {goods.status === 'published' && left > 0 && left <= LOW_STOCK && (
        <>تنها {persianDigits(left)} عدد در انبار مانده</>
      )}
      {goods.status === 'published' && left <= 0 && (
        <span className="text-ink-500">
          {soldOut ? 'این کالا اکنون موجود نیست.' : 'این مدل موجود نیست؛ مدل دیگری را انتخاب کنید.'}
        </span>
      )}
    </p>
  )
}

type LastCartChange = 'added' | 'returned'

/** Always one control high, whatever it says; above or below it, what was just taken out of the cart. */
export function AddToCartButton({ short = false }: { short?: boolean }) {
  const { goods, stock, adding, add } = useVariant()
  const inCart = useIsInCart(stock?.id ?? null)
  const [put, setPut] = useState<LastCartChange | null>(null)
  const [removed, setRemoved] = useState<RemovedCartLine | null>(null)

  if (!stock) return <UnavailableNotice>ناموجود</UnavailableNotice>
  if (goods.status === 'coming_soon' || stock.quantity <= 0) {
    if (goods.tellsWhenBack) return <NotifyButton productId={goods.id} stockId={stock.id} />
    return (
      <UnavailableNotice>
        {goods.status === 'coming_soon' ? 'به‌زودی' : 'ناموجود'}
      </UnavailableNotice>
    )
  }
  if (inCart) {
    return (
      <InCartControls
        stockId={stock.id}
        available={stock.quantity}
        short={short}
        put={put}
        onFocused={() => setPut(null)}
        onRemove={() => setRemoved(removeFromCart(stock.id))}
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
        <RemovedLineNotice
          line={removed.line}
          onRestore={() => {
            setPut('returned')
            restoreToCart(removed.line, removed.index)
          }}
          className={short ? 'absolute inset-x-3 bottom-full mb-2 shadow-card' : 'mt-3'}
        />
      )}
    </>
  )
}

function UnavailableNotice({ children }: { children: string }) {
  return (
    <p className="grid h-12 w-full place-items-center rounded-control bg-ink-100 font-semibold text-ink-500 phone:h-11">
      {children}
    </p>
  )
}

type InCartControlsProps = {
  stockId: number
  available: number
  short: boolean
  /** How it came into the cart by the button whose place it took, and the focus with it. */
  put: LastCartChange | null
  onFocused: () => void
  onRemove: () => void
}

function InCartControls({
  stockId,
  available,
  short,
  put,
  onFocused,
  onRemove,
}: InCartControlsProps) {
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
        onValueChange={(wished) => requestQuantity(stockId, wished, available)}
        onLimit={() => notifyStockLimit(available)}
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

/** On a phone it stands where the bottom bar stands on other pages. */
export function BuyBar() {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-3 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden"
    >
      <div className="peer min-w-min flex-1">
        <AddToCartButton short />
      </div>
      <div className="peer-has-[a]:[&_.price-cut]:hidden [@media(max-width:359px)]:peer-has-[a]:hidden [@media(max-width:359px)]:[&_.price-cut]:hidden">
        <VariantPrice size="md" />
      </div>
    </div>
  )
}
