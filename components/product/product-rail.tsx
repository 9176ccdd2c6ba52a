import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { Rail, RailItem } from '@/components/ui/rail'
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
        {products.map((card) => (
          <RailItem key={card.id} className={WHOLE_CARDS}>
            <ProductCard card={toShownCard(card)} sizes={CARD_SIZES} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}
