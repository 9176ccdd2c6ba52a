'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { HeartIcon, PinIcon } from '@/components/layout/layout-icons'
import { Skeleton } from '@/components/ui/skeleton'
import { ordersQuery, profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { OrdersIcon, TicketIcon, WalletIcon } from './account-icons'
import { Asked } from './asked'
import { OrderCard } from '@/components/orders/order-card'
import { tabNames, tabs, type OrderTab } from '@/components/orders/order-words'
import { Panel } from './page-head'

const { account } = paths

const skeleton = (
  <div className="grid gap-4">
    <Skeleton className="h-44 rounded-panel" />
    <Skeleton className="h-28 rounded-panel" />
  </div>
)

export function Overview() {
  const query = useQuery(profileQuery())
  return (
    <>
      <h1 className="mb-4 text-2xl font-extrabold phone:sr-only">پیشخان</h1>
      <Asked query={query} skeleton={skeleton}>
        {({ counts, wallet_balance: balance }) => (
          <div className="grid gap-4">
            <Panel title="سفارش‌های من">
              <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
                {tabs.map((tab) => (
                  <OrderCount key={tab} tab={tab} count={counts.orders[tab] ?? 0} />
                ))}
              </ul>
            </Panel>
            <ul className="grid gap-3 sm:grid-cols-2">
              <Shortcut href={account.wallet} icon={<WalletIcon />} title="کیف پول">
                <bdi>{formatToman(balance)}</bdi> {TOMAN}
              </Shortcut>
              <Shortcut href={account.favorites} icon={<HeartIcon />} title="علاقه‌مندی‌ها">
                {counts.favorites > 0 ? `${persianDigits(counts.favorites)} کالا` : 'هنوز خالی است'}
              </Shortcut>
              <Shortcut href={account.tickets} icon={<TicketIcon />} title="تیکت‌های پشتیبانی">
                {counts.tickets > 0
                  ? `${persianDigits(counts.tickets)} تیکت باز`
                  : 'تیکت بازی ندارید'}
              </Shortcut>
              <Shortcut href={account.addresses} icon={<PinIcon />} title="نشانی‌ها">
                افزودن و ویرایش
              </Shortcut>
            </ul>
            <LastOrders />
          </div>
        )}
      </Asked>
    </>
  )
}

const LAST = 3

/** Nothing is said where there are none: the counts above have said it. */
function LastOrders() {
  const { data } = useQuery(ordersQuery({ stats: '', page: 1 }))
  if (!data || data.count === 0) return null
  return (
    <section aria-labelledby="last-orders">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="last-orders" className="text-lg font-extrabold">
          آخرین سفارش‌ها
        </h2>
        <Link
          href={account.allOrders}
          prefetch={false}
          className="text-md font-semibold text-brand-700 hover:underline"
        >
          همه
        </Link>
      </div>
      <ul className="grid gap-3">
        {data.orders.slice(0, LAST).map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function OrderCount({ tab, count }: { tab: OrderTab; count: number }) {
  return (
    <li>
      <Link
        href={account.orders(tab)}
        prefetch={false}
        className="flex flex-col items-center gap-1 rounded-card p-2 text-center hover:bg-ink-100"
      >
        <span className="relative text-brand-600">
          <OrdersIcon size={30} />
          <span className="absolute -end-3 -top-1.5 min-w-5 rounded-full bg-ink-900 px-1 text-2xs font-bold leading-5 text-paper">
            {persianDigits(count)}
          </span>
        </span>
        <span className="text-sm">{tabNames[tab]}</span>
      </Link>
    </li>
  )
}

type ShortcutProps = { href: string; icon: ReactNode; title: string; children: ReactNode }

function Shortcut({ href, icon, title, children }: ShortcutProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex min-h-20 items-center gap-4 rounded-card bg-paper p-4 shadow-card hover:text-brand-700"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-50 text-brand-600">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-bold">{title}</span>
          <span className="block text-sm text-ink-500">{children}</span>
        </span>
      </Link>
    </li>
  )
}
