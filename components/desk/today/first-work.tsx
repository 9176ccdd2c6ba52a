import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { StarIcon } from '@/components/ui/icons'
import { MailIcon, TicketIcon } from '@/components/ui/account-icons'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskMessage } from '@/lib/contract/desk/moderation'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { StaffTicket } from '@/lib/contract/desk/tickets'
import type { WorkQueue } from '@/lib/contract/desk/today'
import { REVIEW_HOURS } from '@/lib/domain/review-deadline'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { HOUR_MS } from '@/lib/persian/durations'
import { DeskButton } from '../ui/desk-button'
import { CardIcon } from '../ui/desk-icons'
import type { DeskColumn } from '../ui/desk-table'
import type { ShownOrder } from '../ui/held-moves'
import { UnsentMark } from '../orders/shown-status'
import { StatusStar } from '../ui/status-star'
import { StepDeadline } from '../orders/step-deadline'
import { queueHref } from './work-queues'

/** One thing to do, whatever it is, with what it waits for. */
export type Work = {
  id: number
  code: string
  who: string
  what: string
  href: string
  since: string
  dueAt: string | null
  order: ShownOrder | null
  kind: 'order' | 'ticket' | 'message' | 'reviews' | 'transfers'
  /** Put off by who looks at it. */
  isLater?: boolean
  /** What to do next of all. */
  isFirst?: boolean
}

/** Orders, tickets and messages count on their own; one table has a row of each. */
const KINDS = 4
/** A unit stays on the line of its number. */
const NBSP = '\u00a0'

const ofOrder = (order: ShownOrder): Work => ({
  ...{ id: order.id * KINDS, kind: 'order', order, code: order.code, since: order.since },
  who: order.customer_name || 'بی‌نام',
  what: `${STATUS_TITLES[order.status]} · ${persianDigits(order.pieces)}${NBSP}عدد · ${formatAmount(order.total)}${NBSP}${currencyName()}`,
  ...{ href: deskPaths.order(order.id), dueAt: order.due_at },
})

const ofTicket = (ticket: StaffTicket): Work => ({
  ...{ id: ticket.id * KINDS + 1, kind: 'ticket', order: null, code: `T-${ticket.id}` },
  ...{ who: ticket.customer_name, what: `«${ticket.subject}»` },
  href: `${queueHref('tickets')}&item=${ticket.id}`,
  ...{ since: ticket.updated_at, dueAt: ticket.due_at },
})

const ofMessage = (message: DeskMessage): Work => ({
  ...{ id: message.id * KINDS + 3, kind: 'message', order: null, code: `M-${message.id}` },
  ...{ who: message.name, what: `پیام تماس «${message.subject}»` },
  href: `${queueHref('messages')}&item=${message.id}`,
  ...{ since: message.created_at, dueAt: message.due_at },
})

function ofReviews({ count, oldest_at: oldest }: WorkQueue): Work[] {
  if (count === 0 || oldest === null) return []
  const dueAt = new Date(new Date(oldest).getTime() + REVIEW_HOURS * HOUR_MS).toISOString()
  const what = 'منتظر تأیید یا پاسخ'
  const who = `${formatNumber(count)} دیدگاه و پرسش`
  return [
    {
      ...{ id: 2, kind: 'reviews', order: null, code: '', who, what, since: oldest, dueAt },
      href: queueHref('reviews'),
    },
  ]
}

function ofTransfers({ count, oldest_at: oldest }: WorkQueue): Work[] {
  if (count === 0 || oldest === null) return []
  const who = `${formatNumber(count)} سفارش`
  const what = 'بازپرداخت در انتظار واریز'
  return [
    {
      ...{ id: 2 + KINDS, kind: 'transfers', order: null, code: '', who, what, since: oldest },
      ...{ href: queueHref('transfers'), dueAt: null },
    },
  ]
}

type WorkSources = {
  orders: readonly ShownOrder[]
  tickets: readonly StaffTicket[]
  messages: readonly DeskMessage[]
  queues: readonly WorkQueue[]
}

