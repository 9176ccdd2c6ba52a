import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { formatDay } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import type { DeskColumn } from '../ui/desk-table'
import type { ShownOrder } from '../ui/held-moves'
import { OrderTags } from './order-tags'
import { gatewayTitle } from './order-labels'
import { OpenedBy } from '../ui/presence-note'
import { RefundedTag, TransferDueTag } from './refunded-tag'
import { ShownStatus } from './shown-status'
import { StaffMark } from './staff-mark'
import { StepDeadline } from './step-deadline'

const TAGS_IN_A_ROW = 1
/** A tablet keeps the amount, the deadline and the next step before these. */
const NOT_ON_TABLET = 'hidden md:table-cell'
/** Beside the sections at 1280 there is no space for all. */
const WIDE_ONLY = 'hidden whole:table-cell'

type Advance = (orders: readonly ListedDeskOrder[]) => void

type ColumnOptions = {
  now: number
  canAdvance: boolean
  /** A shop that uses no tags has no column of them. */
  hasTags: boolean
  hrefOf: (id: number) => string
  run: Advance
}

export function orderColumns({
  now,
  canAdvance,
  hasTags,
  hrefOf,
  run,
}: ColumnOptions): DeskColumn<ShownOrder>[] {
  return [
    {
      id: 'code',
      header: 'کد',
      sort: 'newest',
      cell: ({ id, code }) => (
        <span className="inline-flex items-center gap-2">
          <Link href={hrefOf(id)} className="font-semibold hover:underline">
            <bdi dir="ltr">{persianDigits(code)}</bdi>
          </Link>
          <OpenedBy orderId={id} />
        </span>
      ),
    },
    {
      id: 'status',
      header: 'وضعیت',
      // As wide as the longest, so that a step that is taken moves no column.
      cell: ({ status, isUnsent }) => (
        <span className="flex md:min-w-[8.5rem]">
          <ShownStatus status={status} isUnsent={isUnsent} isShortOnTablet />
        </span>
      ),
    },
    {
      id: 'customer',
      header: 'مشتری',
      cell: ({ customer_name: name, city }) => (
        <span
          className="block max-w-20 truncate md:max-w-44"
          title={[name, city].filter(Boolean).join('، ')}
        >
          <MixedText>{name || 'بی‌نام'}</MixedText>{' '}
          <span className="text-note hidden text-[12px] md:inline">{city}</span>
        </span>
      ),
    },
    ...(hasTags
      ? [
          {
            id: 'tags',
            header: 'نشان‌ها',
            className: NOT_ON_TABLET,
            cell: ({ tags }: ShownOrder) => (
              <OrderTags tags={tags} most={TAGS_IN_A_ROW} className="flex-nowrap" />
            ),
          },
        ]
      : []),
    {
      id: 'goods',
      header: 'کالاها',
      className: 'hidden lg:table-cell',
      cell: ({ pictures, pieces }) => (
        <span className="flex items-center gap-1.5 [&>*]:shrink-0">
          <span className="whole:inline-flex hidden [&>*+*]:-ms-2.5">
            {pictures.map((picture) => (
              <Picture
                key={picture.url}
                src={picture.url}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                className="border-hair bg-picture size-7 rounded-[7px] border object-contain"
              />
            ))}
          </span>
          <span className="text-note text-[12px]">{persianDigits(pieces)} عدد</span>
        </span>
      ),
    },
    {
      id: 'total',
      header: `مبلغ (${currencyName()})`,
      sort: 'dearest',
      cell: ({ total, refunded, transfer_due: transferDue }) => (
        <span className="inline-flex items-center gap-1.5">
          <b className="font-semibold">
            <Amount rials={total} />
          </b>
          <RefundedTag share={refunded} className="hidden md:inline-flex" />
          <TransferDueTag amount={transferDue} />
        </span>
      ),
    },
    {
      id: 'payment',
      header: 'پرداخت',
      className: WIDE_ONLY,
      cell: ({ gateways, cash_on_delivery: isAtDoor }) =>
        isAtDoor && gateways.length === 0
          ? 'در محل، نگرفته'
          : gateways.map((name) => gatewayTitle(name)).join(' + ') || '-',
    },
    {
      id: 'shipping',
      header: 'ارسال',
      className: 'hidden lg:table-cell',
      cell: ({ shipping_method: method, delivery_day: day }) => (
        <span className="block max-w-36 truncate" title={method ?? undefined}>
          {method ?? '–'}{' '}
          {day && (
            <span className="text-note text-[12px]">{formatDay(`${day}T12:00:00Z`, now)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'assignee',
      header: 'مسئول',
      className: WIDE_ONLY,
      cell: ({ assignee }) =>
        assignee ? (
          <StaffMark name={assignee.name} title={assignee.name} />
        ) : (
          <span className="text-note">–</span>
        ),
    },
    {
      id: 'due',
      header: 'مهلت این گام',
      sort: 'due',
      cell: ({ since, due_at: dueAt }) => (
        <span className="flex md:min-w-[7.5rem]">
          <StepDeadline since={since} dueAt={dueAt} now={now} hasNoBarOnTablet />
        </span>
      ),
    },
    ...(canAdvance
      ? [
          {
            id: 'next',
            header: 'گام بعد',
            isEnd: true as const,
            cell: (order: ShownOrder) => (
              <span className="flex justify-end md:min-w-[8rem]">
                <NextButton order={order} run={run} />
              </span>
            ),
          },
        ]
      : []),
  ]
}

function NextButton({ order, run }: { order: ListedDeskOrder; run: Advance }) {
  if (!order.next || order.type === 'refer') return null
  return (
    <DeskButton
      className="bg-acting-bg text-acting-ink h-7 text-[12px] phone:h-9"
      aria-label={`${order.code}: پیش بردن به «${STATUS_TITLES[order.next]}»`}
      // The second press of a double click is no second step.
      onClick={({ detail }) => detail < 2 && run([order])}
    >
      {STATUS_TITLES[order.next]}
    </DeskButton>
  )
}

type DeskOrderCardProps = {
  order: ShownOrder
  now: number
  run: Advance | null
  hrefOf?: (id: number) => string
}

/** The same on a phone. */
export function DeskOrderCard({ order, now, run, hrefOf = deskPaths.order }: DeskOrderCardProps) {
  const {
    id,
    code,
    status,
    isUnsent,
    customer_name: name,
    city,
    tags,
    total,
    refunded,
    since,
    due_at: dueAt,
  } = order
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <Link href={hrefOf(id)} className="font-semibold">
          <bdi dir="ltr">{persianDigits(code)}</bdi>
        </Link>
        <OpenedBy orderId={id} />
      </span>
      <span className="justify-self-end whitespace-nowrap">
        <ShownStatus status={status} isUnsent={isUnsent} size={16} />
      </span>
      <span className="truncate">
        <MixedText>{name || 'بی‌نام'}</MixedText>
        {city && <span className="text-note"> · {city}</span>}
      </span>
      <b className="justify-self-end whitespace-nowrap font-semibold">
        {formatAmount(total)} {currencyName()}
      </b>
      <RefundedTag share={refunded} className="col-span-2 justify-self-end" />
      <TransferDueTag amount={order.transfer_due} className="col-span-2 justify-self-end" />
      <OrderTags tags={tags} className="col-span-2" />
      {dueAt !== null && <StepDeadline since={since} dueAt={dueAt} now={now} />}
      <span className="col-start-2 justify-self-end">
        {run && <NextButton order={order} run={run} />}
      </span>
    </div>
  )
}
