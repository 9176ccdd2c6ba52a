'use client'

import { useQueries, useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ComponentType } from 'react'
import { cn } from '@/components/ui/cn'
import type { IconProps } from '@/components/ui/icon'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskViewsQuery } from '@/lib/client/desk/order-work'
import { matchingOrdersQuery } from '@/lib/client/desk/orders'
import { workTodayQuery } from '@/lib/client/desk/today'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import { formatNumber } from '@/lib/persian/money'
import { PennantIcon, ProductIcon } from '../ui/desk-icons'
import { readOrderList } from '../orders/order-filters'

/** More of one's own are in the list of views above the orders. */
const MOST_SHOWN = 6

const LATE = 'due=late'

/** What an address of the orders asks for, as the page itself reads it. */
function filtersOf(query: string) {
  const params = new URLSearchParams(query)
  return readOrderList({ get: (name) => params.get(name) ?? '' }).shown
}

/** The address without its page and its look, in one order. */
function normalized(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['page', 'view', 'sort']) params.delete(name)
  params.sort()
  return params.toString()
}

type MyViewsProps = { member: DeskMember | undefined; onGo?: () => void }

/** One's saved views with how much is in each, and before them what is late and what runs out. */
export function MyViews({ member, onGo }: MyViewsProps) {
  const pathname = usePathname()
  const search = normalized(useSearchParams().toString())
  const permissions = member?.permissions ?? []
  const seesOrders = permissions.includes('orders.read')
  const seesStock = permissions.includes('stock.write') && permissions.includes('catalogue.write')
  const views = useQuery({ ...deskViewsQuery, enabled: seesOrders })
  const today = useQuery({ ...workTodayQuery({}), enabled: seesStock })
  const saved = (views.data ?? []).filter(({ query }) => normalized(query) !== LATE)
  const ofOrders = seesOrders
    ? [
        { id: 'late', name: 'سفارش‌های دیرکرده', query: LATE },
        ...saved
          .slice(0, MOST_SHOWN)
          .map(({ id, name, query }) => ({ id: String(id), name, query })),
      ]
    : []
  const counts = useQueries({
    queries: ofOrders.map(({ query }) => matchingOrdersQuery(filtersOf(query))),
  })
  const shortGoods = today.data?.queues.find(({ name }) => name === 'stock')?.count
  const isAt = (path: string, query: string) => pathname === path && search === normalized(query)
  if (ofOrders.length === 0 && !seesStock) return null
  // Their signs are alike: a rail of icons leaves them to the list of views above the orders.
  return (
    <div className="rail:hidden">
      <h2 className="text-note px-2.5 pb-1 pt-3 text-[11.5px] font-medium">نماهای من</h2>
      <ul>
        {ofOrders.map(({ id, name, query }, at) => (
          <ViewLink
            key={id}
            href={`${deskPaths.orders}?${query}`}
            name={name}
            icon={PennantIcon}
            count={counts[at]?.data}
            isLate={query === LATE}
            isCurrent={isAt(deskPaths.orders, query)}
            onGo={onGo}
          />
        ))}
        {seesStock && (
          <ViewLink
            href={`${deskPaths.products}?tab=low`}
            name="کالاهای رو به پایان"
            icon={ProductIcon}
            count={shortGoods}
            isCurrent={isAt(deskPaths.products, 'tab=low')}
            onGo={onGo}
          />
        )}
      </ul>
    </div>
  )
}

type ViewLinkProps = {
  href: string
  name: string
  icon: ComponentType<IconProps>
  count: number | undefined
  isLate?: boolean
  isCurrent: boolean
  onGo: (() => void) | undefined
}

function ViewLink({ href, name, icon: Icon, count, isLate, isCurrent, onGo }: ViewLinkProps) {
  return (
    <li>
      <Link
        href={href}
        onClick={onGo}
        aria-current={isCurrent ? 'true' : undefined}
        className={cn(
          'flex h-[30px] items-center gap-2.5 rounded-lg px-2.5 phone:h-11',
          isCurrent ? 'bg-hover font-semibold text-ink-900' : 'hover:bg-hover text-ink-700',
        )}
      >
        <Icon size={16} className="text-note shrink-0" />
        <span className="min-w-0 truncate">
          <MixedText>{name}</MixedText>
        </span>
        {count !== undefined && (
          <span
            className={cn(
              'ms-auto text-[12px]',
              isLate && count > 0 ? 'text-late-ink font-semibold' : 'text-note',
            )}
          >
            {formatNumber(count)}
            <span className="sr-only"> مورد</span>
          </span>
        )}
      </Link>
    </li>
  )
}
