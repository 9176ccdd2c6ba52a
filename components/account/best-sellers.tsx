import { useQuery } from '@tanstack/react-query'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { Skeleton } from '@/components/ui/skeleton'
import { productListQuery } from '@/lib/client/queries/catalogue'

export const cardGrid = 'grid grid-cols-favorites gap-2.5 desk:gap-4'

export function CardSkeletons() {
  return (
    <div className={cardGrid}>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-[396px] rounded-card phone:h-[340px]" />
      ))}
    </div>
  )
}

const MAX_BEST_SELLERS = 4

/** To begin with, under a list that is still empty; nothing is shown when they cannot be had. */
export function BestSellers() {
  const { data, isError } = useQuery(productListQuery({ sort: 'best_selling', available: true }))
  if (isError) return null
  return (
    <section aria-labelledby="best-sellers" className="mt-8">
      <h2 id="best-sellers" className="mb-4 text-2xl font-extrabold phone:text-lg">
        پرفروش‌ترین‌ها
      </h2>
      {data ? (
        <ul className={cardGrid}>
          {data.products.slice(0, MAX_BEST_SELLERS).map((card) => (
            <li key={card.id}>
              <ProductCard card={toShownCard(card)} />
            </li>
          ))}
        </ul>
      ) : (
        <CardSkeletons />
      )}
    </section>
  )
}
