'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { Dialog } from '@/components/ui/modal'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys, move, staffOrderQuery } from '@/lib/client/desk/orders'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY, type OrderStatus } from '@/lib/contract/orders/order-status'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { ClashNotice } from './clash-notice'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { DeskField } from './desk-field'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { KeyHint } from './key-hint'
import { OrderGoods } from './order-goods'
import { OrderNotes } from './order-notes'
import { OrderPeople } from './order-people'
import { OrderSheet } from './order-sheet'
import { PresenceNote } from './presence-note'
import { StatusStar } from './status-star'
import { StepDeadline } from './step-deadline'
import { useDeskMutation } from './use-desk-mutation'

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

/** From the moment that it is packed, a parcel may have a number. */
const WITH_PARCEL: readonly OrderStatus[] = ['send_to_center', 'sending']

function WholeOrderView({ whole }: { whole: StaffOrder }) {
  const { order, next, allowed, due_at: dueAt, events } = whole
  const canAdvance = useCan('orders.advance')
  const [now] = useState(() => Date.now())
  const [target, setTarget] = useState<OrderStatus | null>(null)
  const queryClient = useQueryClient()
  const noteField = useRef<HTMLTextAreaElement>(null)
  const moving = useDeskMutation({
    send: (change: { to: OrderStatus; note?: string; tracking_code?: string }) =>
      move(order.id, { from: order.status, ...change }),
    invalidates: deskOrderKeys.all,
    done: 'سفارش پیش رفت.',
    onDone: () => setTarget(null),
  })
  const goNext = () => {
    if (next === null) return
    if (WITH_PARCEL.includes(next) || next.startsWith('ref')) setTarget(next)
    else moving.run({ to: next })
  }
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
    {
      id: 'print-order',
      title: 'چاپ برچسب و برگ سفارش',
      group: 'این سفارش',
      keys: 'KeyP',
      run: () => window.print(),
    },
    {
      id: 'note',
      title: 'یادداشت برای همکاران',
      group: 'این سفارش',
      keys: 'KeyN',
      run: () => noteField.current?.focus(),
    },
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
              <StatusStar status={order.status} size={16} />
              {STATUS_TITLES[order.status]}
            </span>
            {dueAt && <StepDeadline since={since} dueAt={dueAt} now={now} />}
            <PresenceNote subject={`order:${order.id}`} />
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
            <DeskButton onClick={() => window.print()}>
              چاپ
              <KeyHint keys="KeyP" />
            </DeskButton>
            {canAdvance && next && (
              <DeskButton variant="primary" isBusy={moving.isBusy} onClick={goNext}>
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
            {order.type === 'sales' && <Steps whole={whole} />}
            <OrderGoods whole={whole} />
            <OrderNotes whole={whole} fieldRef={noteField} />
          </div>
          <OrderPeople whole={whole} />
        </div>
      </DeskPage>
      <OrderSheet whole={whole} />
      {target && moving.clash === undefined && (
        <MoveDialog
          key={target}
          to={target}
          isExchange={order.exchange_total > 0}
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

type MoveDialogProps = {
  to: OrderStatus
  isExchange: boolean
  isBusy: boolean
  trackingError: string | undefined
  noteError: string | undefined
  onClose: () => void
  onMove: (extra: { note: string; tracking_code?: string }) => void
}

function MoveDialog(props: MoveDialogProps) {
  const { to, isExchange, isBusy, trackingError, noteError, onClose, onMove } = props
  const isRefusing = to === 'refer_reject'
  const isCancelling = to.startsWith('cancel')
  const hasParcel = WITH_PARCEL.includes(to)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('tracking_code') ?? '')
    onMove({ note: String(form.get('note') ?? ''), ...(code && { tracking_code: code }) })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={STATUS_TITLES[to]} size="sm">
      <form onSubmit={handleSubmit} noValidate className="grid gap-4">
        {isCancelling && (
          <p className="bg-late-bg text-late-ink rounded-[10px] p-3">
            سفارش لغو می‌شود، کالاها به موجودی برمی‌گردد و آنچه پرداخت شده به کیف پول مشتری می‌رود. این
            کار برگشت ندارد.
          </p>
        )}
        {to === 'refer_done' && (
          <p className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
            {isExchange
              ? 'کالاهای مرجوعی به موجودی برمی‌گردد، سفارش کالای جایگزین ساخته می‌شود و باقی‌ماندهٔ پول به کیف پول مشتری می‌رود.'
              : 'پول کالاهای مرجوعی به کیف پول مشتری می‌رود و کالاها به موجودی برمی‌گردد.'}
          </p>
        )}
        {hasParcel && (
          <DeskField label="کد رهگیری" isOptional error={trackingError}>
            {(control) => (
              <input {...control} name="tracking_code" dir="ltr" className="desk-field" />
            )}
          </DeskField>
        )}
        <DeskField
          label={isRefusing ? 'دلیل نپذیرفتن' : 'یادداشت برای مشتری'}
          isOptional={!isRefusing}
          hint="در سفارش مشتری دیده می‌شود."
          error={noteError}
        >
          {(control) => <textarea {...control} name="note" rows={2} className="desk-field" />}
        </DeskField>
        <div className="flex gap-2">
          <DeskButton variant={isCancelling ? 'danger' : 'primary'} type="submit" isBusy={isBusy}>
            {isCancelling ? 'لغو سفارش' : 'ثبت'}
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </div>
      </form>
    </Dialog>
  )
}

function Steps({ whole: { order, events } }: { whole: StaffOrder }) {
  const at = UNDER_WAY.findIndex((status) => status === order.status)
  if (at < 0 && order.status !== 'delivery') return null
  return (
    <ol
      aria-label="گام‌های سفارش"
      className="desk-card grid grid-cols-8 gap-1 p-3.5 text-center phone:grid-cols-4"
    >
      {UNDER_WAY.map((status, step) => {
        const event = events.findLast(({ to_status: to }) => to === status)
        const isCurrent = status === order.status
        const isPassed = event !== undefined
        return (
          <li
            key={status}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'grid justify-items-center gap-1 py-1 text-[12px]',
              isCurrent ? 'text-acting-ink font-bold' : isPassed ? 'text-ink-700' : 'text-note',
            )}
          >
            <span className={cn(!isPassed && step > at && 'opacity-40')}>
              <StatusStar status={status} size={isCurrent ? 26 : 20} />
            </span>
            {STATUS_TITLES[status]}
            {event && (
              <time dateTime={event.at} className="text-note text-[11px] font-normal">
                {formatDateTime(event.at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
