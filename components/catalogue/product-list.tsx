import { siteUrl } from '@/lib/seo/site-url'
import { ChoiceHelp } from './choice-help'
import { countActiveFilters } from './active-filters'
import {
  ActiveFilterList,
  ProductCount,
  SortTabs,
  ViewSwitch,
  MobileListToolbar,
} from './list-toolbar'
import { ListCount } from './list-heading'
import { FilterPanel } from './filters/filter-panel'
import { PriceHistogram } from './filters/price-histogram'
import type { ListPage } from './list-page'
import { listHref, type ListQuery } from './list-query'
import type { ListScope } from './list-scope'
import { ListProvider, ListResults } from './list-provider'
import { ListPagination } from './list-pagination'
import { NothingFound } from './nothing-found'
import { ProductGrid } from './product-grid'

type BesideShortListProps = { title: string; products: NonNullable<ListPage['others']> }

function BesideShortList({ title, products }: BesideShortListProps) {
  if (products.length === 0) return null
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-extrabold">{title}</h3>
      <ProductGrid products={products} columns="rows-beside" />
    </div>
  )
}

type ProductListProps = {
  scope: ListScope
  query: ListQuery
  list: ListPage
  /** Where other goods stand above it; the heading of the page is enough elsewhere. */
  heading?: string | undefined
}

export function ProductList({ scope, query, list, heading }: ProductListProps) {
  const { products, facets, total, count, help, missing, dearer, others = [] } = list
  const othersTitle = list.othersOf ? `دیگر کالاهای ${list.othersOf}` : 'پرفروش‌ترین‌های دیگر'
  const { categoryTitle, choiceHelp, partial_matches: parts } = list
  const histogram = <PriceHistogram counts={list.priceCounts} bounds={facets.price} />
  if (help && countActiveFilters(query) === 0)
    return <NothingFound {...{ scope, query, help, missing, parts }} />
  const href = (page: number) => listHref(scope.path, { ...query, page })
  return (
    <section
      aria-labelledby="goods"
      data-comparison-groups={list.comparisonGroups?.join(' ')}
      className={heading ? 'mt-10' : 'mt-2 md:mt-6'}
    >
      {query.page > 1 && <link rel="prev" href={siteUrl(href(query.page - 1))} />}
      {query.page < total && <link rel="next" href={siteUrl(href(query.page + 1))} />}
      <h2 id="goods" className={heading ? 'mb-3 text-2xl font-extrabold phone:text-lg' : 'sr-only'}>
        {heading ?? 'کالاها'} {heading && <ListCount {...list} />}
      </h2>
      <ListProvider {...{ scope, query, facets, histogram, count }} isMinimum={list.is_minimum}>
        <MobileListToolbar />
        <div className="md:grid md:grid-cols-[var(--width-filters)_minmax(0,1fr)] md:gap-6">
          <FilterPanel />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:border-b md:border-line md:pb-2">
              <SortTabs />
              <ProductCount />
              <ViewSwitch />
            </div>
            <ActiveFilterList {...{ categoryTitle }} />
            <ListResults>
              {help ? (
                <NothingFound {...{ scope, query, help, missing, parts, dearer }} />
              ) : (
                <ProductGrid
                  products={products}
                  early={2}
                  columns="goods-beside"
                  className="mt-2 md:mt-3"
                >
                  {choiceHelp && <ChoiceHelp {...choiceHelp} />}
                </ProductGrid>
              )}
              <ListPagination key={href(query.page)} query={query} pages={total} />
              <BesideShortList title="با قیمتی بالاتر" products={help ? [] : (dearer ?? [])} />
              <BesideShortList title={othersTitle} products={others} />
            </ListResults>
          </div>
        </div>
      </ListProvider>
    </section>
  )
}
