'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, type ComponentType } from 'react'
import { inboxCountsQuery } from '@/lib/client/desk/inbox'
import { useMediaQuery } from '@/components/ui/use-media-query'
import type { Permission } from '@/lib/domain/staff'
import { BESIDE_SCREEN } from '@/styles/breakpoints'
import { useCommands, useReachable, type DeskCommand } from '../ui/desk-commands'
import { useDeskMember } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { NoRight } from '../ui/desk-states'
import { useInboxAddress } from './inbox-address'
import type { QueueProps } from './inbox-list'
import { DeskSearch, DeskTabs } from '../ui/list-tools'
import { MessageQueue } from './message-queue'
import { ReturnQueue } from './return-queue'
import { ReviewQueue } from './review-queue'
import { TicketQueue } from './ticket-queue'

type Queue = {
  id: 'tickets' | 'returns' | 'comments' | 'questions' | 'reports' | 'messages'
  title: string
  /** Of one in it, which is a page of its own on a narrow screen. */
  one: string
  permission: Permission
  view: ComponentType<QueueProps>
  /** What the list is narrowed to; the first is what waits. */
  states: readonly { id: string; title: string }[]
}

const REVIEW_STATES = [
  { id: 'pending', title: 'منتظر بررسی' },
  { id: 'approved', title: 'دیده می‌شود' },
  { id: 'rejected', title: 'دیده نمی‌شود' },
]

const QUEUES: readonly Queue[] = [
  {
    id: 'tickets',
    title: 'تیکت‌ها',
    one: 'تیکت',
    permission: 'inbox.answer',
    view: TicketQueue,
    states: [
      { id: 'open', title: 'منتظر پاسخ' },
      { id: 'answered', title: 'پاسخ داده‌شده' },
      { id: 'closed', title: 'بسته' },
    ],
  },
  {
    id: 'returns',
    title: 'مرجوعی‌ها',
    one: 'مرجوعی',
    permission: 'orders.read',
    view: ReturnQueue,
    states: [
      { id: 'open', title: 'باز' },
      { id: 'refer_done', title: 'تمام شد' },
      { id: 'refer_reject', title: 'پذیرفته نشد' },
    ],
  },
  {
    id: 'comments',
    title: 'دیدگاه‌ها',
    one: 'دیدگاه',
    permission: 'reviews.moderate',
    view: ReviewQueue,
    states: REVIEW_STATES,
  },
  {
    id: 'questions',
    title: 'پرسش‌ها',
    one: 'پرسش',
    permission: 'reviews.moderate',
    view: ReviewQueue,
    states: REVIEW_STATES,
  },
  {
    id: 'reports',
    title: 'گزارش‌ها',
    one: 'گزارش',
    permission: 'reviews.moderate',
    view: ReviewQueue,
    states: REVIEW_STATES,
  },
  {
    id: 'messages',
    title: 'پیام‌های تماس',
    one: 'پیام تماس',
    permission: 'inbox.answer',
    view: MessageQueue,
    states: [
      { id: 'open', title: 'رسیدگی‌نشده' },
      { id: 'done', title: 'رسیدگی‌شده' },
    ],
  },
]

/** What customers sent and somebody must answer or decide, a queue to a tab. */
export function InboxView() {
  const address = useInboxAddress()
  const field = useRef<HTMLInputElement>(null)
  const { permissions } = useDeskMember()
  const isBeside = useMediaQuery(BESIDE_SCREEN)
  const queues = QUEUES.filter(({ permission }) => permissions.includes(permission))
  const counts = useQuery({ ...inboxCountsQuery, enabled: queues.length > 0 })
  const queue = queues.find(({ id }) => id === address.queue) ?? queues[0]
  const find: DeskCommand = {
    id: 'find-in-inbox',
    title: 'جستجو در این صف',
    group: 'صندوق پیام‌ها',
    keys: 'Slash',
    run: () => field.current?.focus(),
  }
  useCommands([find])
  const hints = useReachable([...(queue ? HINTS[queue.id] : []), find])
  if (queue === undefined) {
    return (
      <DeskPage title="صندوق پیام‌ها">
        <NoRight />
      </DeskPage>
    )
  }
  const { view: QueueView } = queue
  const countOf = ({ id }: Queue) => counts.data?.[id] ?? 0
  const at = queues.indexOf(queue)
  const next = [...queues.slice(at + 1), ...queues.slice(0, at)].find((one) => countOf(one) > 0)
  const isOfQueue = queue.states.some(({ id }) => id === address.state)
  const view = (
    <QueueView
      key={queue.id}
      address={{ ...address, queue: queue.id }}
      next={
        next ? { title: next.title, count: countOf(next), href: address.queueHref(next.id) } : null
      }
    />
  )
  if (address.item !== null && !isBeside) {
    return (
      <DeskPage
        title={queue.one}
        parent={{ href: address.hrefOf({ item: null }), title: queue.title }}
        isFlush
        hints={hints}
      >
        {view}
      </DeskPage>
    )
  }
  return (
    <DeskPage
      title="صندوق پیام‌ها"
      isFlush
      hints={hints}
      tabs={
        <DeskTabs
          label="صف‌های صندوق"
          current={queue.id}
          tabs={queues.map(({ id, title }) => ({
            ...{ id, title, href: address.queueHref(id) },
            count: counts.data && (counts.data[id] ?? 0),
          }))}
        />
      }
      tools={
        <>
          <DeskSearch
            key={queue.id}
            label={`جستجو در ${queue.title}`}
            value={address.q}
            fieldRef={field}
            onSearch={(q) => address.filter({ q })}
          />
          <select
            className="desk-field w-40 shrink-0"
            data-filter
            aria-label="وضعیت"
            value={isOfQueue ? address.state : queue.states[0]?.id}
            onChange={(event) => address.filter({ state: event.target.value })}
          >
            {queue.states.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          {queue.id === 'tickets' && (
            <button
              type="button"
              aria-pressed={address.isMine}
              className="desk-button aria-pressed:border-acting aria-pressed:bg-acting-bg !h-[30px] phone:!h-11"
              onClick={() => address.filter({ mine: address.isMine ? null : '1' })}
            >
              برای من
            </button>
          )}
        </>
      }
    >
      {view}
    </DeskPage>
  )
}

const hint = (keys: string, title: string): DeskCommand => ({
  ...{ id: `hint-${keys}`, title, keys, group: '' },
  run: () => {},
})
const ALONG = [hint('KeyJ', 'بعدی'), hint('KeyK', 'قبلی')]
const REPLY = hint('KeyR', 'پاسخ')
const NOTE = hint('KeyN', 'یادداشت')
const MODERATE = [hint('KeyY', 'پذیرفتن'), hint('KeyD', 'نپذیرفتن')]

/** Printed at the foot where what is open has them. */
const HINTS: Record<Queue['id'], readonly DeskCommand[]> = {
  tickets: [
    ...ALONG,
    ...[REPLY, hint('KeyP', 'پاسخ آماده'), NOTE],
    ...[hint('KeyY', 'گام بعد مرجوعی'), hint('KeyU', 'مشتری و سفارش'), hint('KeyE', 'بستن')],
  ],
  returns: [...ALONG, NOTE, hint('KeyY', 'گام بعد')],
  comments: [...ALONG, ...MODERATE],
  questions: [...ALONG, REPLY, ...MODERATE],
  reports: [...ALONG, hint('KeyY', 'نشان دادن'), hint('KeyD', 'پنهان کردن')],
  messages: [...ALONG, REPLY, NOTE, hint('KeyE', 'رسیدگی شد')],
}
