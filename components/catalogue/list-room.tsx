'use client'

import { useRouter } from 'next/navigation'
import { createContext, use, useEffect, useOptimistic, useTransition, type ReactNode } from 'react'
import type { Facets } from '@/lib/contract/products'
import { choiceCount } from './choices'
import { forgetFocus, keepFocus, rememberFocus } from './kept-focus'
import { foundText } from './found-text'
import { tellNews } from './list-news'
import type { ListPlace } from './list-place'
import { listHref, type ListQuery } from './list-query'

export const FOUND = 'list-found'

type ListFacts = { place: ListPlace; query: ListQuery; facets: Facets; count: number }

type ListRoomState = ListFacts & {
  /** Whether the list on the page is not yet the one that was asked for. */
  pending: boolean
  /** The list the shopper asks for; `focus` names the control to come back to. */
  go: (next: ListQuery, focus?: string) => void
}

const ListContext = createContext<ListRoomState | null>(null)

export function useListRoom(): ListRoomState {
  const room = use(ListContext)
  if (room === null) throw new Error('This belongs inside a ListRoom.')
  return room
}

let lastTold: { path: string; href: string } | null = null

/** What every control of a list shares: a choice shows at once, and the last of several wins. */
export function ListRoom({ children, ...facts }: ListFacts & { children: ReactNode }) {
  const { place, query, count } = facts
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(query)
  const href = listHref(place.path, query)
  const shownHref = listHref(place.path, shown)
  const found = foundText(count, choiceCount(query))

  useEffect(() => keepFocus(FOUND), [shownHref])
  useEffect(() => {
    keepFocus(FOUND)
    forgetFocus()
    if (lastTold?.path === place.path && lastTold.href !== href) tellNews(found)
    lastTold = { path: place.path, href }
  }, [place.path, href, found])

  const go = (next: ListQuery, focus?: string) => {
    rememberFocus(focus)
    startTransition(() => {
      show(next)
      router.push(listHref(place.path, next), { scroll: false })
    })
  }
  return <ListContext value={{ ...facts, query: shown, pending, go }}>{children}</ListContext>
}
