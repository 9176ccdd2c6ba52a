'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { moreProductsQuery } from '@/lib/client/queries/catalogue'
import { getQueryClient } from '@/lib/client/query-client'
import { QueryProvider } from '@/lib/client/query-provider'
import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { announceList } from './list-provider'
import { recallScroll, rememberScroll } from './list-memory'
import { ProductGrid } from './product-grid'

type MoreProductsProps = {
  /** Of the page the server rendered. */
  firstHref: string
  filters: ProductFilters & { page: number }
  hrefOf: (page: number) => string
  label: string
  onPageLoaded: (page: number) => void
}

export default function MoreProducts(props: MoreProductsProps) {
  const { firstHref, filters } = props
  useState(() => {
    // Only Back from a product finds the products that were there.
    if (recallScroll(firstHref) !== null) return
    const { queryKey } = moreProductsQuery(filters)
    getQueryClient().removeQueries({ queryKey, exact: true })
  })
  return (
    <QueryProvider>
      <MorePages {...props} />
    </QueryProvider>
  )
}

function MorePages({ firstHref, filters, hrefOf, label, onPageLoaded }: MoreProductsProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery({ ...moreProductsQuery(filters), enabled: false })
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const pages = data?.pages ?? []
  const renderedCount = useRef(pages.length)
  /** Replacing the history entry would cancel a navigation that has started. */
  const isLeaving = useRef(false)

  const loadMore = async () => {
    isLeaving.current = false
    const countBefore = pages.length
    const { data: loaded } = await query.fetchNextPage({ cancelRefetch: false })
    const last = loaded?.pages.at(-1)
    if (!last || isLeaving.current || loaded?.pages.length === countBefore) return
    window.history.replaceState(null, '', hrefOf(last.current_page))
    announceList(`${formatNumber(last.products.length)} کالای دیگر افزوده شد`)
  }
  const restoreOrLoad = useEffectEvent(() => {
    const position = recallScroll(firstHref)
    if (position === null || pages.length === 0) void loadMore()
    else window.scrollTo(0, position.y)
  })
  useLayoutEffect(() => restoreOrLoad(), [])

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      isLeaving.current = true
      rememberScroll(firstHref)
    }
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [firstHref])

  const lastPage = pages.at(-1)?.current_page
  const notifyLoaded = useEffectEvent(onPageLoaded)
  useEffect(() => {
    if (lastPage !== undefined) notifyLoaded(lastPage)
    if (pages.length > renderedCount.current) focusFirstLink(listRef.current?.lastElementChild)
    renderedCount.current = pages.length
  }, [lastPage, pages.length])

  return (
    <>
      <div ref={listRef} className="grid w-full gap-2.5 desk:gap-4">
        {pages.map(({ current_page, products }) => (
          <ProductGrid key={current_page} products={products} columns="goods-beside" />
        ))}
      </div>
      {isFetchNextPageError ? (
        <ErrorState
          text={getErrorMessage(error)}
          onRetry={() => void loadMore()}
          isBusy={isFetchingNextPage}
        />
      ) : (
        (hasNextPage || data === undefined) && (
          <Button
            variant="ghost"
            isBusy={isFetchingNextPage || data === undefined}
            onClick={() => void loadMore()}
          >
            {label}
          </Button>
        )
      )}
    </>
  )
}

/** A keyboard user continues from the first of the new products. */
function focusFirstLink(grid: Element | null | undefined): void {
  grid?.querySelector('a')?.focus({ preventScroll: true })
}
