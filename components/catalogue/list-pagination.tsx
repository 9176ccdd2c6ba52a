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

/** A button that appends the next page, and links to every page. */
export function ListPagination({ query, pages }: { query: ListQuery; pages: number }) {
  const { scope } = useList()
  const firstHref = listHref(scope.path, query)
  const [isExpanded, setExpanded] = useState(() => recallScroll(firstHref) !== null)
  const [lastPage, setLastPage] = useState(query.page)
  const moreButton = (isBusy: boolean) => (
    <Button
      variant="ghost"
      isBusy={isBusy}
      {...preloadOnIntent(loadMoreProducts)}
      onClick={() => setExpanded(true)}
    >
      {MORE_LABEL}
    </Button>
  )
  return (
    <div className="mt-6 grid justify-items-center gap-6">
      {isExpanded && (
        <MoreProducts
          firstHref={firstHref}
          filters={{ ...toProductFilters(scope, query), page: query.page }}
          hrefOf={(page) => listHref(scope.path, { ...query, page })}
          label={MORE_LABEL}
          onPageLoaded={setLastPage}
          fallback={moreButton(true)}
          onLoadError={() => setExpanded(false)}
        />
      )}
      {!isExpanded && query.page < pages && moreButton(false)}
      <Pagination
        page={lastPage}
        totalPages={pages}
        label="صفحه‌های کالاها"
        href={(page) => listHref(scope.path, { ...query, page })}
      />
    </div>
  )
}
