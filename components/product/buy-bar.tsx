'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { MixedText } from '@/components/ui/mixed-text'
import { useDeliveryTag } from '@/components/catalogue/delivery-tag'
import { AddToCartButton, ChosenVariant, VariantPrice } from './buy-controls'
import { formatShortSaleStart } from '@/components/catalogue/sale-start'
import { findDiscountPercent } from '@/lib/domain/discount-percent'
import { persianDigits } from '@/lib/persian/digits'
import { useShop } from '@/stores/shop'
import { useVariant } from './variant-provider'

const CityDeliveryEstimate = lazyComponent(() => import('./city-delivery-estimate'))
const MoveBanner = lazyComponent(async () => ({
  default: (await import('./choice-move')).MoveBanner,
}))
const SizeSheet = lazyComponent(() => import('./size-sheet'))

/** Where a choice has moved others, which variant the button buys; else the first day of what is not yet on sale, or the day of the cards. */
function useBarNote(): ReactNode {
  const { product, choice, stock, isPurchasable, lastMove } = useVariant()
  const handlingDays = product.handling_days ?? 0
  const tag = useDeliveryTag(handlingDays)
  const city = useShop((shop) => shop.city)
  if (product.status === 'coming_soon') return formatShortSaleStart(product.on_sale_at)
  if (!stock || !isPurchasable) return null
  if (lastMove) return <MixedText>{Object.values(choice).join('، ')}</MixedText>
  if (!city || handlingDays === 0) return tag
  // The day that the box says; days of handling would be a second answer.
  return (
    <CityDeliveryEstimate
      key={city.id}
      cityId={city.id}
      worth={stock.final_price}
      handlingDays={handlingDays}
      part="day"
      fallback="…"
    />
  )
}

/** One row of notes over the price: a discount stands before the day, which takes the stead of the struck price. */
function BarPrice() {
  const { stock, isPurchasable, lastMove } = useVariant()
  const note = useBarNote()
  const percent =
    stock && isPurchasable && !lastMove ? findDiscountPercent(stock.price, stock.final_price) : 0
  return (
    <>
      {note && (
        <div className="flex gap-1.5 text-xs leading-5">
          {percent > 0 && (
            <span className="price-cut shrink-0 !leading-5">{`${persianDigits(percent)}٪`}</span>
          )}
          <p className="whole-words !max-h-[1lh] min-w-0 text-brand-700">{note}</p>
        </div>
      )}
      <VariantPrice size="bar" hidesOld={Boolean(note)} />
    </>
  )
}

/** Where there is room for it; what a choice has moved is named over the price. */
function WideVariant() {
  const { lastMove } = useVariant()
  if (lastMove) return null
  return (
    <div aria-hidden="true" data-nosnippet className="whole-words min-w-0 text-sm phone:hidden">
      <ChosenVariant isShort />
    </div>
  )
}

export const BOX_BUTTON_ID = 'buy-box-button'

/**
 * True until the browser knows, so that two buttons never show together. The scroll padding is the header
 * and a rem: what is left of a button between them is no button, nor is as much of it at the lower edge.
 */
function useIsBoxButtonSeen(): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    const button = document.getElementById(BOX_BUTTON_ID)
    if (!button) return
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `-${scrollPaddingTop} 0px -16px` },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [])
  return isSeen
}

/** On a phone the size is chosen where it was asked for, which may be far from the row of sizes. */
function RequestedSizeSheet() {
  const { sizeRequest, endSizeRequest } = useVariant()
  const isOpen = sizeRequest !== null && sizeRequest.isInSheet
  const [isRendered, setIsRendered] = useState(false)
  if (isOpen && !isRendered) setIsRendered(true)
  if (!isRendered) return null
  return (
    <SizeSheet
      open={isOpen}
      onOpenChange={(next) => next || endSizeRequest()}
      onLoadError={endSizeRequest}
    />
  )
}

/** On a phone it stands where the bottom bar stands on other pages; a low window leaves it to the box above. On a tablet it comes once the button of that box is scrolled away. */
export function BuyBar() {
  const { lastMove } = useVariant()
  const isBoxButtonSeen = useIsBoxButtonSeen()
  return (
    <>
      <div
        data-buy-bar
        className={cn(
          'fixed inset-x-0 bottom-0 z-header flex min-h-16 items-center gap-3 border-t border-line bg-paper px-4 desk:px-6 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-2 lg:hidden short:hidden print:hidden',
          isBoxButtonSeen && 'desk:invisible',
        )}
      >
        {lastMove && <MoveBanner key={lastMove.value} {...lastMove} />}
        {/* A label that cannot break is never cut: what stands beside it gives way. */}
        <div className="peer min-w-min flex-1 phone:[&>button]:!px-3 tiny:[&>button_.icon]:hidden">
          <AddToCartButton isCompact />
        </div>
        {/* Heard and quoted once: under the name, or in the box. */}
        <WideVariant />
        <div
          aria-hidden="true"
          data-nosnippet
          className="bar-price min-w-0 tiny:peer-has-[a]:hidden"
        >
          <BarPrice />
        </div>
      </div>
      <RequestedSizeSheet />
    </>
  )
}
