'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { readOrders } from '@/lib/client/desk/exports'
import { deskOrderCountsQuery, deskOrdersQuery } from '@/lib/client/desk/orders'
import { DESK_ORDER_SORTS, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { DeskTable } from './desk-table'
import { ExportMenu } from './export-menu'
import { KeyHint } from './key-hint'
import { DeskPager, DeskSearch, DeskTabs, useListAddress } from './list-tools'
import { OrderCard, orderColumns } from './order-rows'
import { ORDER_TAB_LIST } from './order-words'
import { useAdvance } from './use-advance'

/** «پیش بردن به …» where all go to one step, «پیش بردن» where they part. */
function advanceTitle(orders: readonly ListedDeskOrder[]): string {
  const targets = [...new Set(orders.flatMap(({ next }) => next ?? []))]
  const [only] = targets
  return targets.length === 1 && only ? `پیش بردن به «${STATUS_TITLES[only]}»` : 'پیش بردن'
}

export function OrdersView() {
  const address = useListAddress()
  const canAdvance = useCan('orders.advance')
  const field = useRef<HTMLInputElement>(null)
  const [now] = useState(() => Date.now())
  const tab = ORDER_TAB_LIST.find(({ id }) => id === address.get('tab')) ?? ORDER_TAB_LIST[0]
  const q = address.get('q')
  const { page } = address
  const sort = DESK_ORDER_SORTS.find((one) => one === address.get('sort')) ?? 'due'
  const counts = useQuery(deskOrderCountsQuery)
  const filters = { stats: (tab?.statuses ?? []).join(','), q, sort }
  const orders = useQuery(deskOrdersQuery({ ...filters, page: String(page) }))
  const { run, isBusy } = useAdvance()
  const columns = useMemo(() => orderColumns(now, canAdvance, run), [now, canAdvance, run])
  const find: DeskCommand = {
    id: 'find-order',
    title: 'جستجوی سفارش',
    group: 'سفارش‌ها',
    keys: 'Slash',
    run: () => field.current?.focus(),
  }
  const hints = [find]
  useCommands(hints)

  const countOf = (statuses: readonly (keyof NonNullable<typeof counts.data>)[]) =>
    statuses.reduce((sum, status) => sum + (counts.data?.[status] ?? 0), 0)
  return (
    <DeskPage
      title="سفارش‌ها"
      needs="orders.read"
      isFlush
      hints={hints}
      actions={<ExportMenu name="orders" what="سفارش‌ها" read={readOrders(filters)} />}
      tabs={
        <DeskTabs
          label="وضعیت سفارش‌ها"
          current={tab?.id ?? ''}
          tabs={ORDER_TAB_LIST.map(({ id, title, statuses }) => ({
            ...{ id, title, href: address.tabHref(id) },
            count: counts.data && countOf(statuses),
          }))}
        />
      }
      tools={
        <>
          <DeskSearch
            label="کد، نام یا موبایل"
            value={q}
            fieldRef={field}
            onSearch={(text) => address.set({ q: text })}
          />
          <select
            className="desk-field w-44 shrink-0"
            aria-label="ترتیب"
            value={sort}
            onChange={(event) => address.set({ sort: event.target.value })}
          >
            <option value="due">نزدیک‌ترین مهلت</option>
            <option value="newest">تازه‌ترین</option>
            <option value="oldest">قدیمی‌ترین</option>
            <option value="dearest">بیشترین مبلغ</option>
          </select>
          {q && (
            <DeskButton variant="plain" onClick={() => address.set({ q: '' })}>
              پاک کردن جستجو
            </DeskButton>
          )}
        </>
      }
    >
      <DeskQuery query={orders} what="فهرست سفارش‌ها">
        {(listed) =>
          listed.orders.length === 0 ? (
            <DeskState
              title={q ? 'با این جستجو سفارشی نیست' : `در «${tab?.title}» سفارشی نیست`}
              text={q ? <MixedText>{`جستجو: ${q}`}</MixedText> : 'سفارش‌های تازه این‌جا می‌آیند.'}
              action={
                q && <DeskButton onClick={() => address.set({ q: '' })}>برداشتن جستجو</DeskButton>
              }
            />
          ) : (
            <>
              <DeskTable
                label="سفارش‌ها"
                rows={listed.orders}
                columns={columns}
                getId={({ id }) => id}
                getName={({ code }) => `سفارش ${code}`}
                getHref={({ id }) => deskPaths.order(id)}
                sorting={{
                  by: sort,
                  isDescending: sort === 'dearest',
                  onSort: (by) => address.set({ sort: by }),
                }}
                card={(order) => (
                  <OrderCard order={order} now={now} run={canAdvance ? run : null} />
                )}
                {...(canAdvance && {
                  bulk: (chosen: ListedDeskOrder[], clear: () => void) => (
                    <BulkAdvance
                      orders={chosen}
                      isBusy={isBusy}
                      onAdvance={(movable) => {
                        run(movable)
                        clear()
                      }}
                    />
                  ),
                })}
              />
              <DeskPager
                page={page}
                pages={listed.total}
                onPage={(to) => address.set({ page: to })}
              />
            </>
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}

type BulkAdvanceProps = {
  orders: ListedDeskOrder[]
  isBusy: boolean
  onAdvance: (orders: ListedDeskOrder[]) => void
}

function BulkAdvance({ orders, isBusy, onAdvance }: BulkAdvanceProps) {
  const movable = orders.filter(({ next, type }) => next !== null && type === 'sales')
  useCommands([
    {
      id: 'advance-chosen',
      title: advanceTitle(movable),
      group: 'سفارش‌ها',
      keys: 'KeyE',
      run: () => movable.length > 0 && onAdvance(movable),
    },
  ])
  if (movable.length === 0) return <span className="text-note px-2">هیچ‌کدام گام بعدی ندارند</span>
  return (
    <DeskButton variant="primary" isBusy={isBusy} onClick={() => onAdvance(movable)}>
      {advanceTitle(movable)}
      <KeyHint keys="KeyE" />
    </DeskButton>
  )
}
