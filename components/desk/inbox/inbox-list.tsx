'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { BESIDE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskQuery, DeskState } from '../ui/desk-states'
import type { InboxAddress } from './inbox-address'
import { StepDeadline } from '../orders/step-deadline'

/** `tag` is a few words beside the name, such as the status of a return. */
export type InboxEntry = {
  key: string
  title: string
  who: string
  at: string
  /** By when it should be answered. */
  dueAt?: string | null
  tag?: string
  code?: string
}

/** Another queue in which something waits. */
export type NextQueue = { title: string; count: number; href: string }

export type QueueProps = { address: InboxAddress; next: NextQueue | null }

type InboxListProps<Data> = {
  address: InboxAddress
  query: UseQueryResult<Data>
  /** As «فهرست تیکت‌ها». */
  what: string
  entries: readonly InboxEntry[]
  /** How many pages the list has. */
  pages: number
  emptyTitle: string
  next: NextQueue | null
  /** What was chosen, and what opens the one after it once it is done. */
  children: (key: string, openNext: () => void) => ReactNode
}

/** One queue: its list, which `J` and `K` go along, beside what is open. */
export function InboxList<Data>(props: InboxListProps<Data>) {
  const { address, query, what, entries, pages, emptyTitle, next, children } = props
  const { page, q, hrefOf, replace } = address
  const isBeside = useMediaQuery(BESIDE_SCREEN)
  const list = `${address.state} ${address.isMine} ${page} ${q}`
  // Stays when the list is read anew, so that no thread changes under the hand that answers it.
  const [first, setFirst] = useState<{ list: string; key: string | null }>()
  const item = address.item ?? (isBeside && first?.list === list ? first.key : null)
  if (address.item === null && first?.list !== list && !query.isPlaceholderData && entries[0]) {
    setFirst({ list, key: entries[0].key })
  }
  const index = entries.findIndex(({ key }) => key === item)
  const open = (entry: InboxEntry | undefined) => {
    if (!entry) setFirst({ list, key: null })
    replace({ item: entry?.key ?? null })
  }
  const openNeighbour = (by: 1 | -1) => {
    const neighbour = entries[index === -1 ? 0 : index + by]
    if (neighbour) open(neighbour)
  }
  const group = 'صندوق پیام‌ها'
  const along: DeskCommand[] = [
    { ...{ id: 'next-item', title: 'مورد بعد', group, keys: 'KeyJ' }, run: () => openNeighbour(1) },
    {
      ...{ id: 'former-item', title: 'مورد قبل', group, keys: 'KeyK' },
      run: () => openNeighbour(-1),
    },
  ]
  useCommands(entries.length > 0 ? along : [])
  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={what}
        className={cn(
          'flex w-full shrink-0 flex-col overflow-y-auto border-line bg-paper md:w-64 md:border-e lg:w-[312px]',
          item !== null && 'hidden md:flex',
        )}
      >
        <DeskQuery query={query} what={what}>
          {() =>
            entries.length === 0 ? (
              <DeskState
                title={q ? 'با این جستجو چیزی نیست' : emptyTitle}
                text={q ? <MixedText>{`جستجو: ${q}`}</MixedText> : 'تازه‌ها این‌جا می‌آیند.'}
                action={
                  q ? (
                    <DeskButton onClick={() => address.filter({ q: null })}>
                      برداشتن جستجو
                    </DeskButton>
                  ) : (
                    next && <NextQueueLink next={next} className="md:hidden" />
                  )
                }
              />
            ) : (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.key} className="border-hair border-b">
                    <Link
                      href={hrefOf({ item: entry.key })}
                      aria-current={entry.key === item ? 'true' : undefined}
                      className={cn(
                        'hover:bg-hover grid gap-0.5 border-s-[3px] px-4 py-2.5',
                        entry.key === item ? 'bg-acting-bg border-acting' : 'border-transparent',
                      )}
                    >
                      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                        <b className="font-semibold">
                          <MixedText>{entry.who || 'بی‌نام'}</MixedText>
                        </b>
                        <time dateTime={entry.at} className="text-note text-[12px]">
                          {formatDateTime(entry.at)}
                        </time>
                      </span>
                      <span className="line-clamp-2 text-ink-700" dir="auto">
                        {entry.tag && <span className="text-note">{entry.tag} · </span>}
                        <MixedText>{entry.title}</MixedText>
                        {entry.code && (
                          <>
                            {' '}
                            <bdi dir="ltr">{persianDigits(entry.code)}</bdi>
                          </>
                        )}
                      </span>
                      {entry.dueAt && (
                        <StepDeadline
                          since={entry.at}
                          dueAt={entry.dueAt}
                          now={query.dataUpdatedAt}
                        />
                      )}
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
              <Link className="desk-button" href={hrefOf({ page: page - 1, item: null })}>
                صفحهٔ قبل
              </Link>
            )}
            {page < pages && (
              <Link className="desk-button ms-auto" href={hrefOf({ page: page + 1, item: null })}>
                صفحهٔ بعد
              </Link>
            )}
          </nav>
        )}
      </section>
      <div
        className={cn(
          'min-h-0 min-w-0 flex-1 flex-col bg-ground',
          item === null ? 'hidden md:flex' : 'flex',
        )}
      >
        {item === null ? (
          <DeskState
            title="چیزی باز نیست"
            text={
              entries.length > 0
                ? 'یکی را از فهرست باز کنید.'
                : next && `کار بعدی در صف «${next.title}» است.`
            }
            action={entries.length === 0 && next && <NextQueueLink next={next} />}
          />
        ) : (
          children(item, () => open(entries[index + 1] ?? entries[index - 1]))
        )}
      </div>
    </div>
  )
}

function NextQueueLink({ next, className }: { next: NextQueue; className?: string }) {
  return (
    <Link href={next.href} className={cn('desk-button', className)}>
      {next.title} · {formatNumber(next.count)} مورد
    </Link>
  )
}