/** By deadline, the latest first of all; what has none comes last. */
export function listWork({ orders, tickets, messages, queues }: WorkSources): Work[] {
  const reviews = queues.filter(({ name }) => name === 'reviews').flatMap(ofReviews)
  const transfers = queues.filter(({ name }) => name === 'transfers').flatMap(ofTransfers)
  const answers = [...tickets.map(ofTicket), ...messages.map(ofMessage)]
  const moment = ({ dueAt }: Work) => (dueAt === null ? Infinity : new Date(dueAt).getTime())
  return [...orders.map(ofOrder), ...answers, ...reviews, ...transfers].toSorted((a, b) =>
    moment(a) === moment(b) ? 0 : moment(a) - moment(b),
  )
}

const ACTIONS = {
  order: 'دیدن',
  ticket: 'پاسخ',
  message: 'پاسخ',
  reviews: 'خواندن',
  transfers: 'دیدن',
}
const ICONS = {
  order: StarIcon,
  ticket: TicketIcon,
  message: MailIcon,
  reviews: StarIcon,
  transfers: CardIcon,
}

function Mark({ work }: { work: Work }) {
  if (work.order) return <StatusStar status={work.order.status} />
  const Icon = ICONS[work.kind]
  return <Icon size={18} className="text-note shrink-0" />
}

function Code({ work: { code, href, who } }: { work: Work }) {
  return (
    <Link href={href} className="font-semibold hover:underline">
      {code === '' ? <MixedText>{who}</MixedText> : <bdi dir="ltr">{persianDigits(code)}</bdi>}
    </Link>
  )
}

function What({ work: { code, who, what, order, isLater } }: { work: Work }) {
  return (
    <>
      {code !== '' && (
        <b className="font-semibold">
          <MixedText>{who}</MixedText> ·{' '}
        </b>
      )}
      <span className="text-note">
        <MixedText>{what}</MixedText>
      </span>
      {isLater && <span className="desk-tag ms-1.5">بعداً</span>}
      {order?.isUnsent && (
        <>
          {' '}
          · <UnsentMark />
        </>
      )}
    </>
  )
}

type Advance = (orders: readonly ListedDeskOrder[]) => void

/** An order goes to its next step right here; the rest is done where it stands. */
function ActionButton({ work, run }: { work: Work; run: Advance | null }) {
  const { order, kind, href, code, who, isFirst } = work
  const size = 'h-7 text-[12px] phone:h-9'
  if (order?.next && order.type === 'sales' && run) {
    const title = STATUS_TITLES[order.next]
    return (
      <DeskButton
        className={cn(size, !isFirst && 'bg-acting-bg text-acting-ink')}
        variant={isFirst ? 'primary' : undefined}
        aria-label={`${order.code}: پیش بردن به «${title}»`}
        onClick={() => run([order])}
      >
        {title}
      </DeskButton>
    )
  }
  const title = order?.type === 'refer' ? 'بررسی' : ACTIONS[kind]
  return (
    <Link
      href={href}
      className={cn('desk-button', size, isFirst && 'desk-button-primary')}
      aria-label={`${title}، ${code || who}`}
    >
      {title}
    </Link>
  )
}

export function workColumns(now: number, run: Advance | null): DeskColumn<Work>[] {
  return [
    {
      id: 'code',
      header: 'کار',
      cell: (work) => (
        <span className="inline-flex items-center gap-2">
          <Mark work={work} />
          <Code work={work} />
        </span>
      ),
    },
    {
      id: 'what',
      header: 'چیست',
      className: 'w-full max-w-0',
      cell: (work) => (
        <span className="line-clamp-2 whitespace-normal leading-[18px]">
          <What work={work} />
        </span>
      ),
    },
    {
      id: 'due',
      header: 'مهلت',
      cell: ({ since, dueAt }) => <StepDeadline since={since} dueAt={dueAt} now={now} isSmall />,
    },
    {
      id: 'act',
      header: 'انجام',
      isEnd: true,
      cell: (work) => <ActionButton work={work} run={run} />,
    },
  ]
}

/** The same on a phone. */
export function WorkCard({ work, now, run }: { work: Work; now: number; run: Advance | null }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1">
      <Mark work={work} />
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2">
        <Code work={work} />
        <StepDeadline since={work.since} dueAt={work.dueAt} now={now} />
      </span>
      <ActionButton work={work} run={run} />
      {/* Cells of the table hold their line: an amount would be cut. */}
      <span className="col-start-2 col-end-4 line-clamp-2 whitespace-normal">
        <What work={work} />
      </span>
    </div>
  )
}
