'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rail, RailItem } from '@/components/ui/rail'
import { QuickAdd } from '@/components/catalogue/quick-add'
import { complementsQuery } from '@/lib/client/queries/product'
import { paths } from '@/lib/paths'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { responsiveImage } from '@/lib/picture-urls'

const MAX_SHOWN = 6

/** What goes with the products and is not among them; none while they load, and none when they fail. */
function useComplements(productIds: readonly number[], limit: number) {
  const { data = [] } = useQuery({
    ...complementsQuery(productIds),
    enabled: productIds.length > 0,
  })
  return data.filter(({ id, available }) => available && !productIds.includes(id)).slice(0, limit)
}

type ComplementsProps = { productIds: readonly number[]; title: string; text?: string }

export default function ComplementRail({ productIds, title, text }: ComplementsProps) {
  const cards = useComplements(productIds, MAX_SHOWN)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="complements" className="mt-12">
      <h2 id="complements" className="text-2xl font-extrabold">
        {title}
      </h2>
      {text && <p className="mt-1 text-md text-ink-500">{text}</p>}
      <Rail
        label={title}
        className="mt-4"
        listClassName="-mx-4 scroll-px-4 px-4 pb-4 desk:mx-0 desk:px-0"
      >
        {cards.map((card) => (
          // As many as fill the row of a desktop, for a row of few would leave a column empty.
          <RailItem
            key={card.id}
            className="w-rail-card md:w-[calc((100%-3rem)/4)] xl:w-[calc((100%-5rem)/6)]"
          >
            <ProductCard card={toShownCard(card)} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}

type ComplementListProps = {
  productIds: readonly number[]
  /** As many as there is room for. */
  limit: number
  onNavigate: () => void
}

export function ComplementList({ productIds, limit, onNavigate }: ComplementListProps) {
  const cards = useComplements(productIds, limit)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="mt-4 rounded-card bg-ink-100 p-4">
      <h3 id="goes-with" className="mb-2 text-md font-bold">
        با همین خرید جور است
      </h3>
      <ul className="grid gap-3">
        {cards.map(({ id, slug, title, picture, price, final_price, stock_id }) => (
          <li key={id} className="relative flex items-center gap-3">
            <span className="stage relative size-16 shrink-0 overflow-hidden rounded-control">
              {picture && (
                <Picture {...responsiveImage(picture.url)} sizes="64px" className="card-image" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <Link
                href={paths.product(slug)}
                prefetch={false}
                onClick={onNavigate}
                className="whole-words rounded text-sm after:absolute after:inset-0 hover:text-brand-700"
              >
                <MixedText>{holdPhrases(title)}</MixedText>
              </Link>
              <Price rials={final_price} oldRials={price} size="sm" />
            </div>
            <QuickAdd
              productId={id}
              stockId={stock_id}
              title={title}
              href={paths.product(slug)}
              shape="round"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
