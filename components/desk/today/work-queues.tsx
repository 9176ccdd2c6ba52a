import type { ComponentType } from 'react'
import { cn } from '@/components/ui/cn'
import { MailIcon, ReturnIcon, TicketIcon } from '@/components/ui/account-icons'
import { BagIcon, StarIcon } from '@/components/ui/icons'
import { TruckIcon } from '@/components/ui/shop-icons'
import type { IconProps } from '@/components/ui/icon'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { WorkQueue, WorkQueueName } from '@/lib/contract/desk/today'
import { formatNumber } from '@/lib/persian/money'
import { HOUR_MS } from '@/lib/persian/durations'
import { type DeskCommand, useCommands } from '../ui/desk-commands'
import { CardIcon, ProductIcon, StockIcon } from '../ui/desk-icons'
import { useDeskRouter } from '../ui/desk-router'
import { KeyHint } from '../ui/key-hint'
import { formatSpan } from '../orders/step-deadline'

type QueueWords = { title: string; href: string; icon: ComponentType<IconProps> }

const QUEUES: Record<WorkQueueName, QueueWords> = {
  confirm: { title: 'برای تأیید', href: `${deskPaths.orders}?tab=paid`, icon: BagIcon },
  send: { title: 'برای ارسال', href: `${deskPaths.orders}?tab=to_send`, icon: ProductIcon },
  in_transit: {
    title: 'در راه مشتری',
    href: `${deskPaths.orders}?tab=in_transit`,
    icon: TruckIcon,
  },
  returns: { title: 'مرجوعی', href: `${deskPaths.inbox}?queue=returns`, icon: ReturnIcon },
  tickets: { title: 'تیکت بی‌پاسخ', href: `${deskPaths.inbox}?queue=tickets`, icon: TicketIcon },
  messages: { title: 'پیام تماس', href: `${deskPaths.inbox}?queue=messages`, icon: MailIcon },
  reviews: { title: 'دیدگاه و پرسش', href: `${deskPaths.inbox}?queue=comments`, icon: StarIcon },
  stock: { title: 'رو به پایان', href: `${deskPaths.products}?tab=low`, icon: StockIcon },
  transfers: { title: 'برای واریز', href: `${deskPaths.orders}?refund_due=true`, icon: CardIcon },
}
export const queueHref = (name: WorkQueueName) => QUEUES[name].href

const SOON = 2 * HOUR_MS

type Mark = { text: string; tone: 'late' | 'soon' | 'calm' }

/** What is wrong with a queue, or that nothing is. */
function markOf({ name, count, overdue, next_due_at: nextDue }: WorkQueue, now: number): Mark {
  if (name === 'stock') {
    return overdue > 0
      ? { text: `${formatNumber(overdue)} تمام‌شده`, tone: 'late' }
      : { text: 'هیچ‌کدام تمام نشده', tone: count > 0 ? 'soon' : 'calm' }
  }
  if (overdue > 0) return { text: `${formatNumber(overdue)} دیرکرد`, tone: 'late' }
  const left = nextDue === null ? null : new Date(nextDue).getTime() - now
  if (left !== null && left < SOON)
    return { text: `تا ${formatSpan(Math.max(left, 0))} دیگر`, tone: 'soon' }
  const hasDeadline = name !== 'transfers'
  return { text: count > 0 && hasDeadline ? 'در مهلت' : '', tone: 'calm' }
}

function oldestOf({ name, count, oldest_at: oldest }: WorkQueue, now: number): string {
  if (name === 'stock') return count > 0 ? 'کالای کم‌موجودی' : 'همه به‌اندازه هست'
  if (oldest === null) return 'چیزی نیست'
  // The unit stays on the line of its number.
  return `قدیمی‌ترین: ${formatSpan(now - new Date(oldest).getTime()).replace(' ', '\u00a0')}`
}

const FILLS = { late: 'bg-late', soon: 'bg-soon', calm: 'bg-acting' }

/** How much of a queue is late; a queue in time is whole in its own colour. */
function shareOf({ name, count, overdue }: WorkQueue): number {
  const whole = name === 'stock' ? count + overdue : count
  if (whole === 0) return 0
  return overdue > 0 ? overdue / whole : 1
}

const INKS = { late: 'text-late-ink', soon: 'text-soon-ink', calm: 'text-note' }

/** What waits, each queue with its number key. */
export function WorkQueues({ queues, now }: { queues: readonly WorkQueue[]; now: number }) {
  const router = useDeskRouter()
  useCommands(
    queues.map(({ name }, at): DeskCommand => {
      const { title, href } = QUEUES[name]
      const own = { id: `queue-${name}`, title: `صف ${title}`, group: 'امروز' }
      return { ...own, keys: `Digit${at + 1}`, run: () => router.push(href) }
    }),
  )
  return (
    <ul
      aria-label="صف‌ها"
      className="desk-card grid shrink-0 auto-cols-fr grid-cols-3 overflow-hidden lg:grid-flow-col lg:grid-cols-none"
    >
      {queues.map((queue, at) => {
        const { title, href, icon: Icon } = QUEUES[queue.name]
        const { text, tone } = markOf(queue, now)
        return (
          <li key={queue.name} className="border-hair -mb-px border-b border-e last:border-e-0">
            <Link href={href} className="hover:bg-hover block min-h-11 px-3 py-2.5 phone:px-2.5">
              <span className="text-note flex items-center gap-1.5">
                <Icon size={16} className="shrink-0 lg:hidden xl:block phone:hidden" />
                <span className="min-w-0 flex-1 truncate lg:text-[12px]">{title}</span>
                <span className="phone:hidden">
                  <KeyHint keys={`Digit${at + 1}`} />
                </span>
              </span>{' '}
              <b className="block text-[21px] font-extrabold leading-8">
                {formatNumber(queue.count)}
              </b>
              <span
                aria-hidden="true"
                className="bg-hair my-1 block h-1 overflow-hidden rounded-full"
              >
                <span
                  className={cn(
                    'block h-full rounded-full forced-colors:bg-[CanvasText]',
                    FILLS[tone],
                  )}
                  style={{ width: `${Math.round(shareOf(queue) * 100)}%` }}
                />
              </span>
              <span className="flex flex-wrap justify-between gap-x-2 text-[12px]">
                <span className={cn('text-note', text && 'phone:hidden')}>
                  {oldestOf(queue, now)}
                </span>{' '}
                <span className={INKS[tone]}>{text}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
