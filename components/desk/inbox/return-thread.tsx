'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { move, staffOrderQuery, writeNote } from '@/lib/client/desk/orders'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { Amount } from '../ui/amount'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { useCan } from '../ui/desk-member'
import { DeskQuery } from '../ui/desk-states'
import { useHeldMoves, useTakeBackKeys } from '../ui/held-moves-provider'
import { InboxCompose } from './inbox-compose'
import { InnerNote } from '../ui/inner-note'
import { KeyHint } from '../ui/key-hint'
import { OrderGoods } from '../orders/order-goods'
import { OrderPeople } from '../orders/order-people'
import { OrderSteps } from '../orders/order-steps'
import { ReturnRequest } from '../orders/return-request'
import { ShownStatus } from '../orders/shown-status'
import { StepDeadline } from '../orders/step-deadline'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useShownWhole } from '../ui/use-shown-whole'

/** A return touches its order, the queue and the counts. */
const TOUCHED = ['desk']

const MOVE_TITLES: Partial<Record<OrderStatus, string>> = {
  refer_accept: 'پذیرفتن مرجوعی',
  refer_reject: 'نپذیرفتن…',
  returned: 'به انبار رسید',
  refer_done: 'بازگرداندن پول به کیف پول',
}

type ReturnProps = { whole: StaffOrder; onDone: () => void }
type ReturnThreadProps = { id: number; onDone: () => void }

export function ReturnThread({ id, onDone }: ReturnThreadProps) {
  const order = useQuery(staffOrderQuery(id))
  return (
    <DeskQuery query={order} what="این مرجوعی">
      {(whole) => <WholeReturn whole={whole} onDone={onDone} />}
    </DeskQuery>
  )
}

/** The last step of an exchange makes an order as well. */
function moveTitleOf(to: OrderStatus, { exchange_total: exchangeTotal }: StaffOrder['order']) {
  if (exchangeTotal > 0 && to === 'refer_accept') return 'پذیرفتن تعویض'
  if (exchangeTotal > 0 && to === 'refer_done') return 'پذیرفتن کالا و ساختن سفارش تعویض'
  return MOVE_TITLES[to] ?? STATUS_TITLES[to]
}

