import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { CardItems } from '@/components/catalogue/card-items'
import { toShownCard } from '@/components/catalogue/shown-card'
import { Rail } from '@/components/ui/rail'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'

const CARD_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '10.5rem',
  desk: '13.75rem',
  xl: '15.25rem',
  xxl: '17rem',
})

type ProductRailProps = { id: string; title: string; products: readonly Card[] }

/** On a wide screen none is cut; on a phone the next one shows that there are more. */
const WHOLE_CARDS = 'rail-goods'

export function ProductRail({ id, title, products }: ProductRailProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-10">
      <h2 id={id} className="mb-4 text-xl font-extrabold phone:text-lg">
        {title}
      </h2>
      <Rail
        label={title}
        listClassName="-mx-4 scroll-px-4 px-4 pb-6 desk:-mx-1 desk:scroll-px-1 desk:px-1"
      >
        <CardItems
          isInRail
          cards={products.map(toShownCard)}
          sizes={CARD_SIZES}
          className={WHOLE_CARDS}
        />
      </Rail>
    </section>
  )
}
