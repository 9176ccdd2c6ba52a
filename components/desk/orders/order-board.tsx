'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { deskOrderBoardQuery, move } from '@/lib/client/desk/orders'
import type { BoardColumn, ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { listDeskTransitions } from '@/lib/domain/order-transitions'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { BoardCard } from './board-card'
import { ClashNotice } from '../ui/clash-notice'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { ofCurrentRow } from '../ui/row-commands'
import { showBoard, type ShownOrder } from '../ui/held-moves'
import { useHeldMoves, useHeldMovesState } from '../ui/held-moves-provider'
import { asksBeforeMove, MoveDialog, type MoveExtra } from './move-dialog'
import { StatusStar } from '../ui/status-star'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useGoTo } from '../ui/use-go-to'
import { useOrderCommands } from './use-order-commands'
import { useParcelQuestion } from './use-parcel-question'

type OrderBoardProps = {
  filters: Parameters<typeof deskOrderBoardQuery>[0]
  canAdvance: boolean
  now: number
  hrefOf?: (id: number) => string
}

export function OrderBoard({ filters, ...props }: OrderBoardProps) {
  const board = useQuery(deskOrderBoardQuery(filters))
  return (
    <DeskQuery query={board} what="تختهٔ سفارش‌ها">
      {(columns) =>
        columns.every(({ count }) => count === 0) ? (
          <DeskState
            title="در این ستون‌ها سفارشی نیست"
            text="فیلترها را بردارید یا زبانهٔ دیگری را ببینید."
          />
        ) : (
          <BoardColumns columns={columns} {...props} />
        )
      }
    </DeskQuery>
  )
}

function movesOf({ status, cash_on_delivery, refunded }: ListedDeskOrder): OrderStatus[] {
  return listDeskTransitions(status, {
    isCashOnDelivery: cash_on_delivery,
    hasNothingToSend: refunded === 'whole',
  })
}

type ColumnsProps = Omit<OrderBoardProps, 'filters'> & { columns: BoardColumn[] }
type Move = { order: ShownOrder; to: OrderStatus }

