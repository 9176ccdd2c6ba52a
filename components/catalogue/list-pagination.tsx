'use client'

import { useState } from 'react'
import { preloadOnIntent, lazyComponent } from '@/components/ui/lazy-component'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { toProductFilters } from './list-scope'
import { listHref, type ListQuery } from './list-query'
import { useList } from './list-provider'
import { recallScroll } from './list-memory'

const loadMoreProducts = () => import('./more-products')
const MoreProducts = lazyComponent(loadMoreProducts)

const MORE_LABEL = 'نمایش کالاهای بیشتر'

/** After the goods of a page: the next ones on a press, and every page by a link. */
export function ListPagination({ query, pages }: { query: ListQuery; pages: number }) {
  const { place } = useList()
  const first = listHref(place.path, query)
  const [wanted, setWanted] = useState(() => recallScroll(first) !== null)
  const [last, setLast] = useState(query.page)
  const waiting = (busy: boolean) => (
    <Button
      variant="ghost"
      busy={busy}
      {...preloadOnIntent(loadMoreProducts)}
      onClick={() => setWanted(true)}
    >
      {MORE_LABEL}
    </Button>
  )
  return (
    <div className="mt-6 grid justify-items-center gap-6">
      {wanted && (
        <MoreProducts
          firstHref={first}
          filters={{ ...toProductFilters(place, query), page: query.page }}
          hrefOf={(page) => listHref(place.path, { ...query, page })}
          label={MORE_LABEL}
          onPageLoaded={setLast}
          fallback={waiting(true)}
          onLoadError={() => setWanted(false)}
        />
      )}
      {!wanted && query.page < pages && waiting(false)}
      <Pagination
        page={last}
        totalPages={pages}
        label="صفحه‌های کالاها"
        href={(page) => listHref(place.path, { ...query, page })}
      />
    </div>
  )
}