function WholeReturn({ whole: read, onDone }: ReturnProps) {
  const { whole, isUnsent } = useShownWhole(read)
  const { order, events, notes, due_at: dueAt } = whole
  const [now] = useState(() => Date.now())
  const noting = useDeskMutation({
    send: ({ text }: { text: string }) => writeNote(order.id, text),
    invalidates: TOUCHED,
    done: 'یادداشت ماند.',
  })
  const written = [
    ...events.map((event) => ({ at: event.at, event })),
    ...notes.map((note) => ({ at: note.created_at, note })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
      <section aria-labelledby="return-code" className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1">
        <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-paper px-5 py-2.5">
          <h2 id="return-code" className="text-[14px] font-bold">
            {order.exchange_total > 0 ? 'تعویض' : 'مرجوعی'}{' '}
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </h2>
          <span className="desk-tag">
            <ShownStatus status={order.status} isUnsent={isUnsent} size={16} />
          </span>
          {dueAt && (
            <StepDeadline since={events.at(-1)?.at ?? order.created_at} dueAt={dueAt} now={now} />
          )}
          {order.parent_id !== null && (
            <Link
              href={deskPaths.order(order.parent_id)}
              className="text-acting-ink ms-auto underline"
            >
              سفارش خرید
            </Link>
          )}
        </header>
        <div
          tabIndex={0}
          role="group"
          aria-label="کالاها و رویدادهای مرجوعی"
          className="grid auto-rows-max content-start gap-3 p-5 lg:min-h-0 lg:flex-1 lg:overflow-y-auto"
        >
          <OrderSteps order={order} events={events} now={now} />
          <ReturnRequest whole={whole} />
          <OrderGoods whole={whole} />
          <ol aria-label="رویدادها" className="grid gap-3">
            {written.map((one) =>
              'event' in one ? (
                <li key={one.event.id} className="text-note justify-self-center text-[12px]">
                  {STATUS_TITLES[one.event.to_status]}
                  {one.event.note && one.event.note !== order.note && (
                    <>
                      {': '}
                      <MixedText>{one.event.note}</MixedText>
                    </>
                  )}{' '}
                  · <time dateTime={one.at}>{formatDateTime(one.at)}</time>
                </li>
              ) : (
                <InnerNote key={`note ${one.note.id}`} note={one.note} />
              ),
            )}
          </ol>
        </div>
        <InboxCompose
          subject={`return:${order.id}`}
          canReply={false}
          canClose={false}
          isBusy={noting.isBusy}
          error={noting.fieldError('text')}
          onSubmit={({ text, clear }) => noting.run({ text }, { onSuccess: clear })}
        />
      </section>
      {/* On a phone the decision stays at the foot while the rest scrolls. */}
      <div className="contents bg-paper lg:grid lg:w-72 lg:shrink-0 lg:content-start lg:gap-3.5 lg:overflow-y-auto lg:border-s lg:border-line lg:p-3.5">
        <div className="sticky bottom-0 order-last border-t border-line bg-paper p-2.5 empty:hidden lg:static lg:border-0 lg:p-0">
          <ReturnDecision key={order.status} whole={read} onDone={onDone} />
        </div>
        <div className="grid shrink-0 gap-3.5 border-t border-line bg-paper p-3.5 lg:border-0 lg:p-0">
          <OrderPeople whole={whole} />
        </div>
      </div>
    </div>
  )
}

/** What is decided on, beside the buttons that decide it. */
function ReturnSum({ order }: Pick<StaffOrder, 'order'>) {
  const { payable, exchange_total: exchangeTotal } = order
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <dt className="text-note">بازگشت به کیف پول</dt>
      <dd className="font-bold">
        <Amount rials={payable - exchangeTotal} /> {currencyName()}
      </dd>
      {exchangeTotal > 0 && (
        <>
          <dt className="text-note">کالای جایگزین</dt>
          <dd>
            <Amount rials={exchangeTotal} /> {currencyName()}
          </dd>
        </>
      )}
    </dl>
  )
}

function describeDone({ code }: StaffOrder['order'], to: OrderStatus): string {
  return isolateLatin(`${persianDigits(code)}: «${STATUS_TITLES[to]}» ثبت شد.`)
}

/**
 * The legal moves of this return alone, and the one that goes on, which has its key. A step is held
 * as those of orders are, and the next is not offered before it is sent: a second press does nothing.
 */
function useReturnMoves({ whole: read, onDone }: ReturnProps) {
  const { whole, isUnsent } = useShownWhole(read)
  const { order, allowed, last_delivery_change } = whole
  const canAdvance = useCan('orders.advance')
  const canRefund = useCan('orders.refund')
  const { hold, flush } = useHeldMoves()
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const moving = useDeskMutation({
    send: async (change: { to: OrderStatus; note?: string }) => {
      await flush()
      await move(order.id, { from: order.status, ...change })
      return change
    },
    invalidates: TOUCHED,
    done: ({ to }) => describeDone(order, to),
    onDone: () => {
      setIsAsking(false)
      onDone()
    },
  })
  useTakeBackKeys(canAdvance)
  const moves = isUnsent
    ? []
    : allowed.filter((to) => canAdvance && (to !== 'refer_done' || canRefund))
  const forward = moves.find((to) => to !== 'refer_reject')
  const title = forward && moveTitleOf(forward, order)
  const moveOn = () => {
    if (!forward || moving.isBusy) return
    if (forward === 'refer_done') return setIsAsking(true)
    hold([
      { id: order.id, code: order.code, from: order.status, to: forward, last_delivery_change },
    ])
  }
  const command = { id: 'accept-return', group: 'صندوق پیام‌ها', keys: 'KeyY', run: moveOn }
  useCommands(title ? [{ ...command, title }] : [])
  const notices = (
    <>
      <ClashNotice
        clash={moving.clash}
        onShowLatest={() => {
          moving.reset()
          void queryClient.invalidateQueries({ queryKey: TOUCHED })
        }}
      />
      {title && forward && isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          title={`${title}؟`}
          text={describeFinal(whole)}
          action={title}
          isBusy={moving.isBusy}
          onConfirm={() => moving.run({ to: forward })}
        />
      )}
    </>
  )
  return { moving, moves, forward, title, moveOn, notices, isUnsent }
}

