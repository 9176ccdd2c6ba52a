'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useTransition,
  type ReactNode,
  type ComponentProps,
  type MouseEvent,
} from 'react'
import { create } from 'zustand'
import type { Facets } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { cn } from '@/components/ui/cn'
import { compactHref } from '@/components/ui/link'
import { LIST_VIEW_SCRIPT } from '@/lib/session/inline-scripts'
import { useShop } from '@/stores/shop'
import { describeProductCount } from './count-text'
import { countActiveFilters } from './active-filters'
import {
  forgetFocus,
  restoreFocus,
  rememberFocus,
  rememberGoodsTop,
  restoreGoodsTop,
  stopFollowingGoods,
} from './list-memory'
import { RowsContext } from './rows-context'
import { useListMotion } from './use-list-motion'
import type { ListScope } from './list-scope'
import { listHref, type ListQuery } from './list-query'

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

export function announceList(text: string): void {
  useAnnouncement.setState({ text })
}

/** Outlives every page of a list: a live region that comes with its news is not read out. */
export function ListLiveRegion() {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement(({ text }) => text)}
    </p>
  )
}

function describeCount({ count, isMinimum }: ListData, choices: number): string {
  const filters = choices > 0 ? ` با ${formatNumber(choices)} فیلتر` : ''
  const found = describeProductCount(count, isMinimum)
  return count === 0 ? `کالایی${filters} پیدا نشد` : `${found}${filters}`
}

export const PRODUCT_COUNT_ID = 'list-found'

type ListData = {
  scope: ListScope
  query: ListQuery
  facets: Facets
  histogram: ReactNode
  count: number
  /** Whether there may be more. */
  isMinimum: boolean
}

type ListState = ListData & {
  /** The list on the page is not yet the requested one. */
  isPending: boolean
  /** `focus` is the id of the control that gets the focus back. */
  navigate: (next: ListQuery, focus?: string) => void
}

const ListContext = createContext<ListState | null>(null)

export function useList(): ListState {
  const list = use(ListContext)
  if (list === null) throw new Error('useList needs a ListProvider.')
  return list
}

let lastAnnounced: { path: string; href: string } | null = null

/** State of all controls of a list: a choice shows at once, and the last of several wins. */
export function ListProvider({ children, ...data }: ListData & { children: ReactNode }) {
  const { scope, query } = data
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [optimisticQuery, setOptimisticQuery] = useOptimistic(query)
  const href = listHref(scope.path, query)
  const optimisticHref = listHref(scope.path, optimisticQuery)
  const announcement = describeCount(data, countActiveFilters(query))

  useLayoutEffect(() => {
    if (!isPending) restoreGoodsTop(href)
  }, [isPending, href])
  useEffect(() => stopFollowingGoods, [])
  useEffect(() => restoreFocus(PRODUCT_COUNT_ID), [optimisticHref])
  useEffect(() => {
    restoreFocus(PRODUCT_COUNT_ID)
    forgetFocus()
    if (lastAnnounced?.path === scope.path && lastAnnounced.href !== href)
      announceList(announcement)
    lastAnnounced = { path: scope.path, href }
  }, [scope.path, href, announcement])

  const navigate = (next: ListQuery, focus?: string) => {
    rememberFocus(focus)
    const nextHref = listHref(scope.path, next)
    rememberGoodsTop(nextHref)
    startTransition(() => {
      setOptimisticQuery(next)
      router.push(nextHref, { scroll: false })
    })
  }
  return (
    <ListContext value={{ ...data, query: optimisticQuery, isPending, navigate }}>
      {children}
    </ListContext>
  )
}

/** Dimmed while the next list loads; in the view the shopper chose. */
export function ListResults({ children }: { children: ReactNode }) {
  const { isPending } = useList()
  const view = useShop(({ listView }) => listView)
  const list = useListMotion(children)
  return (
    <div
      ref={list}
      data-view={view}
      suppressHydrationWarning
      aria-busy={isPending}
      className={cn(
        'group/goods transition-opacity duration-150',
        isPending && 'opacity-50 delay-100',
      )}
    >
      <script dangerouslySetInnerHTML={{ __html: LIST_VIEW_SCRIPT }} />
      <RowsContext value={view === 'list'}>{children}</RowsContext>
    </div>
  )
}

type ActionLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onSelect: () => void }

/** A link whose plain click is handled on the page; with a modifier key it opens as any link. */
export function ActionLink({ onSelect, href, ...link }: ActionLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect()
  }
  return <a rel="nofollow" {...link} href={compactHref(href)} onClick={handleClick} />
}

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: ListQuery }

/** To another arrangement of the same list, without scrolling. */
export function ListLink({ to, ...link }: ListLinkProps) {
  const { scope, navigate } = useList()
  return <ActionLink {...link} href={listHref(scope.path, to)} onSelect={() => navigate(to)} />
}
