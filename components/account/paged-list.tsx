import { type ReactNode, useRef, useState, type RefObject } from 'react'
import {
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { persianDigits } from '@/lib/persian/digits'
import { QueryBoundary } from '../form/query-boundary'
import { Button } from '../ui/button'

export type PagedAnswer = { count: number; total: number }
type PageQueryOptions<Page extends PagedAnswer, Key extends QueryKey> = UseQueryOptions<
  Page,
  Error,
  Page,
  Key
>

export type PagedQuery<Page extends PagedAnswer> = {
  query: UseQueryResult<Page>
  page: number
  goToPage: (to: number) => void
  /** Scrolled to when the page changes. */
  topRef: RefObject<HTMLDivElement | null>
}

export function usePagedQuery<Page extends PagedAnswer, Key extends QueryKey>(
  optionsOf: (page: number) => PageQueryOptions<Page, Key>,
): PagedQuery<Page> {
  const top = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const query = useQuery(optionsOf(page))
  const last = query.data?.total ?? 0
  // The removed item may have been the only one of the last page.
  if (last > 0 && page > last) setPage(last)
  function turn(to: number): void {
    setPage(to)
    top.current?.scrollIntoView()
  }
  return { query, page, goToPage: turn, topRef: top }
}

/** For lists that nobody links to: the previous page, the number and the next page. */
export function PageStepper<Page extends PagedAnswer>({ query, page, goToPage }: PagedQuery<Page>) {
  const last = query.data?.total ?? 0
  if (last <= 1) return null
  const step = { variant: 'ghost', size: 'sm', isBusy: query.isPlaceholderData } as const
  return (
    <nav aria-label="صفحه‌ها" className="mt-5 flex items-center justify-center gap-3">
      <Button {...step} disabled={page <= 1} onClick={() => goToPage(page - 1)}>
        قبلی
      </Button>
      <p aria-live="polite" className="text-sm text-ink-700">
        صفحهٔ {persianDigits(page)} از {persianDigits(last)}
      </p>
      <Button {...step} disabled={page >= last} onClick={() => goToPage(page + 1)}>
        بعدی
      </Button>
    </nav>
  )
}

type PagedListProps<Page extends PagedAnswer> = {
  pages: PagedQuery<Page>
  skeleton: ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
  children: (page: Page) => ReactNode
}

export function PagedList<Page extends PagedAnswer>(props: PagedListProps<Page>) {
  const { pages, skeleton, empty, children } = props
  return (
    <QueryBoundary query={pages.query} skeleton={skeleton}>
      {(data) =>
        data.count === 0 ? (
          empty
        ) : (
          <div ref={pages.topRef} className="scroll-mt-32">
            {children(data)}
            <PageStepper {...pages} />
          </div>
        )
      }
    </QueryBoundary>
  )
}
