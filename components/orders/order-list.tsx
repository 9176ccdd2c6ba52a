'use client'

import { OrdersIcon } from '@/components/account/account-icons'
import { PageHead } from '@/components/account/page-head'
import { PagedList } from '@/components/account/paged-list'
import { usePages } from '@/components/account/use-pages'
import { ButtonLink } from '@/components/ui/button'
import { EmptyPanel } from '@/components/account/empty-panel'
import { ordersQuery } from '@/lib/api/account'
import { ORDER_TABS } from '@/lib/contract/order-status'
import { paths } from '@/lib/seo/addresses'
import { NoOrders } from './no-orders'
import { OrderCard } from './order-card'
import { OrderSkeletons } from './order-skeletons'
import { OrderTabs } from './order-tabs'
import type { OrderTab } from './order-words'

const nothing: Record<OrderTab, { title: string; text: string }> = {
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
    text: 'تا هفت روز کاری پس از تحویل می‌توانید کالا را پس بدهید.',
  },
  canceled: { title: 'سفارش لغوشده ندارید', text: 'چه بهتر!' },
}
/** One tab of the orders, or all of them. */
export function OrderList({ tab }: { tab?: OrderTab }) {
  const filter = tab
    ? { stats: ORDER_TABS[tab].statuses.join(','), types: ORDER_TABS[tab].type }
    : { stats: '' }
  const pages = usePages((page) => ordersQuery({ ...filter, page }))
  return (
    <>
      <PageHead title={tab ? 'سفارش‌ها' : 'همهٔ سفارش‌ها'} />
      {tab && <OrderTabs current={tab} />}
      <PagedList
        pages={pages}
        skeleton={<OrderSkeletons count={3} />}
        empty={
          tab ? (
            <EmptyPanel
              {...nothing[tab]}
              icon={<OrdersIcon size={30} />}
              action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
            />
          ) : (
            <NoOrders />
          )
        }
      >
        {({ orders }) => (
          <ul className="grid gap-3">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
