import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { Rail } from '@/components/ui/rail'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { CardItems } from './card-items'
import { toShownCard } from './shown-card'

const CARD_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '10.5rem',
  desk: '15rem',
  xl: '21rem',
})

/** Those of the whole category, before its list goes on with the others. */
export function BestSellerRail({ products }: { products: readonly Card[] }) {
  return (
    <section aria-labelledby="best-sellers" className="mt-8">
      <h2 id="best-sellers" className="mb-3 text-2xl font-extrabold phone:text-lg">
        پرفروش‌ترین‌های دیگر
      </h2>
      <Rail
        label="پرفروش‌ترین‌های دیگر"
        listClassName="-mx-4 scroll-px-4 px-4 pb-4 desk:-mx-1 desk:scroll-px-1 desk:px-1"
      >
        <CardItems
          isInRail
          cards={products.map(toShownCard)}
          sizes={CARD_SIZES}
          className="w-rail-card desk:w-[calc((100%-2rem)/3)] md:w-[calc((100%-3rem)/4)] lg:w-[calc((100%-4rem)/5)]"
        />
      </Rail>
    </section>
  )
}
