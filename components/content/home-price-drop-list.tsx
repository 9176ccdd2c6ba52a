'use client'

import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { ProductCard } from '@/components/catalogue/product-card'
import Link from '@/components/ui/link'
import { priceDropsQuery } from '@/lib/client/queries/account'
import { QueryProvider } from '@/lib/client/query-provider'
import { paths } from '@/lib/paths'
import { formatAmount, currencyName } from '@/lib/persian/money'

export default function PriceDropList({ title }: { title: string }) {
  return (
    <QueryProvider>
      <List title={title} />
    </QueryProvider>
  )
}

/** Nothing is shown while it loads, when it fails or when nothing fell: a shopper does not miss it. */
function List({ title }: { title: string }) {
  const { data } = useQuery(priceDropsQuery)
  if (!data || data.length === 0) return null
  const isSingle = data.length === 1
  return (
    <section aria-labelledby="price-drops" className="bg-ink-100 py-8 dark:bg-ground">
      <div className="wrap">
        <header className="mb-4 flex items-center justify-between gap-4">
          <div>
            <h2 id="price-drops" className="text-2xl font-extrabold phone:text-lg">
              {title}
            </h2>
            <p className="text-sm text-ink-500">از روزی که پسندیدید تا امروز</p>
          </div>
          <Link
            href={paths.favorites}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700"
          >
            همهٔ علاقه‌مندی‌ها
          </Link>
        </header>
        {/* One alone lies across, as half of a row would be empty. */}
        <ul
          {...(isSingle && { 'data-view': 'list' })}
          className="scrollbar-none -mx-4 flex gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-4 md:px-0"
        >
          {data.map(({ product, former_price: former }) => (
            <li
              key={product.id}
              className={cn(
                'flex shrink-0 flex-col md:w-auto',
                isSingle ? 'w-full md:col-span-2' : 'w-44',
              )}
            >
              <ProductCard card={product} className="flex-1" />
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
