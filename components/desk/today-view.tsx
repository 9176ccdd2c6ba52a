'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderCountsQuery, deskOrdersQuery } from '@/lib/client/desk/orders'
import { setUpQuery } from '@/lib/client/desk/shop-settings'
import { UNDER_WAY, type OrderStatus } from '@/lib/contract/orders/order-status'
import { formatWeekday } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { BulkOrders } from './bulk-orders'
import { DeskButton } from './desk-button'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { DeskTable } from './desk-table'
import type { ShownOrder } from './held-moves'
import { useAdvance, useShownOrders, useTakeBackKeys } from './held-moves-provider'
import { useListAddress } from './list-tools'
import { OrderCard, orderColumns } from './order-rows'
import { SetUpList } from './set-up-list'

const OPEN_RETURNS: readonly OrderStatus[] = ['refer_request', 'refer_accept', 'returned']
const WAITING: readonly OrderStatus[] = [...UNDER_WAY, ...OPEN_RETURNS]

const QUEUES: { title: string; href: string; statuses: readonly OrderStatus[] }[] = [
  { title: 'برای تأیید', href: 'paid', statuses: ['paid'] },
  {
    title: 'برای آماده‌سازی',
    href: 'open',
    statuses: ['processing', 'preparing', 'stock', 'packaging'],
  },
  { title: 'برای ارسال', href: 'ready_for_send', statuses: ['ready_for_send'] },
  { title: 'در راه', href: 'sending', statuses: ['send_to_center', 'sending'] },
  { title: 'مرجوعی', href: 'refer', statuses: OPEN_RETURNS },
]

/** What waits, the nearest deadline first, with the one button that moves it. */
export function TodayView() {
  const canSee = useCan('orders.read')
  const canAdvance = useCan('orders.advance')
  const [now] = useState(() => Date.now())
  const address = useListAddress()
  const isMine = address.get('assignee') === 'me'
  const counts = useQuery({ ...deskOrderCountsQuery, enabled: canSee })
  const waiting = useQuery({
    ...deskOrdersQuery({
      stats: WAITING.join(','),
      sort: 'due',
      ...(isMine && { assignee: 'me' as const }),
    }),
    enabled: canSee,
  })
  const canSetUp = useCan('settings.write')
  const setUp = useQuery({ ...setUpQuery, enabled: canSetUp })
  const [isSetUpOpen, setIsSetUpOpen] = useState<boolean | null>(null)
  const shownOrders = useShownOrders(waiting.data?.orders)
  const run = useAdvance()
  useTakeBackKeys(canAdvance)
  const columns = useMemo(() => orderColumns(now, canAdvance, run), [now, canAdvance, run])
  const countOf = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts.data?.[status] ?? 0), 0)
  const missing = setUp.data?.steps.filter((step) => !step.is_done) ?? []
  const hasWork = (waiting.data?.orders.length ?? 0) > 0
  const isSettingUp = isSetUpOpen ?? !hasWork
  if (setUp.data && missing.length > 0 && isSettingUp && !waiting.isLoading) {
    return (
      <DeskPage
        title="امروز"
        lead={<span className="desk-tag bg-soon-bg text-soon-ink">هنوز آمادهٔ فروش نیست</span>}
        actions={<DeskButton onClick={() => setIsSetUpOpen(false)}>بعداً</DeskButton>}
      >
        <SetUpList steps={setUp.data.steps} />
      </DeskPage>
    )
  }
  const openSetUp = missing.length > 0 && (
    <DeskButton onClick={() => setIsSetUpOpen(true)}>
      راه‌اندازی: {formatNumber(missing.length)} گام مانده
    </DeskButton>
  )
  if (!canSee) {
    return (
      <DeskPage title="امروز" actions={openSetUp}>
        <DeskState title="کارهای شما در فهرست بخش‌هاست" text="نقش شما صف سفارش‌ها را ندارد." />
      </DeskPage>
    )
  }
  return (
    <DeskPage title="امروز" lead={formatWeekday(new Date(now))} actions={openSetUp} isFlush>
      <ul
        aria-label="صف‌ها"
        className="grid shrink-0 grid-cols-5 border-b border-line phone:grid-cols-3"
      >
        {QUEUES.map(({ title, href, statuses }) => (
          <li key={title} className="border-hair border-e last:border-0">
            <Link
              href={`${deskPaths.orders}?tab=${href}`}
              className="hover:bg-hover block min-h-11 px-5 py-3 phone:px-3"
            >
              <span className="text-note">{title}</span>{' '}
              <b className="block min-h-8 text-[21px] font-extrabold leading-8">
                {counts.data && formatNumber(countOf(statuses))}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-3 px-5 py-2.5">
        <h2 className="text-[14px] font-bold">اول این‌ها</h2>
        <DeskButton
          className="ms-auto"
          aria-pressed={isMine}
          onClick={() => address.set({ assignee: isMine ? '' : 'me' })}
        >
          {isMine ? 'همهٔ فروشگاه' : 'فقط کارهای من'}
        </DeskButton>
      </div>
      <DeskQuery query={waiting} what="صف کارها">
        {({ orders }) =>
          orders.length === 0 ? (
            <DeskState
              title={isMine ? 'کاری به شما سپرده نشده است' : 'هیچ سفارشی منتظر شما نیست'}
              text="سفارش تازه که برسد، این‌جا می‌آید."
            />
          ) : (
            <DeskTable
              label="کارها به ترتیب مهلت"
              rows={shownOrders}
              columns={columns}
              getId={({ id }) => id}
              getName={({ code }) => `سفارش ${code}`}
              getHref={({ id }) => deskPaths.order(id)}
              card={(order) => <OrderCard order={order} now={now} run={canAdvance ? run : null} />}
              {...(canAdvance && {
                bulk: (chosen: ShownOrder[], clear: () => void) => (
                  <BulkOrders
                    orders={chosen}
                    onAdvance={(movable) => {
                      run(movable)
                      clear()
                    }}
                  />
                ),
              })}
            />
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
