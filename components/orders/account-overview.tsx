'use client'

import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { profileQuery } from '@/lib/client/queries/account'
import { ordersQuery } from '@/lib/client/queries/orders'
import Link from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { splitTitle } from '@/lib/persian/split-title'
import { CountBadge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { IconProps } from '@/components/ui/icon'
import { ReturnIcon, WalletIcon } from '@/components/ui/account-icons'
import { TruckIcon } from '@/components/ui/shop-icons'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import { ChevronEndIcon, CloseIcon } from '@/components/ui/icons'
import { AccountNav } from '../account/account-nav'
import { QueryError, QueryBoundary } from '../form/query-boundary'
import { Panel } from '../ui/panel'
import { BestSellers } from '../account/best-sellers'
import type { ListedOrder } from '@/lib/contract/orders/order'
import { AccountShortcuts } from '../account/account-shortcuts'
import { ORDER_TABS } from '@/lib/contract/orders/order-status'
import { isUnpaid } from '@/lib/domain/order-statuses'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '../ui/mixed-text'
import { arrivalOf, isComing, isOrderLate } from './order-arrival'
import { NoOrdersPanel, OrderCard, OrderCardSkeletons } from './order-card'
import { orderTabNames, orderTabs, type OrderTab } from './order-labels'

const LATEST_COUNT = 3
const latestQuery = () => ordersQuery({ stats: '', page: 1 })

const { type: types, statuses: ongoing } = ORDER_TABS['ongoing-orders']
const ongoingQuery = () => ordersQuery({ stats: ongoing.join(','), types, page: 1 })

const LAST = '9999'
const dayOf = ({ delivery }: ListedOrder) => delivery?.day ?? LAST

/** What is late before all else, then what comes first. */
function byUrgency(a: ListedOrder, b: ListedOrder): number {
  return Number(isOrderLate(b)) - Number(isOrderLate(a)) || dayOf(a).localeCompare(dayOf(b))
}

/** What comes to the door first; undefined until it is known, null where nothing comes. */
function useNextArrival(): { coming: ListedOrder | null | undefined; isFailed: boolean } {
  const latestOrders = useQuery(latestQuery())
  const latest = latestOrders.data
  const counted = useQuery(profileQuery()).data?.counts.orders['ongoing-orders']
  const hasMore = latest !== undefined && latest.count > latest.orders.length && counted !== 0
  // What was ordered long ago may come first, and need not be among the latest.
  const older = useQuery({ ...ongoingQuery(), enabled: hasMore })
  const orders = hasMore ? older.data?.orders : latest?.orders
  const isFailed = latestOrders.isError || (hasMore && older.isError)
  if (orders === undefined) return { coming: undefined, isFailed }
  const [first] = orders.filter(isComing).sort(byUrgency)
  return { coming: first ?? null, isFailed: false }
}

/** «دوشنبه ۹ تا پنجشنبه ۱۲ آذر می‌رسد»; without a promised day how far it has come. */
function describeProgress(order: ListedOrder): string {
  const { status, shipping_method: method } = order
  const arrival = arrivalOf(order)
  if (arrival) return arrival
  if (status !== 'sending') return 'آن را آماده می‌کنیم'
  if (order.is_pickup) return 'آمادهٔ تحویل است'
  return ['در راه شماست', method && `با ${method}`].filter(Boolean).join('، ')
}

/** A long name ends before a clause, and is not cut within one. */
function describeGoods({ items, code }: ListedOrder): string {
  const [item] = items
  const others = items.length > 1 ? ` و ${persianDigits(items.length - 1)} کالای دیگر` : ''
  return item ? `${splitTitle(item.title).name}${others}` : `سفارش ${persianDigits(code)}`
}

/** While it may be paid. */
function waitsForPayment({ status, expires_at: until }: ListedOrder): boolean {
  return isUnpaid(status) && (until === null || Date.parse(until) > Date.now())
}

/** What waits for its payment stands before the others, and what is late after it; else the newest first. */
function urgentFirst(orders: readonly ListedOrder[]): ListedOrder[] {
  const rankOf = (order: ListedOrder) => (waitsForPayment(order) ? 0 : isOrderLate(order) ? 1 : 2)
  return orders.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** A phone draws two, as high as what is said where there are none, and before the counts: what waits for its payment is on the first screen. */
function LatestOrders() {
  const query = useQuery(latestQuery())
  if (query.data?.count === 0) {
    return (
      <div className="phone:-order-1">
        <NoOrdersPanel />
      </div>
    )
  }
  return (
    <section aria-labelledby="last-orders" className="phone:-order-1">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="last-orders" className="text-lg font-extrabold">
          آخرین سفارش‌ها
        </h2>
        <Link
          href={paths.account.allOrders}
          prefetch={false}
          className="-m-2 inline-flex min-h-11 min-w-11 items-center justify-end rounded p-2 text-md font-semibold text-brand-700 hover:underline"
        >
          همه
          <span className="sr-only"> سفارش‌ها</span>
        </Link>
      </div>
      <QueryBoundary
        query={query}
        skeleton={
          <OrderCardSkeletons count={LATEST_COUNT} className="phone:[&>:nth-child(n+3)]:hidden" />
        }
      >
        {({ orders }) => (
          <ul className="grid grid-cols-orders gap-3 phone:[&>:nth-child(n+3)]:hidden">
            {urgentFirst(orders)
              .slice(0, LATEST_COUNT)
              .map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}

/** That nothing has been ordered yet is said once, under it. */
const RETURN_NOTE = `هر خرید را تا ${persianDigits(RETURN_DAYS)} روز کاری پس از تحویل می‌توانید مرجوع یا تعویض کنید.`

/** The first thing that is asked here: a long title may be cut, the day never. As high before it is known. */
function NextArrival() {
  const { coming, isFailed } = useNextArrival()
  const hasNoOrders = useQuery(latestQuery()).data?.count === 0
  if (isFailed) return null
  const isLate = coming ? isOrderLate(coming) : false
  return (
    <p
      className={cn(
        'flex min-h-[68px] items-center rounded-card px-4 text-md phone:-order-2',
        isLate ? 'bg-saffron-100' : 'bg-brand-50',
      )}
    >
      {coming ? (
        <Link
          href={paths.account.order(coming.id)}
          prefetch={false}
          className={cn(
            'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded',
            isLate ? 'py-2 text-saffron-800' : 'text-brand-700',
          )}
        >
          <TruckIcon className="shrink-0" />
          <span className="min-w-0">
            <span className="block font-bold">{describeProgress(coming)}</span>{' '}
            <span className="line-clamp-2 text-sm text-ink-700">
              <MixedText>{holdMeasures(describeGoods(coming))}</MixedText>
            </span>
          </span>
          <ChevronEndIcon size={18} className="ms-auto shrink-0" />
        </Link>
      ) : hasNoOrders ? (
        <Link
          href={paths.textPage('returns')}
          prefetch={false}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded text-brand-700"
        >
          <ReturnIcon className="shrink-0" />
          <span className="min-w-0">{RETURN_NOTE}</span>
          <ChevronEndIcon size={18} className="ms-auto shrink-0" />
        </Link>
      ) : (
        <span className="text-ink-700">{coming === null && 'چیزی در راه ندارید.'}</span>
      )}
    </p>
  )
}

function OrderCounts({ counts }: { counts: Partial<Record<string, number>> | undefined }) {
  return (
    <ul className="grid grid-cols-5 gap-2 phone:-mx-2 phone:gap-0">
      {orderTabs.map((tab) => (
        <OrderCount key={tab} tab={tab} count={counts?.[tab] ?? 0} />
      ))}
    </ul>
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
        href={paths.account.orders(tab)}
        prefetch={false}
        className="flex flex-col items-center gap-2 rounded-card py-2 text-center hover:text-brand-700 sm:px-2"
      >
        <span
          className={cn(
            'relative grid size-14 place-items-center rounded-full transition-colors phone:size-12',
            count > 0 ? 'bg-brand-100 text-brand-700' : 'bg-ink-100 text-ink-500',
          )}
        >
          <TabIcon className="size-6 sm:size-[26px]" />
          <CountBadge
            count={count}
            isUrgent={tab === 'waiting-payment'}
            className="absolute -end-1 -top-0.5"
            label="سفارش"
          />
        </span>{' '}
        <span className="text-sm phone:text-xs">{orderTabNames[tab]}</span>
      </Link>
    </li>
  )
}

/** The links work before the profile is loaded; it adds the numbers. */
export function AccountOverview() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery())
  const hasNoOrders = useQuery(latestQuery()).data?.count === 0
  const facts = data && {
    balance: data.wallet_balance,
    favorites: data.counts.favorites,
    tickets: data.counts.tickets,
  }
  return (
    <>
      <h1 className="mb-4 text-2xl font-extrabold phone:sr-only">حساب کاربری</h1>
      <div className="grid gap-4">
        {error && !data ? (
          <QueryError {...{ error, isFetching, refetch }} />
        ) : (
          <>
            <NextArrival />
            <Panel title="سفارش‌های من">
              <OrderCounts counts={data?.counts.orders} />
            </Panel>
            <div className="phone:hidden">
              <AccountShortcuts known={facts} />
            </div>
          </>
        )}
        <LatestOrders />
        <div className="panel p-3 desk:hidden">
          <AccountNav />
        </div>
        {hasNoOrders && <BestSellers />}
      </div>
    </>
  )
}
