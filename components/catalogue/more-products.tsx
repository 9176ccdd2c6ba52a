'use client'

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { moreProductsQuery } from '@/lib/client/queries/catalogue'
import { createQueryClient } from '@/lib/client/query-client'
import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { announceList } from './list-live-region'
import { recallScroll, rememberScroll } from './list-memory'
import { ProductGrid } from './product-grid'

/** Outlives the page, so that Back from a product finds the goods that were there. */
const queryClient = createQueryClient()

type MoreProductsProps = {
  /** The address of the page the server drew. */
  firstHref: string
  filters: ProductFilters & { page: number }
  hrefOf: (page: number) => string
  label: string
  onPageLoaded: (page: number) => void
}

export default function MoreProducts(props: MoreProductsProps) {
  const { firstHref, filters } = props
  useState(() => {
    if (recallScroll(firstHref) === null) queryClient.removeQueries(moreProductsQuery(filters))
  })
  return (
    <QueryClientProvider client={queryClient}>
      <MorePages {...props} />
    </QueryClientProvider>
  )
}

function MorePages({ firstHref, filters, hrefOf, label, onPageLoaded }: MoreProductsProps) {
  const list = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery({ ...moreProductsQuery(filters), enabled: false })
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const pages = data?.pages ?? []
  const drawn = useRef(pages.length)
  /** A step in the history would call off the way to a product that is already on. */
  const leaving = useRef(false)

  const more = async () => {
    leaving.current = false
    const before = pages.length
    const { data: now } = await query.fetchNextPage({ cancelRefetch: false })
    const last = now?.pages.at(-1)
    if (!last || leaving.current || now?.pages.length === before) return
    window.history.replaceState(null, '', hrefOf(last.current_page))
    announceList(`${formatNumber(last.products.length)} کالای دیگر افزوده شد`)
  }
  const start = useEffectEvent(() => {
    const seen = recallScroll(firstHref)
    if (seen === null) void more()
    else window.scrollTo(0, seen.y)
  })
  useLayoutEffect(() => start(), [])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      leaving.current = true
      rememberScroll(firstHref)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [firstHref])

  const last = pages.at(-1)?.current_page
  const tellLast = useEffectEvent(onPageLoaded)
  useEffect(() => {
    if (last !== undefined) tellLast(last)
    if (pages.length > drawn.current) focusFirstLink(list.current?.lastElementChild)
    drawn.current = pages.length
  }, [last, pages.length])

  return (
    <>
      <div ref={list} className="grid w-full gap-2.5 desk:gap-4">
        {pages.map(({ current_page, products }) => (
          <ProductGrid key={current_page} products={products} beside />
        ))}
      </div>
      {isFetchNextPageError ? (
        <ErrorState
          text={getErrorMessage(error)}
          onRetry={() => void more()}
          busy={isFetchingNextPage}
        />
      ) : (
        (hasNextPage || data === undefined) && (
          <Button
            variant="ghost"
            busy={isFetchingNextPage || data === undefined}
            onClick={() => void more()}
          >
            {label}
          </Button>
        )
      )}
    </>
  )
}

/** Who walks by keyboard goes on from the first of the new goods. */
function focusFirstLink(grid: Element | null | undefined): void {
  grid?.querySelector('a')?.focus({ preventScroll: true })
}
