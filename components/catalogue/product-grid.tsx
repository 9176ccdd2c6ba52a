import { cn } from '@/components/ui/cn'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { ProductCard } from './product-card'

/** In the list view a card is a row: the picture takes a column of its own. */
const asRows = [
  'group-data-[view=list]/goods:grid-cols-1 group-data-[view=list]/goods:lg:grid-cols-2',
  'group-data-[view=list]/goods:[&_article]:grid group-data-[view=list]/goods:[&_article]:grid-cols-[7rem_1fr] group-data-[view=list]/goods:[&_article]:gap-x-4 group-data-[view=list]/goods:desk:[&_article]:grid-cols-[9rem_1fr]',
  'group-data-[view=list]/goods:[&_article]:grid-rows-[auto_auto_1fr] group-data-[view=list]/goods:[&_article>:first-child]:row-span-3 group-data-[view=list]/goods:[&_article>:first-child]:self-center',
].join(' ')

type ProductGridProps = {
  products: readonly Card[]
  early?: number
  /** Beside the filter panel a row holds one fewer. */
  isBesideFilters?: boolean
  className?: string
}

export function ProductGrid({ products, early = 0, isBesideFilters, className }: ProductGridProps) {
  return (
    <ul
      className={cn(
        'grid grid-cols-2 gap-2.5 sm:grid-cols-3 desk:gap-4',
        isBesideFilters ? 'md:grid-cols-3 lg:grid-cols-4' : 'md:grid-cols-4 lg:grid-cols-5',
        asRows,
        className,
      )}
    >
      {products.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isPriority={index < early} />
        </li>
      ))}
    </ul>
  )
}
