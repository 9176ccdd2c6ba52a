import { cn } from '@/components/ui/cn'
import type { ProductCard as Card } from '@/lib/contract/products'
import { ProductCard } from './product-card'

type ProductGridProps = { products: readonly Card[]; early?: number; className?: string }

export function ProductGrid({ products, early = 0, className }: ProductGridProps) {
  return (
    <ul
      className={cn(
        'grid grid-cols-2 gap-2.5 sm:grid-cols-3 desk:gap-4 md:grid-cols-4 lg:grid-cols-5',
        className,
      )}
    >
      {products.map((card, at) => (
        <li key={card.id}>
          <ProductCard card={card} early={at < early} />
        </li>
      ))}
    </ul>
  )
}
