'use client'

import { AddButton } from './add-button'
import { VariantPrice } from './variant-price'

/** On a phone it stands where the bottom bar stands on other pages. */
export function BuyBar() {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-header flex min-h-[72px] items-center gap-3 border-t border-line bg-paper px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 desk:hidden"
    >
      <div className="peer min-w-min flex-1">
        <AddButton short />
      </div>
      <div className="peer-has-[a]:[&_.price-cut]:hidden [@media(max-width:359px)]:peer-has-[a]:hidden [@media(max-width:359px)]:[&_.price-cut]:hidden">
        <VariantPrice size="md" />
      </div>
    </div>
  )
}
