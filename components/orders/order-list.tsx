'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OrdersIcon } from '@/components/ui/account-icons'
import { EmptyPanel } from '@/components/ui/empty-state'
import { BestSellers } from '@/components/account/best-sellers'
import { PageHead } from '@/components/account/page-head'
import { PagedList, usePagedQuery } from '@/components/account/paged-list'
import { ButtonLink } from '@/components/ui/button'
import { profileQuery } from '@/lib/client/queries/account'
import { ordersQuery } from '@/lib/client/queries/orders'
import { ORDER_TABS } from '@/lib/contract/orders/order-status'
import { paths } from '@/lib/paths'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { persianDigits } from '@/lib/persian/digits'
import { NoOrders, OrderCard, OrderCardSkeletons } from './order-card'
import { type OrderTab, orderTabNames, orderTabs } from './order-labels'

/** Each tab is a page, so these are links. */
function OrderTabs({ current }: { current: OrderTab }) {
  const { data } = useQuery(profileQuery())
  const hasCounts = data !== undefined
  const currentTabRef = useRef<HTMLLIElement>(null)
  // A phone does not fit them all, and the counts make them wider; the first stay at the edge while the current one is in sight.
  useEffect(
    () => void currentTabRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [hasCounts],
  )
  return (
    <nav aria-label="وضعیت سفارش‌ها" className="mb-4 border-b border-line">
      <ul className="fades-aside scrollbar-none -mx-4 flex scroll-pe-7 scroll-ps-4 gap-4 overflow-x-auto px-4 md:mx-0 md:gap-5 md:px-0">
        {orderTabs.map((tab) => (
          <li key={tab} ref={tab === current ? currentTabRef : undefined} className="shrink-0">
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
              {orderTabNames[tab]}{' '}
              <span
                className={cn(
                  'min-w-5 rounded-full bg-ink-100 px-1 text-center text-xs leading-5 text-ink-700',
                  data?.counts.orders[tab] === 0 && 'invisible',
                )}
              >
                {data ? persianDigits(data.counts.orders[tab] ?? 0) : '…'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const emptyTexts: Record<OrderTab, { title: string; text: string }> = {
  'waiting-payment': {
    title: 'سفارشی در انتظار پرداخت نیست',
    text: 'سفارش پرداخت‌نشده نیم ساعت اینجا نگه داشته می‌شود.',
  },
  'ongoing-orders': {
    title: 'سفارش جاری ندارید',
    text: 'از پرداخت تا رسیدن به در خانه، سفارش‌ها را اینجا دنبال می‌کنید.',
  },
  delivered: {
    title: 'هنوز سفارشی به شما نرسیده است',
    text: 'سفارش‌هایی که تحویل گرفته‌اید اینجا می‌ماند.',
  },
  returned: {
    title: 'مرجوعی ندارید',
    text: 'تا هفت روز کاری پس از تحویل می‌توانید کالا را مرجوع یا تعویض کنید.',
  },
  canceled: { title: 'سفارش لغوشده ندارید', text: 'چه بهتر!' },
}

/** Whoever was led here by an order that is not paid yet finds it, too. */
function EmptyTab({ tab }: { tab: OrderTab }) {
  const unpaid = useQuery(profileQuery()).data?.counts.orders['waiting-payment'] ?? 0
  const icon = <OrdersIcon size={30} />
  if (tab === 'ongoing-orders' && unpaid > 0) {
    return (
      <EmptyPanel
        title={`${persianDigits(unpaid)} سفارش در انتظار پرداخت دارید`}
        text="پس از پرداخت آماده می‌شود و اینجا دنبالش می‌کنید؛ تا پایان مهلت، کالاهایش برای شما نگه داشته شده است."
        icon={icon}
        action={
          <ButtonLink href={paths.account.orders('waiting-payment')} prefetch={false}>
            دیدن و پرداخت
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <EmptyPanel
        {...emptyTexts[tab]}
        icon={icon}
        action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
      />
      <BestSellers />
    </>
  )
}

export function OrderList({ tab }: { tab?: OrderTab }) {
  const filter = tab
    ? { stats: ORDER_TABS[tab].statuses.join(','), types: ORDER_TABS[tab].type }
    : { stats: '' }
  const pages = usePagedQuery((page) => ordersQuery({ ...filter, page }))
  return (
    <>
      <PageHead title={tab ? 'سفارش‌ها' : 'همهٔ سفارش‌ها'} />
      {tab && <OrderTabs current={tab} />}
      <PagedList
        pages={pages}
        skeleton={<OrderCardSkeletons count={3} />}
        empty={tab ? <EmptyTab tab={tab} /> : <NoOrders />}
      >
        {({ orders }) => (
          <ul className="grid grid-cols-orders gap-3">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
