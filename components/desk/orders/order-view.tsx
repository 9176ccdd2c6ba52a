'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { move, staffOrderQuery } from '@/lib/client/desk/orders'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { persianDigits } from '@/lib/persian/digits'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { AssignDialog } from './assign-dialog'
import { ClashNotice } from '../ui/clash-notice'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, NotFoundState } from '../ui/desk-states'
import { useHeldMoves, useTakeBackKeys } from '../ui/held-moves-provider'
import { asksBeforeMove, MoveDialog, type MoveExtra } from './move-dialog'
import { DeskOrderActions, StickyStep } from './order-actions'
import { OrderCare } from './order-care'
import { OrderGoods } from './order-goods'
import { OrderNotes } from './order-notes'
import { OrderPeople } from './order-people'
import { OrderRefunds } from './order-refunds'
import { OrderSteps } from './order-steps'
import { listToPack } from './packed-goods'
import { ReturnRequest } from './return-request'
import { useListHref } from '../ui/list-walk'
import { useOrderWalk } from './order-walk'
import { RefundDialog } from './refund-dialog'
import { ShownStatus } from './shown-status'
import { StepDeadline } from './step-deadline'
import { TagsDialog } from './tags-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useGoTo } from '../ui/use-go-to'
import { useParcelQuestion } from './use-parcel-question'
import { useShownWhole } from '../ui/use-shown-whole'

