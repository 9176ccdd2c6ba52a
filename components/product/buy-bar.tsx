'use client'

import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { MixedText } from '@/components/ui/mixed-text'
import { useDeliveryTag } from '@/components/catalogue/delivery-tag'
import { AddToCartButton, ChosenVariant, VariantPrice } from './buy-controls'
import { formatSaleStart } from '@/components/catalogue/sale-start'
import { PriceDifference } from './variant-chips'
import { useVariant } from './variant-provider'

const SizeSheet = lazyComponent(() => import('./size-sheet'))

/** The day of the cards and of the header, for what can be had; of what is not yet on sale, its first day. */
function BarDay() {
  const tag = useDeliveryTag()
  const { product, isPurchasable } = useVariant()
  const isComing = product.status === 'coming_soon'
  const text = isComing ? formatSaleStart(product.on_sale_at) : isPurchasable && tag
  return text && <p className="ms-auto whitespace-nowrap text-brand-700">{text}</p>
}

/** Which of several variants the button buys. */
function BarVariant() {
  const { product } = useVariant()
  return (
    product.stocks.length > 1 && (
      <div className="whole-words !max-h-[1lh] min-w-0 font-medium">
        <ChosenVariant isShort />
      </div>
    )
  )
}

/** The chips, which say the same with its reason, may stand below the window. */
function BarMove() {
  const { lastMove } = useVariant()
  if (!lastMove) return null
  return (
    <p
      aria-hidden="true"
      className="absolute inset-x-0 bottom-full flex animate-fade-in flex-wrap justify-between gap-x-3 bg-saffron-100 px-4 py-2 text-sm text-saffron-900"
    >
      <span>
        <MixedText>{lastMove.moved.map(({ name, to }) => `${name}: ${to}`).join('، ')}</MixedText>{' '}
        انتخاب شد
      </span>{' '}
      <PriceDifference rials={lastMove.rials} className="font-bold" />
    </p>
  )
}

export const BOX_BUTTON_ID = 'buy-box-button'

/** True until the browser knows, so that two buttons never show together. */
function useIsBoxButtonSeen(): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    const button = document.getElementById(BOX_BUTTON_ID)
    if (!button) return
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
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
  const isBoxButtonSeen = useIsBoxButtonSeen()
  return (
    <>
      <div
        data-buy-bar
        className={cn(
          'fixed inset-x-0 bottom-0 z-header flex min-h-[72px] flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-2 md:hidden short:hidden print:hidden',
          isBoxButtonSeen && 'desk:invisible',
        )}
      >
        <BarMove />
        <div data-nosnippet className="flex basis-full gap-3 text-xs">
          <BarVariant />
          <BarDay />
        </div>
        <div className="peer min-w-min flex-1">
          <AddToCartButton isCompact />
        </div>
        {/* Of the two that stand in the page a search engine quotes the one of the box. */}
        <div
          data-nosnippet
          className="tiny:peer-has-[a]:hidden peer-has-[a]:[&_.price-cut]:hidden tiny:[&_.price-cut]:hidden"
        >
          <VariantPrice size="md" />
        </div>
      </div>
      <RequestedSizeSheet />
    </>
  )
}
