'use client'

import { useRouter } from 'next/navigation'
import { createContext, use, useEffect, useOptimistic, useTransition, type ReactNode } from 'react'
import type { Facets } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { cn } from '@/components/ui/cn'
import { LIST_VIEW_SCRIPT } from '@/lib/session/list-view-script'
import { useShop } from '@/stores/shop'
import { countActiveFilters } from './active-filters'
import { forgetFocus, restoreFocus, rememberFocus } from './list-memory'
import { announceList } from './list-live-region'
import type { ListScope } from './list-scope'
import { listHref, type ListQuery } from './list-query'

function describeCount(count: number, choices: number): string {
  const filters = choices > 0 ? ` با ${formatNumber(choices)} فیلتر` : ''
  return count === 0 ? `کالایی${filters} پیدا نشد` : `${formatNumber(count)} کالا${filters}`
}

export const PRODUCT_COUNT_ID = 'list-found'

type ListFacts = { place: ListScope; query: ListQuery; facets: Facets; count: number }

type ListState = ListFacts & {
  /** Whether the list on the page is not yet the one that was asked for. */
  isPending: boolean
  /** The list the shopper asks for; `focus` names the control to come back to. */
  navigate: (next: ListQuery, focus?: string) => void
}

const ListContext = createContext<ListState | null>(null)

export function useList(): ListState {
  const room = use(ListContext)
  if (room === null) throw new Error('This belongs inside a ListRoom.')
  return room
}

let lastAnnounced: { path: string; href: string } | null = null

/** What every control of a list shares: a choice shows at once, and the last of several wins. */
export function ListProvider({ children, ...facts }: ListFacts & { children: ReactNode }) {
  const { place, query, count } = facts
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(query)
  const href = listHref(place.path, query)
  const shownHref = listHref(place.path, shown)
  const found = describeCount(count, countActiveFilters(query))

  useEffect(() => restoreFocus(PRODUCT_COUNT_ID), [shownHref])
  useEffect(() => {
    restoreFocus(PRODUCT_COUNT_ID)
    forgetFocus()
    if (lastAnnounced?.path === place.path && lastAnnounced.href !== href) announceList(found)
    lastAnnounced = { path: place.path, href }
  }, [place.path, href, found])

  const go = (next: ListQuery, focus?: string) => {
    rememberFocus(focus)
    startTransition(() => {
      show(next)
      router.push(listHref(place.path, next), { scroll: false })
    })
  }
  return (
    <ListContext value={{ ...facts, query: shown, isPending: pending, navigate: go }}>
      {children}
    </ListContext>
  )
}

/** Around the goods: dimmed while others are on their way, in the view the shopper likes. */
export function ListResults({ children }: { children: ReactNode }) {
  const { isPending } = useList()
  const view = useShop(({ listView }) => listView)
  return (
    <div
      data-view={view}
      suppressHydrationWarning
      aria-busy={isPending}
      className={cn(
        'group/goods transition-opacity duration-200',
        isPending && 'opacity-50 delay-100',
      )}
    >
      <script dangerouslySetInnerHTML={{ __html: LIST_VIEW_SCRIPT }} />
      {children}
    </div>
  )
}
