import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'
import { describeProductCount } from './count-text'
import { countActiveFilters, clearFilters, narrowsBy } from './active-filters'
import type { MissingGoods, PartialMatch, ProductCard } from '@/lib/contract/catalogue/products'
import { currencyName, formatAmount } from '@/lib/persian/money'
import type { ListHelp } from './list-page'
import type { ListScope } from './list-scope'
import { listHref, type ListQuery } from './list-query'
import { PartialMatches } from './partial-matches'
import { ProductGrid } from './product-grid'

type NothingFoundProps = {
  scope: ListScope
  query: ListQuery
  help: ListHelp
  missing?: MissingGoods | undefined
  /** Goods of fewer words of the search. */
  parts?: readonly PartialMatch[] | undefined
  /** What the same search finds above its highest price, the cheapest first. */
  dearer?: ProductCard[] | undefined
}

const searchHref = (q: string) => listHref(paths.search, { q })

export function NothingFound({
  scope,
  query,
  help,
  missing,
  parts = [],
  dearer = [],
}: NothingFoundProps) {
  const { relaxed, corrected, categories, brands, popular, best, bestOf } = help
  const isFiltered = countActiveFilters(query) > 0
  const nearest = missing?.category ? [missing.category] : categories
  const nearby = [
    ...nearest.map(({ slug, title }) => ({ label: title, href: paths.category(slug) })),
    ...brands.map(({ slug, title }) => ({ label: title, href: paths.brand(slug) })),
  ]
  const partHref = (q: string) => listHref(scope.path, { ...query, q, page: 1 })
  const [cheapest] = dearer
  const hasGoods = parts.some(({ products }) => products.length > 0)
  return (
    <div className="pb-4">
      {hasGoods ? (
        <p className="mt-3 w-fit rounded-control bg-ink-100 px-4 py-2.5 text-md text-ink-700">
          {NO_WHOLE}؛ ببینید با کلمه‌های کمتر چه داریم.
        </p>
      ) : (
        <EmptyState
          title={
            missing
              ? `در این فروشگاه «${missing.name}» نداریم`
              : emptyTitle(query, { isFiltered, hasParts: parts.length > 0 })
          }
          text={
            cheapest && isCheapestOfShop(scope, query) ? (
              <CheapestPrice query={query} product={cheapest} />
            ) : missing ? undefined : (
              emptyText(query, isFiltered)
            )
          }
          icon={<SearchIcon size={32} />}
          as="p"
          className="phone:py-6"
          action={
            isFiltered ? (
              <ButtonLink href={listHref(scope.path, clearFilters(query, scope))} variant="soft">
                پاک کردن همهٔ فیلترها
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.categories} variant="soft">
                همهٔ دسته‌ها
              </ButtonLink>
            )
          }
        />
      )}
      {dearer.length > 0 && (
        <HelpSection title="با قیمتی بالاتر">
          <ProductGrid products={dearer} columns="rows-beside" />
        </HelpSection>
      )}
      {corrected && (
        <p className="text-center">
          آیا منظورتان{' '}
          <Link
            href={searchHref(corrected)}
            className="rounded font-bold text-brand-700 underline underline-offset-4"
          >
            {corrected}
          </Link>{' '}
          بود؟
        </p>
      )}
      <HelpLinks title="با یک فیلتر کمتر">
        {relaxed.map(({ label, href, count, is_minimum: isMinimum }) => ({
          href,
          label: `${label}: ${describeProductCount(count, isMinimum)}`,
        }))}
      </HelpLinks>
      <HelpLinks title="با کلمه‌های کمتر">
        {parts.map(({ q, count, is_minimum: isMinimum }) => ({
          href: partHref(q),
          label: q,
          note: describeProductCount(count, isMinimum),
        }))}
      </HelpLinks>
      <PartialMatches matches={parts} toHref={partHref} isBesideFilters={isFiltered} />
      <HelpLinks title="دسته‌ها و برندهای نزدیک">{nearby}</HelpLinks>
      <HelpLinks title="جستجوهای پرطرفدار">
        {popular.map((q) => ({ href: searchHref(q), label: q }))}
      </HelpLinks>
      {best.length > 0 && (
        <HelpSection title={bestOf ? `پرفروش‌های ${bestOf}` : 'پرفروش‌ترین‌ها'}>
          <ProductGrid products={best} columns={isFiltered ? 'rows-beside' : 'rows'} />
        </HelpSection>
      )}
    </div>
  )
}

const NO_WHOLE = 'کالایی با همهٔ این کلمه‌ها نداریم'

function emptyTitle(
  { q }: ListQuery,
  { isFiltered, hasParts }: { isFiltered: boolean; hasParts: boolean },
): string {
  if (hasParts) return NO_WHOLE
  if (isFiltered) return 'کالایی با این فیلترها پیدا نشد'
  return q ? 'چیزی پیدا نشد' : 'هنوز کالایی اینجا نیست'
}

function emptyText({ q }: ListQuery, isFiltered: boolean): string | undefined {
  if (isFiltered) return 'یکی از فیلترها را بردارید؛ شاید همان باشد که می‌خواهید.'
  return q && 'املای کلمه‌ها را بررسی کنید، یا با کلمه‌های کمتری جستجو کنید.'
}

/** A rail above other filters, or above a lower limit, begins with what is dearer than some of it. */
const isCheapestOfShop = ({ kind }: ListScope, query: ListQuery) =>
  kind === 'search' &&
  !narrowsBy(query, 'brands', 'properties', 'category', 'festival', 'price_min')

function CheapestPrice({ query, product }: { query: ListQuery; product: ProductCard }) {
  return (
    <>
      ارزان‌ترین <bdi>{query.q}</bdi> ما {formatAmount(product.final_price)} {currencyName()} است.
    </>
  )
}

function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-extrabold">{title}</h2>
      {children}
    </section>
  )
}

function HelpLinks({
  title,
  children,
}: {
  title: string
  children: { href: string; label: string; note?: string }[]
}) {
  if (children.length === 0) return null
  return (
    <HelpSection title={title}>
      <ul className="flex flex-wrap gap-2">
        {children.map(({ href, label, note }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm hover:border-brand-300 hover:text-brand-700"
            >
              <bdi>{label}</bdi>
              {note && ' '}
              {note && <span className="text-ink-500">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </HelpSection>
  )
}