function describeFinal({ order, customer }: StaffOrder): string {
  const { code, payable, exchange_total: exchangeTotal } = order
  const back = payable - exchangeTotal
  const sum = `${formatAmount(back)} ${currencyName()}`
  const who = customer.name || 'مشتری'
  const made = exchangeTotal > 0 ? 'سفارش تعویض ساخته می‌شود' : ''
  const paid = back > 0 ? `${sum} به کیف پول ${who} می‌رود` : ''
  const what = [made, paid].filter(Boolean).join(' و ') || 'مرجوعی تمام می‌شود'
  return isolateLatin(`${persianDigits(code)}: ${what}. این کار برنمی‌گردد.`)
}

/** The step of a return where its whole decision does not stand: in the line over a ticket. */
export function ReturnStep(props: ReturnProps) {
  const { moving, title, moveOn, notices } = useReturnMoves(props)
  return (
    <>
      {title && (
        <DeskButton onClick={moveOn} isBusy={moving.isBusy}>
          {title}
          <KeyHint keys="KeyY" />
        </DeskButton>
      )}
      {notices}
    </>
  )
}

/** A refusal says why, and the customer reads it. In a sheet no key reaches it. */
export function ReturnDecision({ hasKey = true, ...props }: ReturnProps & { hasKey?: boolean }) {
  const { order } = props.whole
  const [isRefusing, setRefusing] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const { moving, moves, forward, title, moveOn, notices, isUnsent } = useReturnMoves(props)
  const canRefuse = moves.includes('refer_reject')
  if (moves.length === 0 && !isUnsent) return null
  return (
    <section className="desk-card grid gap-2 p-3.5" aria-labelledby="decision">
      <h2 id="decision" className="text-[14px] font-bold">
        تصمیم
      </h2>
      {notices}
      <ReturnSum order={order} />
      {isUnsent && (
        <p className="text-note">گامی که برداشتید هنوز ثبت نشده است؛ تا ثبت شود، برمی‌گردد.</p>
      )}
      {forward && (
        <DeskButton variant="primary" onClick={moveOn} isBusy={moving.isBusy}>
          {title}
          {hasKey && <KeyHint keys="KeyY" />}
        </DeskButton>
      )}
      {canRefuse && !isRefusing && (
        <DeskButton variant="danger" onClick={() => setRefusing(true)}>
          {MOVE_TITLES.refer_reject}
        </DeskButton>
      )}
      {isRefusing && (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            moving.run({ to: 'refer_reject', note: reasonField.current?.value ?? '' })
          }}
        >
          <DeskField
            label="دلیل نپذیرفتن"
            hint="مشتری این را در سفارش خود می‌بیند."
            error={moving.fieldError('note')}
          >
            {(control) => (
              <textarea {...control} ref={reasonField} rows={3} className="desk-field" autoFocus />
            )}
          </DeskField>
          <div className="flex gap-2">
            <DeskButton variant="danger" type="submit" isBusy={moving.isBusy}>
              نپذیرفتن
            </DeskButton>
            <DeskButton onClick={() => setRefusing(false)}>انصراف</DeskButton>
          </div>
        </form>
      )}
    </section>
  )
}
