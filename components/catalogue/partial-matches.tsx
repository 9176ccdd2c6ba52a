import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import type { PartialMatch } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { ProductGrid } from './product-grid'

type PartialMatchesProps = {
  matches: readonly PartialMatch[]
  toHref: (q: string) => string
  isBesideFilters: boolean
}

const quoteAll = (words: readonly string[]) =>
  words.map((word, nth) => (
    <span key={word}>
      {nth > 0 && ' و '}«<bdi>{word}</bdi>»
    </span>
  ))

/** No good stands twice on a page; the fullest groups first, so that their rows are. */
function listGroups(matches: readonly PartialMatch[]): PartialMatch[] {
  const seen = new Set<number>()
  const groups = matches.map((match) => {
    const products = match.products.filter(({ id }) => !seen.has(id))
    for (const { id } of products) seen.add(id)
    return { ...match, products }
  })
  return groups
    .filter(({ products }) => products.length > 0)
    .toSorted((a, b) => b.products.length - a.products.length)
}

/** Of short groups alone as many columns as goods, where their names have room. */
const EXACT_COLUMNS = new Map([
  [5, 'lg:!grid-cols-5'],
  [6, 'lg:!grid-cols-6'],
])

function findExactColumns(groups: readonly PartialMatch[]): string | undefined {
  const areShort = groups.every(({ products }) => products.length <= 2)
  const goods = groups.reduce((sum, { products }) => sum + products.length, 0)
  return areShort ? EXACT_COLUMNS.get(goods) : undefined
}

/** As wide as its goods, so that short groups share a row. */
function layOut(size: number, isBesideFilters: boolean) {
  if (size === 1) return { span: 'sm:col-span-1', columns: 'one' } as const
  if (size === 2) return { span: 'sm:col-span-2', columns: 'two' } as const
  return { span: '', columns: isBesideFilters ? 'goods-beside' : 'goods' } as const
}

/** Goods of some words of a search, each group under the words that it has and lacks. */
export function PartialMatches({ matches, toHref, isBesideFilters }: PartialMatchesProps) {
  const groups = listGroups(matches)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="partial-matches" className="mt-8">
      <h2 id="partial-matches" className="mb-4 text-lg font-extrabold">
        کالاهایی با بخشی از این کلمه‌ها
      </h2>
      <div
        className={cn(
          'even-groups grid gap-x-3 gap-y-8 desk:gap-x-4',
          isBesideFilters ? 'grid-cols-goods-beside' : 'grid-cols-goods',
          !isBesideFilters && findExactColumns(groups),
        )}
      >
        {groups.map(({ q, without, count, is_minimum: isMinimum, products }) => {
          const { span, columns } = layOut(products.length, isBesideFilters)
          return (
            <section
              key={q}
              aria-label={`با «${q}»`}
              className={cn('col-span-full row-span-2 grid grid-rows-subgrid gap-y-0', span)}
            >
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-md">
                  <strong>
                    با «<bdi>{q}</bdi>»
                  </strong>
                  {without.length > 0 && (
                    <span className="text-sm text-ink-500"> بدون {quoteAll(without)}</span>
                  )}
                </h2>
                {count > products.length && (
                  <Link
                    href={toHref(q)}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center rounded text-sm font-semibold text-brand-700 hover:underline"
                  >
                    {isMinimum ? 'دیدن همه' : `دیدن هر ${formatNumber(count)} کالا`}
                    <span className="sr-only">{` با «${q}»`}</span>
                  </Link>
                )}
              </div>
              <ProductGrid products={products} columns={columns} />
            </section>
          )
        })}
      </div>
    </section>
  )
}
