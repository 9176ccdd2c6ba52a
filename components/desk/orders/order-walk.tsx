'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { orderWalkKeys } from '@/lib/client/desk/keys'
import { orderWalkQuery } from '@/lib/client/desk/orders'
import { DESK_ORDERS_A_PAGE } from '@/lib/contract/desk/orders'
import { useListHref, useMovedRow, type ListWalk } from '../ui/list-walk'
import { readOrderList } from './order-filters'

/** What comes before and after an order in the list that it was opened from; null where it was opened from none. */
export function useOrderWalk(id: number): ListWalk | null {
  const list = useSearchParams().get('list')
  const params = new URLSearchParams(list ?? '')
  const { shown, sort } = readOrderList({ get: (name) => params.get(name) ?? '' })
  const page = Number(params.get('page')) || 1
  const pageQuery = (number: number) => orderWalkQuery({ ...shown, sort, page: String(number) })
  const { data } = useQuery({ ...pageQuery(page), enabled: list !== null })
  const { ids = [], count = 0, pages = 1 } = data ?? {}
  const at = ids.indexOf(id)
  useMovedRow(useListHref(deskPaths.orders), id, ids)
  const [isFirst, isLast] = [at === 0 && page > 1, at === ids.length - 1 && page < pages]
  const after = useQuery({ ...pageQuery(page + 1), enabled: at >= 0 && isLast })
  const before = useQuery({ ...pageQuery(page - 1), enabled: isFirst })
  if (at < 0) return null
  const hrefOf = (other: number | undefined, ofPage: number) => {
    if (other === undefined) return null
    const there = new URLSearchParams(params)
    if (ofPage > 1) there.set('page', String(ofPage))
    else there.delete('page')
    return deskPaths.orderOfList(other, there.toString())
  }
  return {
    position: (page - 1) * DESK_ORDERS_A_PAGE + at + 1,
    count,
    next: isLast ? hrefOf(after.data?.ids[0], page + 1) : hrefOf(ids[at + 1], page),
    former: isFirst ? hrefOf(before.data?.ids.at(-1), page - 1) : hrefOf(ids[at - 1], page),
  }
}

/** Who comes back to the list begins anew, with what is in it by then. */
export function useNewWalk(): void {
  const queryClient = useQueryClient()
  useEffect(() => queryClient.removeQueries({ queryKey: orderWalkKeys.all }), [queryClient])
}
