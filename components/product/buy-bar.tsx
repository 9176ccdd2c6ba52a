'use client'

import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useDeliveryTag } from '@/components/catalogue/delivery-tag'
import { AddToCartButton, VariantPrice } from './buy-controls'
import { formatSaleStart } from '@/components/catalogue/sale-start'
import { useVariant } from './variant-provider'

const SizeSheet = lazyComponent(() => import('./size-sheet'))

/** The day of the cards and of the header, for what can be had; of what is not yet on sale, its first day. */
function BarDay() {
  const tag = useDeliveryTag()
  const { product, isPurchasable } = useVariant()
  const isComing = product.status === 'coming_soon'
  const text = isComing ? formatSaleStart(product.on_sale_at) : isPurchasable && tag
  return text && <p className="text-end text-xs text-brand-700">{text}</p>
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
          'fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-3 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 md:hidden short:hidden print:hidden',
          isBoxButtonSeen && 'desk:invisible',
        )}
      >
        <div className="peer min-w-min flex-1">
          <AddToCartButton isCompact />
        </div>
        {/* Of the two that stand in the page a search engine quotes the one of the box. */}
        <div
          data-nosnippet
          className="tiny:peer-has-[a]:hidden peer-has-[a]:[&_.price-cut]:hidden tiny:[&_.price-cut]:hidden"
        >
          <VariantPrice size="md" />
          <BarDay />
        </div>
      </div>
      <RequestedSizeSheet />
    </>
  )
}
