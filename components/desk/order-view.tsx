'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { PhoneIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys, move, staffOrderQuery } from '@/lib/client/desk/orders'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { getNextStatus, listDeskTransitions } from '@/lib/domain/order-transitions'
import { persianDigits } from '@/lib/persian/digits'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { AssignDialog } from './assign-dialog'
import { ClashNotice } from './clash-notice'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { shownStatus } from './held-moves'
import { useHeldMoves, useHeldMovesState, useTakeBackKeys } from './held-moves-provider'
import { KeyHint } from './key-hint'
import { asksBeforeMove, MoveDialog, type MoveExtra } from './move-dialog'
import { OrderGoods } from './order-goods'
import { OrderNotes } from './order-notes'
import { OrderPeople } from './order-people'
import { OrderRefunds } from './order-refunds'
import { OrderSteps } from './order-steps'
import { OrderTags } from './order-tags'
import { PresenceNote } from './presence-note'
import { RefundDialog } from './refund-dialog'
import { ShownStatus } from './shown-status'
import { StepDeadline } from './step-deadline'
import { TagsDialog } from './tags-dialog'
import { useDeskMutation } from './use-desk-mutation'
import { useGoTo } from './use-go-to'

const PARENT = { href: deskPaths.orders, title: 'سفارش‌ها' }

export function OrderView({ id }: { id: number }) {
  const order = useQuery(staffOrderQuery(id))
  if (order.data) return <WholeOrderView whole={order.data} />
  return (
    <DeskPage title="سفارش" parent={PARENT} needs="orders.read">
      {isNotFound(order.error) ? (
        <DeskState title="این سفارش نیست" text="شاید شمارهٔ آن در نشانی جابه‌جا شده باشد." />
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

type ShownWhole = { whole: StaffOrder; isUnsent: boolean }

/** As it stands with what was done here, whether it was sent or not. */
function useShownWhole(whole: StaffOrder): ShownWhole {
  const { order } = whole
  const { status, isUnsent } = shownStatus(useHeldMovesState(), order.id, order.status)
  if (status === order.status) return { whole, isUnsent }
  const allowed = listDeskTransitions(status, { isCashOnDelivery: order.cash_on_delivery })
  const shown = { ...whole, order: { ...order, status }, next: getNextStatus(status) }
  return { whole: { ...shown, allowed, due_at: null }, isUnsent }
}

function WholeOrderView({ whole: read }: { whole: StaffOrder }) {
  const { whole, isUnsent } = useShownWhole(read)
  const { hold, flush } = useHeldMoves()
  const { order, next, allowed, due_at: dueAt, events, refundable } = whole
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
      return move(order.id, { from: order.status, ...change })
    },
    invalidates: deskOrderKeys.all,
    done: 'سفارش پیش رفت.',
    onDone: () => setTarget(null),
  })
  const goNext = () => {
    if (next === null) return
    if (asksBeforeMove(next, order.cash_on_delivery)) setTarget(next)
    else hold([{ id: order.id, code: order.code, from: order.status, to: next }])
  }
  useTakeBackKeys(canAdvance)
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
    {
      id: 'print-label',
      title: 'برچسب بسته',
      group: 'این سفارش',
      keys: 'KeyP',
      run: () => goTo(deskPaths.printOrders('labels', [order.id])),
    },
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
  ]
  useCommands(commands)
  const others = allowed.filter((to) => to !== next)
  const since = events.at(-1)?.at ?? order.created_at
  return (
    <>
      <DeskPage
        title={<bdi dir="ltr">{persianDigits(order.code)}</bdi>}
        parent={PARENT}
        needs="orders.read"
        hints={commands}
        lead={
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="desk-tag">
              <ShownStatus status={order.status} isUnsent={isUnsent} size={16} />
            </span>
            {order.cash_on_delivery && <span className="desk-tag">پرداخت در محل</span>}
            {dueAt && <StepDeadline since={since} dueAt={dueAt} now={now} />}
            <PresenceNote subject={`order:${order.id}`} />
            <OrderTags tags={whole.tags} />
            {canAdvance && (
              <DeskButton variant="plain" onClick={() => setIsTagging(true)}>
                نشان‌ها
                <KeyHint keys="KeyL" />
              </DeskButton>
            )}
            {canAdvance && (
              <DeskButton variant="plain" onClick={() => setIsAssigning(true)}>
                {whole.assignee ? `مسئول: ${whole.assignee.name}` : 'بی‌مسئول'}
              </DeskButton>
            )}
          </span>
        }
        actions={
          <>
            {canAdvance && others.length > 0 && (
              <select
                className="desk-field w-36"
                aria-label="وضعیت دیگر"
                value=""
                onChange={({ target: { value } }) =>
                  setTarget(others.find((to) => to === value) ?? null)
                }
              >
                <option value="">وضعیت دیگر…</option>
                {others.map((to) => (
                  <option key={to} value={to}>
                    {STATUS_TITLES[to]}
                  </option>
                ))}
              </select>
            )}
            {canRefund && (
              <DeskButton onClick={() => setIsRefunding(true)}>
                بازپرداخت
                <KeyHint keys="KeyR" />
              </DeskButton>
            )}
            <Link className="desk-button" href={deskPaths.printOrders('labels', [order.id])}>
              برچسب
              <KeyHint keys="KeyP" />
            </Link>
            <Link className="desk-button" href={deskPaths.printOrders('invoices', [order.id])}>
              فاکتور
              <KeyHint keys="KeyI" />
            </Link>
            {canAdvance && next && (
              <DeskButton
                variant="primary"
                className="phone:hidden"
                isBusy={moving.isBusy}
                // The second press of a double click is no second step.
                onClick={({ detail }) => detail < 2 && goNext()}
              >
                {STATUS_TITLES[next]}
                <KeyHint keys="KeyE" />
              </DeskButton>
            )}
          </>
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
            {order.type === 'sales' && <OrderSteps order={order} events={events} />}
            <OrderGoods whole={whole} />
            <OrderRefunds whole={whole} />
            <OrderNotes whole={whole} fieldRef={noteField} />
          </div>
          <OrderPeople whole={whole} />
        </div>
        {canAdvance && next && (
          <div
            data-part="next-step"
            className="sticky -bottom-4 -mx-4 -mb-4 hidden gap-2 border-t border-line bg-paper p-3 phone:flex"
          >
            {whole.customer.mobile && (
              <a
                href={`tel:${whole.customer.mobile}`}
                className="desk-button"
                aria-label="تماس با مشتری"
              >
                <PhoneIcon size={18} />
              </a>
            )}
            <DeskButton
              variant="primary"
              className="flex-1"
              isBusy={moving.isBusy}
              onClick={({ detail }) => detail < 2 && goNext()}
            >
              {STATUS_TITLES[next]}
            </DeskButton>
          </div>
        )}
      </DeskPage>
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
          isExchange={order.exchange_total > 0}
          due={order.cash_on_delivery ? order.payable - order.wallet_paid : null}
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
