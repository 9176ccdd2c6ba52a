import { Heart } from '@/components/favorites/heart'
import { ShareButton } from '@/components/ui/share-button'
import type { ProductDetail } from '@/lib/contract/products'
import { paths } from '@/lib/seo/addresses'
import { CompareToggle } from './compare-toggle'
import { PriceHistoryButton } from './price-history-button'

const ROUND = '!rounded-full border border-line bg-paper'

/** What can be done with a product besides buying it; over its picture, out of the way of swiping. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { id, slug, title, parents, category } = product
  const kin = [...parents, category][1] ?? category
  return (
    <ul className="absolute start-3 top-3 grid gap-1.5" aria-label="کارهای این کالا">
      <li>
        <Heart productId={id} title={title} className={ROUND} />
      </li>
      <li>
        <ShareButton title={title} path={paths.product(slug)} className={ROUND} />
      </li>
      <li>
        <CompareToggle productId={id} kin={kin.id} />
      </li>
      <li>
        <PriceHistoryButton />
      </li>
    </ul>
  )
}
