'use client'

import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@/lib/api/account'
import { AccountNav } from './account-nav'
import { NotCome } from './asked'
import { LastOrders } from './last-orders'
import { OrderCounts } from './order-counts'
import { Panel } from './page-head'
import { Shortcuts } from './shortcuts'

/** What is shown of the account needs no answer to lead on; the answer adds the numbers. */
export function Overview() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery())
  const known = data && {
    balance: data.wallet_balance,
    favorites: data.counts.favorites,
    tickets: data.counts.tickets,
  }
  return (
    <>
      <h1 className="mb-4 text-2xl font-extrabold phone:sr-only">پیشخان</h1>
      <div className="grid gap-4">
        {error && !data ? (
          <NotCome {...{ error, isFetching, refetch }} />
        ) : (
          <>
            <Panel title="سفارش‌های من">
              <OrderCounts counts={data?.counts.orders} />
            </Panel>
            <Shortcuts known={known} />
          </>
        )}
        <div className="rounded-panel bg-paper p-3 shadow-card desk:hidden">
          <AccountNav />
        </div>
        <LastOrders />
      </div>
    </>
  )
}
