import { siteUrl } from '@/lib/seo/site-url'
import { choiceCount } from './choices'
import { ChosenFilters } from './chosen-filters'
import { FilterPanel } from './filters/filter-panel'
import { FoundCount } from './found-count'
import type { ListPage } from './list-page'
import { listHref, type ListQuery } from './list-query'
import type { ListPlace } from './list-place'
import { ListRoom } from './list-room'
import { ListTail } from './list-tail'
import { NothingFound } from './nothing-found'
import { PhoneBar } from './phone-bar'
import { ProductGrid } from './product-grid'
import { Results } from './results'
import { SortTabs } from './sort-tabs'
import { ViewSwitch } from './view-switch'

type ProductListProps = { place: ListPlace; query: ListQuery; list: ListPage }

export function ProductList({ place, query, list }: ProductListProps) {
  const { products, facets, total, count, help, categoryTitle } = list
  if (help && choiceCount(query) === 0) return <NothingFound {...{ place, query, help }} />
  const href = (page: number) => listHref(place.path, { ...query, page })
  return (
    <section aria-labelledby="goods" className="mt-6">
      {query.page > 1 && <link rel="prev" href={siteUrl(href(query.page - 1))} />}
      {query.page < total && <link rel="next" href={siteUrl(href(query.page + 1))} />}
      <h2 id="goods" className="sr-only">
        کالاها
      </h2>
      <ListRoom {...{ place, query, facets, count }}>
        <PhoneBar />
        <div className="md:grid md:grid-cols-[264px_minmax(0,1fr)] md:gap-6">
          <FilterPanel />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:border-b md:border-line md:pb-2">
              <SortTabs />
              <FoundCount />
              <ViewSwitch />
            </div>
            <ChosenFilters categoryTitle={categoryTitle} />
            <Results>
              {help ? (
                <NothingFound {...{ place, query, help }} />
              ) : (
                <ProductGrid products={products} early={2} beside className="mt-3" />
              )}
              <ListTail key={href(query.page)} query={query} pages={total} />
            </Results>
          </div>
        </div>
      </ListRoom>
    </section>
  )
}
