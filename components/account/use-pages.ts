import {
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'

export type Paged = { count: number; total: number }
type Options<Page extends Paged, Key extends QueryKey> = UseQueryOptions<Page, Error, Page, Key>

export type Pages<Page extends Paged> = {
  query: UseQueryResult<Page>
  page: number
  turn: (to: number) => void
  /** What is scrolled to when a page is turned. */
  top: RefObject<HTMLDivElement | null>
}

/** A list of the customer's own, one page at a time. */
export function usePages<Page extends Paged, Key extends QueryKey>(
  optionsOf: (page: number) => Options<Page, Key>,
): Pages<Page> {
  const top = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const query = useQuery(optionsOf(page))
  const last = query.data?.total ?? 0
  // What was taken away may have been alone on the last page.
  if (last > 0 && page > last) setPage(last)
  function turn(to: number): void {
    setPage(to)
    top.current?.scrollIntoView()
  }
  return { query, page, turn, top }
}
