'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { orderWalkKeys } from '@/lib/client/desk/keys'
import { orderWalkQuery } from '@/lib/client/desk/orders'
import { DESK_ORDERS_A_PAGE } from '@/lib/contract/desk/orders'
import { formatNumber } from '@/lib/persian/money'
import { readOrderList } from './order-filters'

const LIST = 'list'

export type OrderWalk = {
  position: number
  count: number
  next: string | null
  former: string | null
}

/** Back to the list with the filters that it was left with. */
export function useListOfOrder(): string {
  const list = useSearchParams().get(LIST)
  return list ? `${deskPaths.orders}?${list}` : deskPaths.orders
}

/** What comes before and after an order in the list that it was opened from; null where it was opened from none. */
export function useOrderWalk(id: number): OrderWalk | null {
  const list = useSearchParams().get(LIST)
  const params = new URLSearchParams(list ?? '')
  const { shown, sort } = readOrderList({ get: (name) => params.get(name) ?? '' })
  const page = Number(params.get('page')) || 1
  const pageQuery = (number: number) => orderWalkQuery({ ...shown, sort, page: String(number) })
  const { data } = useQuery({ ...pageQuery(page), enabled: list !== null })
  const { ids = [], count = 0, pages = 1 } = data ?? {}
  const at = ids.indexOf(id)
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

/** «۳ از ۶۴», with the next and the former one beside it. */
export function OrderWalkLinks({ walk }: { walk: OrderWalk }) {
  return (
    <nav aria-label="سفارش‌های این فهرست" className="flex items-center gap-1.5 phone:hidden">
      <span className="text-note whitespace-nowrap text-[12px]">
        {formatNumber(walk.position)} از {formatNumber(walk.count)}
      </span>
      <Step href={walk.next} label="سفارش بعد" keys="J" />
      <Step href={walk.former} label="سفارش پیش" keys="K" />
    </nav>
  )
}

function Step({ href, label, keys }: { href: string | null; label: string; keys: 'J' | 'K' }) {
  const icon = <ChevronDownIcon size={16} className={keys === 'K' ? 'rotate-180' : undefined} />
  if (href === null) {
    return (
      <span className="desk-button px-2 opacity-50" aria-hidden="true">
        {icon}
      </span>
    )
  }
  return (
    <Link
      href={href}
      className="desk-button px-2"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
    >
      {icon}
    </Link>
  )
}
