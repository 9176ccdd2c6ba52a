import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { cn } from '@/components/ui/cn'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { ProductCard } from './product-card'

/** In the list view a card is a row: the picture takes a column of its own. */
const asRows = [
  'group-data-[view=list]/goods:grid-cols-1 group-data-[view=list]/goods:lg:grid-cols-2 group-data-[view=list]/goods:xl:grid-cols-3',
  'group-data-[view=list]/goods:[&_article]:grid group-data-[view=list]/goods:[&_article]:grid-cols-[7rem_1fr] group-data-[view=list]/goods:[&_article]:gap-x-4 group-data-[view=list]/goods:desk:[&_article]:grid-cols-[9rem_1fr]',
  'group-data-[view=list]/goods:[&_article]:grid-rows-[auto_auto_1fr] group-data-[view=list]/goods:[&_article>:first-child]:row-span-3 group-data-[view=list]/goods:[&_article>:first-child]:self-center',
].join(' ')

const COLUMN_CLASSES = {
  goods: 'grid-cols-goods',
  'goods-beside': 'grid-cols-goods-beside',
  showcase: 'grid-cols-showcase',
  rows: 'rows-goods grid-cols-goods',
  'rows-beside': 'rows-goods grid-cols-goods-beside',
}

const SHOWCASE_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  md: '13.75rem',
  xl: '15.5rem',
  xxl: '21rem',
})

/** Four in a row of the whole page, six from 1920 on. */
const WHOLE_WIDTH_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  md: '21vw',
  lg: '16.75rem',
  xl: '15.75rem',
})

const COLUMN_SIZES: Partial<Record<keyof typeof COLUMN_CLASSES, string>> = {
  goods: WHOLE_WIDTH_SIZES,
  rows: WHOLE_WIDTH_SIZES,
  showcase: SHOWCASE_SIZES,
}

type ProductGridProps = {
  products: readonly Card[]
  early?: number
  columns?: keyof typeof COLUMN_CLASSES
  className?: string
}

export function ProductGrid({
  products,
  early = 0,
  columns = 'goods',
  className,
}: ProductGridProps) {
  return (
    <ul
      className={cn(
        'grid gap-2.5 desk:gap-4',
        columns === 'showcase' && 'showcase',
        COLUMN_CLASSES[columns],
        asRows,
        className,
      )}
    >
      {products.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isPriority={index < early} sizes={COLUMN_SIZES[columns]} />
        </li>
      ))}
    </ul>
  )
}
