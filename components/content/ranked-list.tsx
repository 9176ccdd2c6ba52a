import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { splitTitle } from '@/lib/persian/split-title'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'

const SMALL_SIZES = '5.5rem'

type RankedListProps = {
  products: readonly ProductCard[]
  /** Of its pictures, where its page draws them larger. */
  sizes?: string | undefined
}

/** Read across on a wide screen; a phone scrolls columns of three. */
export function RankedList({ products, sizes = SMALL_SIZES }: RankedListProps) {
  return (
    <ol className="ranking scrollbar-none">
      {products.map(({ id, slug, title: name, picture, final_price, rate }, index) => (
        <li key={id} className="ranked card">
          <span aria-hidden="true" className="ranked-number">
            {persianDigits(index + 1)}
          </span>
          <span className="stage relative size-[5.5rem] shrink-0 overflow-hidden rounded-[16px] phone:size-20">
            {picture && (
              <Picture {...responsiveImage(picture.url)} sizes={sizes} className="card-image" />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-3 text-md font-medium phone:text-sm">
              <Link href={paths.product(slug)}>
                <MixedText>{holdPhrases(splitTitle(name).name)}</MixedText>
              </Link>
            </h3>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-x-2 phone:flex-col phone:items-start">
              <span className="whitespace-nowrap">
                <bdi className="font-extrabold">{formatAmount(final_price)}</bdi>{' '}
                <small className="text-xs text-ink-500">{currencyName()}</small>
              </span>{' '}
              {rate !== null && <Rating value={rate} isCompact />}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