export function DeskOrderView({ id }: { id: number }) {
  const order = useQuery(staffOrderQuery(id))
  const listHref = useListHref(deskPaths.orders)
  const parent = { href: listHref, title: 'سفارش‌ها' }
  // What is begun at one order is not gone on with at the next.
  if (order.data) return <WholeOrderView key={id} whole={order.data} listHref={listHref} />
  return (
    <DeskPage title="سفارش" parent={parent} needs="orders.read">
      {isNotFound(order.error) ? (
        <NotFoundState
          list={parent}
          title="این سفارش نیست"
          text="شاید شمارهٔ آن در نشانی جابه‌جا شده باشد."
        />
      ) : (
        <DeskQuery query={order} what="این سفارش">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

/** Money may be left while all of it is claimed by a return that is under way. */
function hasRefundable(refundable: StaffOrder['refundable']): boolean {
  if (refundable === null) return false
  return refundable.shipping > 0 || refundable.items.some(({ quantity }) => quantity > 0)
}

type WholeOrderProps = { whole: StaffOrder; listHref: string }

function WholeOrderView({ whole: read, listHref }: WholeOrderProps) {
  const { whole, isUnsent } = useShownWhole(read)
  const { hold, flush } = useHeldMoves()
  const { order, next, due_at: dueAt, events, refundable, last_delivery_change } = whole
  const walk = useOrderWalk(order.id)
  const canAdvance = useCan('orders.advance')
  const canSeeCustomers = useCan('customers.read')
  const canRefund = useCan('orders.refund') && hasRefundable(refundable)
  const begins = useSearchParams().get('begin')
  const [isRefunding, setIsRefunding] = useState(canRefund && begins === 'refund')
  const [isAssigning, setIsAssigning] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const goTo = useGoTo()
  const [now] = useState(() => Date.now())
  const [target, setTarget] = useState<OrderStatus | null>(null)
  const queryClient = useQueryClient()
  const noteField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (begins === 'note') noteField.current?.focus()
  }, [begins])
  const moving = useDeskMutation({
    send: async (change: { to: OrderStatus } & MoveExtra) => {
      await flush()
      return move(order.id, { from: order.status, last_delivery_change, ...change })
    },
    invalidates: deskOrderKeys.all,
    done: 'سفارش پیش رفت.',
    onDone: () => setTarget(null),
  })
  const { ask, question } = useParcelQuestion()
  const start = (to: OrderStatus) => {
    const { id, code, status: from } = order
    if (to !== next || asksBeforeMove(to, order.cash_on_delivery)) setTarget(to)
    else hold([{ id, code, from, to, last_delivery_change }])
  }
  const askForParcel = (to: OrderStatus) =>
    ask([{ id: order.id, code: order.code, to, items: listToPack(whole) }], () => start(to))
  const goNext = () => next && askForParcel(next)
  useTakeBackKeys(canAdvance)
  const { next: nextHref = null, former: formerHref = null } = walk ?? {}
  const commands: DeskCommand[] = [
    ...(canAdvance && next
      ? [
          {
            id: 'next-step',
            title: `پیش بردن به «${STATUS_TITLES[next]}»`,
            group: 'این سفارش',
            keys: 'KeyE',
            run: goNext,
          },
        ]
      : []),
    ...(canRefund
      ? [
          {
            id: 'refund',
            title: 'بازپرداخت',
            group: 'این سفارش',
            keys: 'KeyR',
            run: () => setIsRefunding(true),
          },
        ]
      : []),
    ...(whole.refunded === 'whole'
      ? []
      : [
          {
            id: 'print-label',
            title: 'برچسب بسته',
            group: 'این سفارش',
            keys: 'KeyP',
            run: () => goTo(deskPaths.printOrders('labels', [order.id])),
          },
        ]),
    {
      id: 'print-invoice',
      title: 'فاکتور',
      group: 'این سفارش',
      keys: 'KeyI',
      run: () => goTo(deskPaths.printOrders('invoices', [order.id])),
    },
    ...(canAdvance
      ? [
          {
            id: 'assign-order',
            title: 'سپردن به همکار',
            group: 'این سفارش',
            keys: 'KeyA',
            run: () => setIsAssigning(true),
          },
          {
            id: 'order-tags',
            title: 'نشان‌ها',
            group: 'این سفارش',
            keys: 'KeyL',
            run: () => setIsTagging(true),
          },
        ]
      : []),
    {
      id: 'note',
      title: 'یادداشت برای همکاران',
      group: 'این سفارش',
      keys: 'KeyN',
      run: () => noteField.current?.focus(),
    },
    ...(canSeeCustomers
      ? [
          {
            id: 'order-customer',
            title: 'مشتری این سفارش',
            group: 'این سفارش',
            keys: 'KeyU',
            run: () => goTo(deskPaths.customer(whole.customer.id)),
          },
        ]
      : []),
    ...(nextHref === null
      ? []
      : [
          {
            ...{ id: 'order-after', title: 'سفارش بعد', group: 'این سفارش', keys: 'KeyJ' },
            run: () => goTo(nextHref),
          },
        ]),
    ...(formerHref === null
      ? []
      : [
          {
            ...{ id: 'order-before', title: 'سفارش پیش', group: 'این سفارش', keys: 'KeyK' },
            run: () => goTo(formerHref),
          },
        ]),
  ]
  useCommands(commands)
  const since = events.at(-1)?.at ?? order.created_at
  return (
    <>
      <DeskPage
        title={<bdi dir="ltr">{persianDigits(order.code)}</bdi>}
        parent={{ href: listHref, title: 'سفارش‌ها' }}
        needs="orders.read"
        hints={commands}
        lead={
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="desk-tag">
              <ShownStatus status={order.status} isUnsent={isUnsent} size={16} />
            </span>
            {order.cash_on_delivery && <span className="desk-tag">پرداخت در محل</span>}
            {dueAt && <StepDeadline since={since} dueAt={dueAt} now={now} />}
          </span>
        }
        actions={
          <DeskOrderActions
            whole={whole}
            onNext={canAdvance ? goNext : null}
            onMove={canAdvance ? askForParcel : null}
            onRefund={canRefund ? () => setIsRefunding(true) : null}
            onAssign={canAdvance ? () => setIsAssigning(true) : null}
            onTag={canAdvance ? () => setIsTagging(true) : null}
            isBusy={moving.isBusy}
            walk={walk}
          />
        }
      >
        <ClashNotice
          clash={moving.clash}
          onShowLatest={() => {
            moving.reset()
            setTarget(null)
            void queryClient.invalidateQueries({ queryKey: deskOrderKeys.all })
          }}
        />
        <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 gap-3.5">
            <OrderSteps order={order} events={events} now={now} />
            {order.type === 'refer' && <ReturnRequest whole={whole} />}
            <OrderGoods whole={whole} />
            <OrderRefunds whole={whole} />
            <OrderNotes whole={whole} fieldRef={noteField} />
          </div>
          <OrderPeople whole={whole}>
            <OrderCare
              whole={whole}
              onAssign={canAdvance ? () => setIsAssigning(true) : null}
              onTag={canAdvance ? () => setIsTagging(true) : null}
            />
          </OrderPeople>
        </div>
        {canAdvance && <StickyStep whole={whole} isBusy={moving.isBusy} onNext={goNext} />}
      </DeskPage>
      {question}
      {isAssigning && (
        <AssignDialog
          orders={[{ id: order.id, assignee: whole.assignee }]}
          onClose={() => setIsAssigning(false)}
        />
      )}
      {isTagging && (
        <TagsDialog
          orders={[{ id: order.id, tags: whole.tags }]}
          onClose={() => setIsTagging(false)}
        />
      )}
      {isRefunding && refundable && (
        <RefundDialog whole={whole} refundable={refundable} onClose={() => setIsRefunding(false)} />
      )}
      {target && moving.clash === undefined && (
        <MoveDialog
          key={target}
          to={target}
          allowed={whole.allowed}
          isExchange={order.exchange_total > 0}
          due={order.cash_on_delivery ? calculateAmountDue(order) : null}
          trackingCode={order.tracking_code}
          isBusy={moving.isBusy}
          trackingError={moving.fieldError('tracking_code')}
          noteError={moving.fieldError('note')}
          onClose={() => setTarget(null)}
          onMove={(extra) => moving.run({ to: target, ...extra })}
        />
      )}
    </>
  )
}
