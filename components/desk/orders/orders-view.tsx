'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { readOrders } from '@/lib/client/desk/exports'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import {
  countOrders,
  deskOrderCountsQuery,
  deskOrdersQuery,
  readMatchingOrders,
} from '@/lib/client/desk/orders'
import { MOST_ORDERS_AT_ONCE, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { formatNumber } from '@/lib/persian/money'
import { useAdvanceAll } from './advance-all'
import { BulkOrders } from './bulk-orders'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskTable } from '../ui/desk-table'
import { FilteredToNothing } from '../ui/filter-chips'
import { showOrder, type ShownOrder } from '../ui/held-moves'
import { useHeldMoves, useShownOrders, useTakeBackKeys } from '../ui/held-moves-provider'
import { DeskPager, DeskSearch, DeskTabs, useListAddress } from '../ui/list-tools'
import { NewArrivals } from './new-arrivals'
import { OrderListActions } from './order-list-actions'
import { OrderBoard } from './order-board'
import { OrderFilters, readOrderList, useOrderChips } from './order-filters'
import { DeskOrderCard, orderColumns } from './order-rows'
import { SaveView } from './order-views'
import { useNewWalk } from './order-walk'
import { ORDER_TAB_LIST } from './order-labels'
import { RowDensityField } from '../ui/row-density'
import { StatusStar } from '../ui/status-star'
import { BOARD_HINTS, CHOOSING_HINT, FILTER_HINT, hintOf, TABLE_HINTS } from '../ui/table-hints'
import { useGoTo } from '../ui/use-go-to'
import { chooseAllTitle, useMatching } from '../ui/use-matching'
import { useOrderCommands } from './use-order-commands'
import { useAdvanceOrders } from './use-parcel-question'

/** Of those only their ids are used: what was done with them here is shown by the rows. */
const asSent = (order: ListedDeskOrder): ShownOrder => ({ ...order, isUnsent: false })

