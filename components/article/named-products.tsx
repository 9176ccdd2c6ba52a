import { ProductCard } from '@/components/catalogue/product-card'
import { Rail, RailItem } from '@/components/ui/rail'
import type { ProductCard as Card } from '@/lib/contract/products'

const TITLE = 'کالاهای این نوشته'

export function NamedProducts({ products }: { products: readonly Card[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="named-products" className="mt-12">
      <h2 id="named-products" className="mb-4 text-xl font-extrabold phone:text-lg">
        {TITLE}
      </h2>
      <Rail label={TITLE} listClassName="pb-1">
        {products.map((card) => (
          <RailItem key={card.id} className="w-44 desk:w-52">
            <ProductCard card={card} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}
