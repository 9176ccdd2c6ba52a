'use client'

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/sentence'
import { pagesAfterQuery } from '@/lib/api/products'
import { newQueryClient } from '@/lib/api/query-client'
import type { ProductFilters } from '@/lib/contract/products'
import { formatNumber } from '@/lib/persian/money'
import { tellNews } from './list-news'
import { recallMore, rememberMore } from './more-memory'
import { ProductGrid } from './product-grid'

/** Outlives the page, so that Back from a product finds the goods that were there. */
const client = newQueryClient()

type MoreProductsProps = {
  /** The address of the page the server drew. */
  first: string
  filters: ProductFilters & { page: number }
  hrefOf: (page: number) => string
  label: string
  onLast: (page: number) => void
}

export default function MoreProducts(props: MoreProductsProps) {
  const { first, filters } = props
  useState(() => {
    if (recallMore(first) === null) client.removeQueries(pagesAfterQuery(filters))
  })
  return (
    <QueryClientProvider client={client}>
      <Pages {...props} />
    </QueryClientProvider>
  )
}

function Pages({ first, filters, hrefOf, label, onLast }: MoreProductsProps) {
  const list = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery({ ...pagesAfterQuery(filters), enabled: false })
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
    tellNews(`${formatNumber(last.products.length)} کالای دیگر افزوده شد`)
  }
  const start = useEffectEvent(() => {
    const seen = recallMore(first)
    if (seen === null) void more()
    else window.scrollTo(0, seen.y)
  })
  useLayoutEffect(() => start(), [])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      leaving.current = true
      rememberMore(first)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [first])

  const last = pages.at(-1)?.current_page
  const tellLast = useEffectEvent(onLast)
  useEffect(() => {
    if (last !== undefined) tellLast(last)
    if (pages.length > drawn.current) focusFirstOf(list.current?.lastElementChild)
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
          text={sentenceOf(error)}
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
function focusFirstOf(grid: Element | null | undefined): void {
  grid?.querySelector('a')?.focus({ preventScroll: true })
}