export function OrdersView() {
  const address = useListAddress()
  const canAdvance = useCan('orders.advance')
  const canCreate = useCan('orders.create')
  const goTo = useGoTo()
  const field = useRef<HTMLInputElement>(null)
  const [now] = useState(() => Date.now())
  const { page } = address
  const { tab, sort, shown } = readOrderList(address)
  const counts = useQuery(deskOrderCountsQuery)
  const isBoard = address.get('view') === 'board'
  const filters = { ...shown, sort }
  const chips = useOrderChips(address)
  const orders = useQuery({
    ...deskOrdersQuery({ ...filters, page: String(page) }),
    enabled: !isBoard,
  })
  const shownOrders = useShownOrders(orders.data?.orders)
  const count = orders.data?.count ?? 0
  const matching = useMatching({
    queryKey: [...deskOrderKeys.all, 'matching', filters],
    read: (signal) => readMatchingOrders(filters, signal),
    hasMore: count > shownOrders.length,
    title: chooseAllTitle(count, { most: MOST_ORDERS_AT_ONCE, what: 'سفارش' }),
  })
  const matchingOrders = useShownOrders(matching.rows)
  const { get: getHeldMoves } = useHeldMoves()
  const wholeOf = async (chosen: readonly ListedDeskOrder[]) =>
    (await matching.whole(chosen)).map((order) => showOrder(getHeldMoves(), order))
  const { run, question } = useAdvanceOrders()
  const hrefOf = useCallback(
    (id: number) => deskPaths.orderOfList(id, address.query),
    [address.query],
  )
  useNewWalk()
  const { commands: rowCommands, dialog } = useOrderCommands((order) => run([order]))
  useTakeBackKeys(canAdvance)
  const { command: advanceAll, dialog: advanceAllDialog } = useAdvanceAll(shown)
  const hasTags = shownOrders.some(({ tags }) => tags.length > 0)
  const columns = useMemo(
    () => orderColumns({ now, canAdvance, hasTags, hrefOf, run }),
    [now, canAdvance, hasTags, hrefOf, run],
  )
  const find: DeskCommand = {
    id: 'find-order',
    title: 'جستجوی سفارش',
    group: 'سفارش‌ها',
    keys: 'Slash',
    run: () => field.current?.focus(),
  }
  const hints = [
    find,
    ...(canCreate
      ? [
          {
            ...{ id: 'new-order', title: 'سفارش دستی', group: 'سفارش‌ها', keys: 'KeyC' },
            run: () => goTo(deskPaths.newOrder),
          },
        ]
      : []),
  ]
  useCommands([...hints, ...(canAdvance && !isBoard ? [advanceAll] : [])])

  const countOf = (statuses: readonly (keyof NonNullable<typeof counts.data>)[]) =>
    statuses.reduce((sum, status) => sum + (counts.data?.[status] ?? 0), 0)
  const at = tab ? ORDER_TAB_LIST.indexOf(tab) : 0
  const isAboutTransfers = !tab && chips.length === 1 && chips[0]?.name === 'refund_due'
  const nextTab = [...ORDER_TAB_LIST.slice(at + 1), ...ORDER_TAB_LIST.slice(0, at)].find(
    ({ statuses }) => countOf(statuses) > 0,
  )
  return (
    <DeskPage
      title="سفارش‌ها"
      needs="orders.read"
      isFlush
      hints={
        isBoard
          ? [...BOARD_HINTS, FILTER_HINT, ...hints]
          : [
              ...[...TABLE_HINTS, CHOOSING_HINT, ...rowCommands.map(hintOf)],
              ...(canAdvance ? [advanceAll] : []),
              ...[FILTER_HINT, ...hints],
            ]
      }
      actions={
        <OrderListActions
          isBoard={isBoard}
          onBoard={(wantsBoard) => address.set({ view: wantsBoard ? 'board' : '' })}
          canCreate={canCreate}
          read={readOrders(filters)}
        />
      }
      tabs={
        <DeskTabs
          label="وضعیت سفارش‌ها"
          current={tab?.id ?? ''}
          tabs={ORDER_TAB_LIST.map(({ id, title, star, isExtra, statuses }) => {
            const count = counts.data && countOf(statuses)
            return {
              ...{ id, title, count, isFolded: isExtra ?? count === 0 },
              href: isBoard ? `${address.tabHref(id)}&view=board` : address.tabHref(id),
              sign: star && <StatusStar status={star} size={16} />,
            }
          })}
        />
      }
      tools={
        <>
          <DeskSearch
            label="کد، نام یا موبایل"
            value={shown.q}
            fieldRef={field}
            isBesideFilter
            onSearch={(text) => address.set({ q: text })}
          />
          <OrderFilters address={address} hasSort={!isBoard} />
          <span className="ms-auto inline-flex shrink-0 items-center gap-1.5 phone:order-2">
            <SaveView />
            {!isBoard && <RowDensityField />}
          </span>
        </>
      }
    >
      {isBoard ? (
        <OrderBoard filters={shown} canAdvance={canAdvance} now={now} hrefOf={hrefOf} />
      ) : (
        <>
          <NewArrivals
            readAt={orders.isPlaceholderData ? 0 : orders.dataUpdatedAt}
            onShow={() => void orders.refetch()}
          />
          <DeskQuery query={orders} what="فهرست سفارش‌ها">
            {(listed) =>
              listed.orders.length === 0 ? (
                chips.length > 0 ? (
                  <FilteredToNothing
                    what="سفارش"
                    none="سفارشی"
                    title={isAboutTransfers ? 'چیزی برای واریز نمانده است' : undefined}
                    chips={chips}
                    queryKey={[...deskOrderKeys.all, 'nothing', shown]}
                    countWithout={(name, signal) =>
                      countOrders({ ...shown, [name]: undefined }, signal)
                    }
                    onDrop={(name) => address.set({ [name]: '' })}
                    onClear={() =>
                      address.set(Object.fromEntries(chips.map(({ name }) => [name, ''])))
                    }
                  />
                ) : (
                  <DeskState
                    title={`در «${tab?.title}» سفارشی نیست`}
                    text="سفارش‌های تازه این‌جا می‌آیند."
                    action={
                      nextTab && (
                        <Link className="desk-button" href={address.tabHref(nextTab.id)}>
                          رفتن به «{nextTab.title}» · {formatNumber(countOf(nextTab.statuses))}
                        </Link>
                      )
                    }
                  />
                )
              ) : (
                <>
                  <DeskTable
                    label="سفارش‌ها"
                    rowCommands={rowCommands}
                    rows={shownOrders}
                    columns={columns}
                    getId={({ id }) => id}
                    getName={({ code }) => `سفارش ${code}`}
                    getHref={({ id }) => hrefOf(id)}
                    sorting={{
                      by: sort === 'oldest' ? 'newest' : sort,
                      isDescending: sort === 'dearest' || sort === 'newest',
                      onSort: (by) =>
                        address.set({ sort: by === 'newest' && sort === by ? 'oldest' : by }),
                    }}
                    card={(order) => (
                      <DeskOrderCard
                        order={order}
                        now={now}
                        run={canAdvance ? run : null}
                        hrefOf={hrefOf}
                      />
                    )}
                    matching={{
                      ...matching,
                      rows: matchingOrders,
                      load: async () => (await matching.load()).map(asSent),
                    }}
                    {...(canAdvance && {
                      bulk: (chosen: ShownOrder[], clear: () => void) => (
                        <BulkOrders
                          orders={chosen}
                          whole={wholeOf}
                          onAdvance={(movable) => run(movable, clear)}
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
        </>
      )}
      {dialog}
      {advanceAllDialog}
      {question}
    </DeskPage>
  )
}
