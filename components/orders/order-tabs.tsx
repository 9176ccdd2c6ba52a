'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { tabNames, tabs, type OrderTab } from './order-words'

/** Each tab is a page of its own, so these are links; the counts come when they are known. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const { data } = useQuery(profileQuery())
  const known = data !== undefined
  const here = useRef<HTMLLIElement>(null)
  // A phone has no room for all of them, and the counts make them wider.
  useEffect(
    () => void here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [known],
  )
  return (
    <nav aria-label="وضعیت سفارش‌ها" className="mb-4 border-b border-line">
      <ul className="fades-aside scrollbar-none -mx-4 flex scroll-px-4 gap-4 overflow-x-auto px-4 md:mx-0 md:gap-5 md:px-0">
        {tabs.map((tab) => (
          <li key={tab} ref={tab === current ? here : undefined} className="shrink-0">
            <Link
              href={paths.account.orders(tab)}
              prefetch={false}
              aria-current={tab === current ? 'page' : undefined}
              className={cn(
                'flex min-h-12 items-center gap-1.5 border-b-[3px] px-0.5 text-md font-semibold focus-visible:-outline-offset-2',
                tab === current
                  ? 'border-brand-600 text-brand-700'
                  : 'border-transparent text-ink-500 hover:text-ink-900',
              )}
            >
              {tabNames[tab]}
              <span className="min-w-5 rounded-full bg-ink-100 px-1 text-center text-xs leading-5 text-ink-700">
                {data ? persianDigits(data.counts.orders[tab] ?? 0) : '…'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
