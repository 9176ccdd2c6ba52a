import type { ReactNode } from 'react'
import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { cn } from '@/components/ui/cn'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { CardItems } from './card-items'
import { toShownCard } from './shown-card'

/** In the list view a card is a row, which `globals.css` lays out. */
const asRows =
  'group-data-[view=list]/goods:grid-cols-1 group-data-[view=list]/goods:gap-y-2.5 group-data-[view=list]/goods:xl:grid-cols-2 group-data-[view=list]/goods:xxl:grid-cols-3'

const COLUMN_CLASSES = {
  goods: 'grid-cols-goods',
  'goods-beside': 'grid-cols-goods-beside',
  showcase: 'grid-cols-showcase',
  rows: 'rows-goods grid-cols-goods',
  'rows-beside': 'rows-goods grid-cols-goods-beside',
  /** In one column, or two, of those of a whole page. */
  one: 'grid-cols-2 sm:grid-cols-1',
  two: 'grid-cols-2',
}

const SHOWCASE_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  lg: '13rem',
  xl: '18rem',
  xxl: '23rem',
})

/** Four in a row of the whole page, six from 1920 on. */
const WHOLE_WIDTH_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  md: '23.5vw',
  lg: '18.5rem',
  xl: '17.5rem',
})

const COLUMN_SIZES: Partial<Record<keyof typeof COLUMN_CLASSES, string>> = {
  goods: WHOLE_WIDTH_SIZES,
  rows: WHOLE_WIDTH_SIZES,
  one: WHOLE_WIDTH_SIZES,
  two: WHOLE_WIDTH_SIZES,
  showcase: SHOWCASE_SIZES,
}

type ProductGridProps = {
  products: readonly Card[]
  /** For those that the browser leaves out. */
  spares?: readonly Card[]
  early?: number
  columns?: keyof typeof COLUMN_CLASSES
  className?: string
  /** Its last `li`, which is no good. */
  children?: ReactNode
}

export function ProductGrid({
  products,
  spares = [],
  early = 0,
  columns = 'goods',
  className,
  children,
}: ProductGridProps) {
  const sizes = COLUMN_SIZES[columns]
  return (
    <ul
      className={cn(
        'grid gap-x-3 gap-y-6 desk:gap-x-4 desk:gap-y-8',
        COLUMN_CLASSES[columns],
        asRows,
        className,
      )}
    >
      <CardItems
        cards={[...products, ...spares].map(toShownCard)}
        {...(spares.length > 0 && { spares: spares.length })}
        {...(early > 0 && { early })}
        {...(sizes && { sizes })}
      />
      {children}
    </ul>
  )
}
