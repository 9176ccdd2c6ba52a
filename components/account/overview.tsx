'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import type { ComponentType, ReactNode } from 'react'
import { HeartIcon, PinIcon } from '@/components/layout/layout-icons'
import { CountBadge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyPanel } from './empty-panel'
import type { IconProps } from '@/components/ui/icon'
import { CheckCircleIcon, CloseIcon } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { ordersQuery, profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { OrdersIcon, ReturnIcon, TicketIcon, TruckIcon, WalletIcon } from './account-icons'
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
              <ul className="grid grid-cols-5 gap-2 phone:-mx-2 phone:gap-0">
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

function LastOrders() {
  const { data } = useQuery(ordersQuery({ stats: '', page: 1 }))
  if (!data) return null
  if (data.count === 0) {
    return (
      <EmptyPanel
        title="هنوز سفارشی ندارید"
        text="نخستین سفارش‌تان، از پرداخت تا در خانه، همین‌جا پیدا خواهد بود."
        icon={<OrdersIcon size={30} />}
        action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
      />
    )
  }
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

const tabIcons: Record<OrderTab, ComponentType<IconProps>> = {
  'waiting-payment': WalletIcon,
  'ongoing-orders': TruckIcon,
  delivered: CheckCircleIcon,
  returned: ReturnIcon,
  canceled: CloseIcon,
}

function OrderCount({ tab, count }: { tab: OrderTab; count: number }) {
  const TabIcon = tabIcons[tab]
  return (
    <li>
      <Link
        href={account.orders(tab)}
        prefetch={false}
        className="flex flex-col items-center gap-2 rounded-card py-2 text-center hover:text-brand-700 sm:px-2"
      >
        <span
          className={cn(
            'relative grid size-14 place-items-center rounded-full transition-colors phone:size-12',
            count > 0 ? 'bg-brand-50 text-brand-600' : 'bg-ink-100 text-ink-500',
          )}
        >
          <TabIcon className="size-6 sm:size-[26px]" />
          <CountBadge count={count} label="سفارش" className="absolute -end-1 -top-0.5" />
        </span>
        <span className="text-sm phone:text-xs">{tabNames[tab]}</span>
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
