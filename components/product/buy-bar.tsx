'use client'

import { AddButton } from './add-button'
import { VariantPrice } from './variant-price'

/** On a phone it stands where the bottom bar stands on other pages. */
export function BuyBar() {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-4 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden"
    >
      <div className="min-w-0 flex-1">
        <AddButton short />
      </div>
      <VariantPrice size="md" />
    </div>
  )
}
