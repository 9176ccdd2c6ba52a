'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { staffTicketsQuery } from '@/lib/client/desk/tickets'
import type { StaffTicket } from '@/lib/contract/desk/tickets'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { useCommands, type DeskCommand } from './desk-commands'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { TicketThread } from './ticket-thread'

const TABS = [
  { status: 'open', title: 'منتظر پاسخ' },
  { status: 'answered', title: 'پاسخ داده‌شده' },
  { status: 'closed', title: 'بسته' },
] as const

/** The tickets of customers: the list, the thread of the one chosen, and whose it is. */
export function InboxView() {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const canAnswer = useCan('inbox.answer')
  const { status } = TABS.find((one) => one.status === search.get('tab')) ?? TABS[0]
  const page = Number(search.get('page') ?? 1) || 1
  const chosen = Number(search.get('ticket')) || null
  const query = useQuery({
    ...staffTicketsQuery({ status, page: String(page) }),
    enabled: canAnswer,
  })
  const tickets = query.data?.tickets ?? []
  const hrefOf = (values: { ticket?: number | undefined; page?: number }) => {
    const next = new URLSearchParams({ tab: status })
    const nextPage = values.page ?? page
    if (nextPage > 1) next.set('page', String(nextPage))
    if (values.ticket !== undefined) next.set('ticket', String(values.ticket))
    return `${pathname}?${next}`
  }
  const index = tickets.findIndex(({ id }) => id === chosen)
  const open = (ticket: StaffTicket | undefined) =>
    router.replace(hrefOf({ ticket: ticket?.id }), { scroll: false })
  const openNeighbour = (by: 1 | -1) => {
    const neighbour = tickets[index === -1 ? 0 : index + by]
    if (neighbour) open(neighbour)
  }
  const hints: DeskCommand[] = [
    {
      id: 'next-ticket',
      title: 'تیکت بعد',
      group: 'صندوق پیام‌ها',
      keys: 'KeyJ',
      run: () => openNeighbour(1),
    },
    {
      id: 'former-ticket',
      title: 'تیکت قبل',
      group: 'صندوق پیام‌ها',
      keys: 'KeyK',
      run: () => openNeighbour(-1),
    },
  ]
  useCommands(hints)
  const pages = query.data?.total ?? 0
  return (
    <DeskPage
      title="صندوق پیام‌ها"
      needs="inbox.answer"
      isFlush
      hints={hints}
      tabs={
        <nav
          aria-label="وضعیت تیکت‌ها"
          className="flex h-[42px] shrink-0 items-stretch gap-0.5 overflow-x-auto border-b border-line px-3.5 phone:h-[46px]"
        >
          {TABS.map((one) => (
            <Link
              key={one.status}
              href={`${pathname}?tab=${one.status}`}
              aria-current={one.status === status ? 'page' : undefined}
              className={cn(
                'flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium',
                one.status === status
                  ? 'border-acting font-semibold text-ink-900'
                  : 'text-note border-transparent',
              )}
            >
              {one.title}{' '}
              <span className="text-[12px]">
                {query.data && formatNumber(query.data.counts[one.status] ?? 0)}
              </span>
            </Link>
          ))}
        </nav>
      }
    >
      <div className="flex min-h-0 flex-1">
        <section
          aria-label="فهرست تیکت‌ها"
          className={cn(
            'flex w-[312px] shrink-0 flex-col overflow-y-auto border-e border-line phone:w-full phone:border-e-0',
            chosen !== null && 'phone:hidden',
          )}
        >
          <DeskQuery query={query} what="فهرست تیکت‌ها">
            {() =>
              tickets.length === 0 ? (
                <DeskState
                  title={status === 'open' ? 'تیکتی منتظر پاسخ نیست' : 'تیکتی در این وضعیت نیست'}
                  text="پیام تازهٔ مشتری که برسد، این‌جا می‌آید."
                />
              ) : (
                <ul>
                  {tickets.map((ticket) => (
                    <li key={ticket.id} className="border-hair border-b">
                      <Link
                        href={hrefOf({ ticket: ticket.id })}
                        aria-current={ticket.id === chosen ? 'true' : undefined}
                        className={cn(
                          'hover:bg-hover block border-s-[3px] px-4 py-2.5',
                          ticket.id === chosen ? 'bg-hover border-acting' : 'border-transparent',
                        )}
                      >
                        <span className="block font-semibold">
                          <MixedText>{ticket.subject}</MixedText>
                        </span>
                        <span className="text-note flex flex-wrap justify-between gap-x-3 text-[12px]">
                          <MixedText>{ticket.customer_name || 'بی‌نام'}</MixedText>
                          <time dateTime={ticket.updated_at}>
                            {formatDateTime(ticket.updated_at)}
                          </time>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )
            }
          </DeskQuery>
          {pages > 1 && (
            <nav aria-label="صفحه‌های فهرست" className="flex justify-between p-3.5">
              {page > 1 && (
                <Link className="desk-button" href={hrefOf({ page: page - 1 })}>
                  صفحهٔ قبل
                </Link>
              )}
              {page < pages && (
                <Link className="desk-button ms-auto" href={hrefOf({ page: page + 1 })}>
                  صفحهٔ بعد
                </Link>
              )}
            </nav>
          )}
        </section>
        <div
          className={cn('flex min-h-0 min-w-0 flex-1 flex-col', chosen === null && 'phone:hidden')}
        >
          {chosen === null ? (
            <DeskState title="تیکتی انتخاب نشده است" text="یکی را از فهرست باز کنید." />
          ) : (
            <>
              <Link
                href={hrefOf({})}
                className="desk-button m-3 hidden self-start phone:inline-flex"
              >
                بازگشت به فهرست
              </Link>
              <TicketThread
                key={chosen}
                id={chosen}
                onAnswered={() => open(tickets[index + 1] ?? tickets[index - 1])}
              />
            </>
          )}
        </div>
      </div>
    </DeskPage>
  )
}
