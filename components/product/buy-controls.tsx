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
  const { product, stock } = useVariant()
  if (!stock || (product.status === 'published' && stock.quantity <= 0)) return null
  const { final_price, price } = stock
  return <Price rials={final_price} oldRials={price} percent={product.percent} size={size} />
}

function formatSaleStart(day: string | null): string {
  return day ? `فروش از ${formatWeekday(day)} آغاز می‌شود.` : 'فروش این کالا هنوز آغاز نشده است.'
}

/** «رنگ: مشکی، حافظه: ۲۵۶», which the pressed chips say on a screen. */
export function ChosenVariant() {
  const { choice } = useVariant()
  const named = Object.entries(choice).map(([name, value]) => `${name}: ${value}`)
  return named.length > 0 && <p>{named.join('، ')}</p>
}

/** One line in every state, so that choosing a variant moves nothing. */
export function StockLeft() {
  const { product, stock } = useVariant()
  const available = stock?.quantity ?? 0
  const isSoldOut = product.stocks.every((each) => each.quantity <= 0)
  return (
    <p
      aria-live="polite"
      className="mt-3 min-h-6 text-center text-sm text-pomegranate-600 phone:mt-0"
    >
      {product.status === 'coming_soon' && (
        <span className="text-ink-500">{formatSaleStart(product.on_sale_at)}</span>
      )}
      {product.status === 'published' && available > LOW_STOCK && (
        <span className="text-success-600 phone:hidden">آمادهٔ ارسال از انبار ویترین</span>
      )}
      {product.status === 'published' && available > 0 && available <= LOW_STOCK && (
        <>تنها {persianDigits(available)} عدد در انبار مانده</>
      )}
      {product.status === 'published' && available <= 0 && (
        <span className="text-ink-500">
          {isSoldOut
            ? 'این کالا اکنون موجود نیست.'
            : 'این مدل موجود نیست؛ مدل دیگری را انتخاب کنید.'}
        </span>
      )}
    </p>
  )
}

type LastCartChange = 'added' | 'returned'

/** Always one control high; the line that was just removed from the cart stands above or below it. */
export function AddToCartButton({ isCompact = false }: { isCompact?: boolean }) {
  const { product, stock, isAdding, add } = useVariant()
  const isInCart = useIsInCart(stock?.id ?? null)
  const [lastChange, setLastChange] = useState<LastCartChange | null>(null)
  const [removed, setRemoved] = useState<RemovedCartLine | null>(null)

  if (!stock) return <UnavailableNotice>ناموجود</UnavailableNotice>
  if (product.status === 'coming_soon' || stock.quantity <= 0) {
    if (product.canNotifyStock) return <NotifyButton productId={product.id} stockId={stock.id} />
    return (
      <UnavailableNotice>
        {product.status === 'coming_soon' ? 'به‌زودی' : 'ناموجود'}
      </UnavailableNotice>
    )
  }
  if (isInCart) {
    return (
      <InCartControls
        stockId={stock.id}
        availableQuantity={stock.quantity}
        isCompact={isCompact}
        lastChange={lastChange}
        onFocused={() => setLastChange(null)}
        onRemove={() => setRemoved(removeFromCart(stock.id))}
      />
    )
  }
  return (
    <>
      <Button
        isFullWidth
        isBusy={isAdding}
        onClick={() => {
          setLastChange('added')
          void add()
        }}
      >
        افزودن به سبد خرید
      </Button>
      {removed?.line.stock_id === stock.id && (
        <RemovedLineNotice
          line={removed.line}
          onRestore={() => {
            setLastChange('returned')
            restoreToCart(removed.line, removed.index)
          }}
          className={isCompact ? 'absolute inset-x-3 bottom-full mb-2 shadow-card' : 'mt-3'}
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
  availableQuantity: number
  isCompact: boolean
  /** How the line came into the cart: the focus moves here from the button that did it. */
  lastChange: LastCartChange | null
  onFocused: () => void
  onRemove: () => void
}

function InCartControls({
  stockId,
  availableQuantity,
  isCompact,
  lastChange,
  onFocused,
  onRemove,
}: InCartControlsProps) {
  const { product } = useVariant()
  const containerRef = useRef<HTMLDivElement>(null)
  const reportFocused = useEffectEvent(onFocused)
  useEffect(() => {
    if (lastChange === null) return
    const next = containerRef.current?.querySelector<HTMLElement>(
      lastChange === 'added' ? 'a' : 'button',
    )
    next?.focus({ preventScroll: true })
    reportFocused()
  }, [lastChange])
  const quantity = useCart(
    ({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity ?? 1,
  )
  return (
    <div ref={containerRef} className="flex h-12 items-center gap-2 phone:h-11">
      <Stepper
        label={`تعداد ${product.title}`}
        value={quantity}
        max={Math.max(availableQuantity, quantity)}
        onValueChange={(requested) => requestQuantity(stockId, requested, availableQuantity)}
        onLimit={() => notifyStockLimit(availableQuantity)}
        onRemove={onRemove}
        className="phone:h-11"
      />
      <ButtonLink
        href={paths.cart}
        variant="soft"
        className={isCompact ? 'flex-1 !px-1 text-sm' : 'min-w-0 flex-1 !px-2'}
        {...(isCompact ? {} : { icon: <CheckIcon size={18} /> })}
      >
        در سبد شما
      </ButtonLink>
    </div>
  )
}

/** On a phone it stands where the bottom bar stands on other pages; a low window leaves it to the box above. */
export function BuyBar() {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-3 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden short:hidden print:hidden"
    >
      <div className="peer min-w-min flex-1">
        <AddToCartButton isCompact />
      </div>
      <div className="tiny:peer-has-[a]:hidden peer-has-[a]:[&_.price-cut]:hidden tiny:[&_.price-cut]:hidden">
        <VariantPrice size="md" />
      </div>
    </div>
  )
}
