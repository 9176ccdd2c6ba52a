'use client'

import { useQuery } from '@tanstack/react-query'
import { NoOrders } from '@/components/orders/no-orders'
import { OrderCard } from '@/components/orders/order-card'
import { OrderSkeletons } from '@/components/orders/order-skeletons'
import Link from '@/components/ui/link'
import { ordersQuery } from '@/lib/api/account'
import { paths } from '@/lib/seo/addresses'
import { Asked } from './asked'

const LAST = 3

export function LastOrders() {
  const query = useQuery(ordersQuery({ stats: '', page: 1 }))
  if (query.data?.count === 0) return <NoOrders />
  return (
    <section aria-labelledby="last-orders">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="last-orders" className="text-lg font-extrabold">
          آخرین سفارش‌ها
        </h2>
        <Link
          href={paths.account.allOrders}
          prefetch={false}
          className="text-md font-semibold text-brand-700 hover:underline"
        >
          همه
        </Link>
      </div>
      <Asked query={query} skeleton={<OrderSkeletons count={LAST} />}>
        {({ orders }) => (
          <ul className="grid gap-3">
            {orders.slice(0, LAST).map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Asked>
    </section>
  )
}
