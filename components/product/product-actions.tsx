import type { ProductDetail } from '@/lib/contract/products'
import { CompareToggle } from './compare-toggle'
import { PriceHistoryButton } from './price-history-button'

/** What can be done with a product besides buying it; over its picture, out of the way of swiping. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { id, parents, category } = product
  const kin = [...parents, category][1] ?? category
  return (
    <ul className="absolute start-3 top-3 grid gap-1.5" aria-label="کارهای این کالا">
      {/* The heart's place. */}
      <li className="size-11" />
      <li>
        <CompareToggle productId={id} kin={kin.id} />
      </li>
      <li>
        <PriceHistoryButton />
      </li>
    </ul>
  )
}