function BoardColumns({ columns: listed, canAdvance, now, ...props }: ColumnsProps) {
  const { hrefOf = deskPaths.order } = props
  const goTo = useGoTo()
  const { hold, flush } = useHeldMoves()
  const state = useHeldMovesState()
  const columns = useMemo(() => showBoard(state, listed), [state, listed])
  const boardRef = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [dragged, setDragged] = useState<ShownOrder | null>(null)
  const [asking, setAsking] = useState<Move | null>(null)
  const moving = useDeskMutation({
    send: async ({ order, to, ...extra }: Move & MoveExtra) => {
      await flush()
      const { last_delivery_change, status: from } = order
      return move(order.id, { from, to, last_delivery_change, ...extra })
    },
    invalidates: deskOrderKeys.all,
    done: 'سفارش جابه‌جا شد.',
    onDone: () => setAsking(null),
  })
  const { ask, question } = useParcelQuestion()
  const start = (wanted: Move) => {
    if (!canAdvance || !movesOf(wanted.order).includes(wanted.to)) return
    const { id, code } = wanted.order
    ask([{ id, code, to: wanted.to }], () => carryOut(wanted))
  }
  const carryOut = ({ order, to }: Move) => {
    if (asksBeforeMove(to, order.cash_on_delivery)) setAsking({ order, to })
    else {
      const { id, code, status: from, last_delivery_change } = order
      hold([{ id, code, from, to, last_delivery_change }])
    }
  }
  const at = columns.findIndex(({ orders }) => orders.some(({ id }) => id === focused))
  const current = columns[at]?.orders.find(({ id }) => id === focused)
  const row = columns[at]?.orders.findIndex(({ id }) => id === focused) ?? -1
  useEffect(() => {
    if (focused === null) return
    boardRef.current?.querySelector<HTMLElement>(`[data-order="${focused}"]`)?.focus()
  }, [focused])
  const goDown = (by: number) =>
    setFocused(
      columns[at]?.orders[row + by]?.id ?? focused ?? firstCard(columns.flatMap((c) => c.orders)),
    )
  const goAside = (by: number) => {
    const ahead = by > 0 ? columns.slice(at + 1) : columns.slice(0, Math.max(at, 0)).reverse()
    const column = ahead.find(({ orders }) => orders.length > 0)
    setFocused(column?.orders[Math.max(row, 0)]?.id ?? firstCard(column?.orders ?? []) ?? focused)
  }
  const carry = (by: number) => {
    if (current === undefined) return
    const allowed = movesOf(current)
    const ahead = by > 0 ? columns.slice(at + 1) : columns.slice(0, at).reverse()
    const column = ahead.find(({ status }) => allowed.includes(status))
    if (column) start({ order: current, to: column.status })
  }
  const { commands: orderCommands, dialog } = useOrderCommands(
    (order: ShownOrder) => order.next && start({ order, to: order.next }),
  )
  const group = 'تخته'
  const commands: DeskCommand[] = [
    { id: 'card-down', title: 'کارت بعد', group, keys: 'KeyJ', run: () => goDown(1) },
    { id: 'card-up', title: 'کارت پیش', group, keys: 'KeyK', run: () => goDown(-1) },
    // The columns run from right to left, so the key at the left goes on.
    { id: 'column-next', title: 'ستون بعد', group, keys: 'KeyL', run: () => goAside(1) },
    { id: 'column-former', title: 'ستون پیش', group, keys: 'KeyH', run: () => goAside(-1) },
    { id: 'carry', title: 'به ستون بعد', group, keys: 'Shift+KeyL', run: () => carry(1) },
    { id: 'carry-back', title: 'به ستون پیش', group, keys: 'Shift+KeyH', run: () => carry(-1) },
    {
      ...{ id: 'open-card', title: 'باز کردن', group, keys: 'Enter' },
      run: () => current && goTo(hrefOf(current.id)),
    },
  ]
  useCommands([
    ...commands.map((command) => ({ ...command, isKeyOnly: true })),
    ...ofCurrentRow(
      orderCommands,
      current,
      ({ code }) => `سفارش ${code}`,
      () => goDown(1),
    ),
  ])
  return (
    <>
      <ClashNotice clash={moving.clash} onShowLatest={moving.reset} />
      <div
        ref={boardRef}
        role="group"
        aria-label="تختهٔ سفارش‌ها"
        className="fades-aside flex min-h-0 flex-1 overflow-x-auto bg-ground"
      >
        {columns.map((column) => {
          const isTarget = dragged !== null && movesOf(dragged).includes(column.status)
          const isFolded = column.count === 0
          const late = column.orders.filter((order) => isLate(order, now)).length
          return (
            <section
              key={column.status}
              aria-labelledby={`column-${column.status}`}
              className={cn(
                'border-hair flex min-h-0 shrink-0 flex-col border-e',
                isFolded ? 'w-11' : 'min-w-[202px] max-w-[300px] flex-1',
                isTarget &&
                  'bg-acting-bg outline-acting outline-dashed outline-2 -outline-offset-4',
                dragged !== null && !isTarget && dragged.status !== column.status && 'opacity-50',
              )}
              onDragOver={(event) => isTarget && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged) start({ order: dragged, to: column.status })
                setDragged(null)
              }}
            >
              <h2
                id={`column-${column.status}`}
                className={cn(
                  'flex shrink-0 items-center gap-2 whitespace-nowrap font-semibold',
                  isFolded ? 'text-note py-3 [writing-mode:vertical-rl]' : 'px-3 py-2.5',
                )}
              >
                <StatusStar status={column.status} size={18} />
                {STATUS_TITLES[column.status]}{' '}
                <span className="text-note font-normal">{formatNumber(column.count)}</span>
                {late > 0 && (
                  <span className="text-late-ink ms-auto text-[12px] font-normal">
                    {formatNumber(late)} دیر
                  </span>
                )}
              </h2>
              <ul className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-2 overflow-y-auto px-2 pb-4">
                {column.orders.map((order) => (
                  <BoardCard
                    key={order.id}
                    order={order}
                    now={now}
                    hrefOf={hrefOf}
                    moves={canAdvance ? movesOf(order) : []}
                    isDragged={dragged?.id === order.id}
                    onFocus={() => setFocused(order.id)}
                    onDrag={setDragged}
                    onMove={(to) => start({ order, to })}
                  />
                ))}
                {column.count > column.orders.length && (
                  <li className="text-note p-2 text-center text-[12px]">
                    {persianDigits(column.count - column.orders.length)} تای دیگر
                  </li>
                )}
              </ul>
            </section>
          )
        })}
      </div>
      {dialog}
      {question}
      {asking && (
        <MoveDialog
          key={`${asking.order.id} ${asking.to}`}
          to={asking.to}
          allowed={movesOf(asking.order)}
          isExchange={asking.order.is_exchange}
          due={asking.order.cash_on_delivery ? asking.order.total : null}
          trackingCode={asking.order.tracking_code ?? null}
          isBusy={moving.isBusy}
          trackingError={moving.fieldError('tracking_code')}
          noteError={moving.fieldError('note')}
          onClose={() => setAsking(null)}
          onMove={(extra) => moving.run({ ...asking, ...extra })}
        />
      )}
    </>
  )
}

function isLate({ due_at: dueAt }: ListedDeskOrder, now: number): boolean {
  return dueAt !== null && new Date(dueAt).getTime() < now
}

function firstCard(orders: readonly { id: number }[]): number | null {
  return orders[0]?.id ?? null
}
