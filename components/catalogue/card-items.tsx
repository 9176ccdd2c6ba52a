'use client'

import { RailItem } from '@/components/ui/rail'
import { ProductCard } from './product-card'
import type { ShownCard } from './shown-card'

type CardItemsProps = {
  cards: readonly ShownCard[]
  /** How many of the last stand in for those that the browser leaves out. */
  spares?: number
  /** How many are among the first on the page. */
  early?: number
  sizes?: string
  isInRail?: boolean
  className?: string
}

/** Goods in a list. They are drawn here, so that a page carries what they are and not how they look. */
export function CardItems(props: CardItemsProps) {
  const { cards, spares = 0, early = 0, sizes, isInRail = false, className } = props
  const Item = isInRail ? RailItem : 'li'
  return cards.map((card, index) => (
    <Item
      key={card.id}
      {...(spares > 0 && { 'data-product': card.id })}
      data-spare={index >= cards.length - spares || undefined}
      className={className}
    >
      <ProductCard
        card={card}
        {...(index < early && { isPriority: true })}
        {...(sizes && { sizes })}
      />
    </Item>
  ))
}
