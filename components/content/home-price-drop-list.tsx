'use client'

import { useQuery } from '@tanstack/react-query'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { priceDropsQuery } from '@/lib/client/queries/account'
import { QueryProvider } from '@/lib/client/query-provider'
import type { PriceDrop } from '@/lib/contract/account/favorites'
import { paths } from '@/lib/paths'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { splitTitle } from '@/lib/persian/split-title'
import { responsiveImage } from '@/lib/picture-urls'
import { useShop } from '@/stores/shop'
import { MAX_LISTED, selectListed, type Refill } from './home-refills'
import { SectionHeading } from './section-heading'

const MAX_DROPS = 4

export type PriceDropListProps = {
  title: string
  /** The goods that stand on home for everyone. */
  shown: readonly number[]
  /** What the goods seen last change there. */
  refills: readonly Refill[]
}

export default function PriceDropList(props: PriceDropListProps) {
  return (
    <QueryProvider>
      <List {...props} />
    </QueryProvider>
  )
}

/** Nothing is shown while it loads, when it fails or when nothing fell that does not stand on the page already: a shopper does not miss it. */
function List({ title, shown, refills }: PriceDropListProps) {
  const { data = [] } = useQuery(priceDropsQuery)
  const seen = useShop(({ recent }) => selectListed(recent, refills).slice(0, MAX_LISTED).join())
  const changed = seen === '' ? [] : refills.flatMap(({ spares }) => spares)
  const elsewhere = new Set([...shown, ...changed, ...seen.split(',').map(Number)])
  const drops = data.filter(({ product }) => !elsewhere.has(product.id)).slice(0, MAX_DROPS)
  const [first, ...others] = drops
  if (!first) return null
  if (others.length === 0) return <SingleDrop title={title} drop={first} />
  return (
    <section aria-labelledby="price-drops" className="bg-ink-100 py-8 dark:bg-ground">
      <div className="wrap">
        <Heading title={title} note="از روزی که پسندیدید تا امروز" />
        <ul className="scrollbar-none -mx-4 flex gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-4 md:px-0">
          {drops.map(({ product, former_price: former }) => (
            <li key={product.id} className="flex w-44 shrink-0 flex-col md:w-auto">
              <ProductCard card={toShownCard(product)} className="flex-1" />
              <p className="mt-2 text-sm font-semibold text-success-700">
                {formatAmount(former - product.final_price)} {currencyName()} ارزان‌تر
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Heading({ title, note }: { title: string; note?: string }) {
  return (
    <SectionHeading id="price-drops" title={title} {...(note && { note })}>
      <Link
        href={paths.favorites}
        className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand-700"
      >
        همهٔ علاقه‌مندی‌ها
      </Link>
    </SectionHeading>
  )
}

/** One alone is a line, not a section that is mostly empty. */
function SingleDrop({ title, drop }: { title: string; drop: PriceDrop }) {
  const { product, former_price: former } = drop
  const { slug, picture, final_price: price } = product
  return (
    <section aria-labelledby="price-drops" className="wrap">
      <Heading title={title} />
      <div className="card flex-row items-center gap-3 rounded-card bg-ink-100 p-2.5 pe-4 shadow-none dark:bg-ground">
        <span className="stage relative size-16 shrink-0 overflow-hidden rounded-[16px]">
          {picture && (
            <Picture {...responsiveImage(picture.url)} sizes="4rem" className="card-image" />
          )}
        </span>
        <p className="min-w-0 flex-1">
          <Link
            href={paths.product(slug)}
            className="block truncate text-sm font-medium after:absolute after:inset-0"
          >
            <MixedText>{splitTitle(product.title).name}</MixedText>
          </Link>{' '}
          <span className="text-sm font-semibold text-success-700">
            از روزی که پسندیدید {formatAmount(former - price)} {currencyName()} ارزان‌تر
          </span>
        </p>
        <p className="shrink-0 phone:hidden">
          <bdi className="font-extrabold">{formatAmount(price)}</bdi>{' '}
          <small className="text-xs text-ink-500">{currencyName()}</small>
        </p>
      </div>
    </section>
  )
}
