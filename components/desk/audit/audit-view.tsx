'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { auditKeys } from '@/lib/client/desk/keys'
import { fetchAuditLog } from '@/lib/client/desk/staff'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { AuditEvent } from '@/lib/contract/desk/staff'
import { formatWeekday } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import type { Names } from './audit-changes'
import { AUDIT_COLUMNS, auditRow } from './audit-csv'
import { AuditEventRow } from './audit-event'
import { AUDIT_FILTERS, AuditFilterBar, auditQueryOf, type AuditFilters } from './audit-filters'
import { AuditUndo } from './audit-undo'
import { DeskButton } from '../ui/desk-button'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { useListAddress } from '../ui/list-tools'
import { saveCsv } from '../ui/save-file'

const PAGE_SIZE = 100
const CSV_PAGE = 500
const FROM_THE_NEWEST = 0

async function downloadCsv(filters: AuditFilters): Promise<void> {
  const rows = [AUDIT_COLUMNS]
  let beforeId: number | undefined
  for (;;) {
    const {
      events,
      names,
      has_more: hasMore,
    } = await fetchAuditLog({
      ...auditQueryOf(filters),
      ...(beforeId !== undefined && { before_id: String(beforeId) }),
      limit: CSV_PAGE,
    })
    rows.push(...events.map((event) => auditRow(event, names)))
    beforeId = events.at(-1)?.id
    if (!hasMore || beforeId === undefined) break
  }
  saveCsv('audit.csv', rows)
}

function titleOfDay(day: string): string {
  const { day: today } = toTehranTime()
  const date = formatWeekday(`${day}T12:00:00Z`)
  if (day === today) return `امروز، ${date}`
  return day === addDays(today, -1) ? `دیروز، ${date}` : date
}

function AuditDays({ events, names }: { events: readonly AuditEvent[]; names: Names }) {
  const days = new Map<string, AuditEvent[]>()
  for (const event of events) {
    const { day } = toTehranTime(new Date(event.created_at))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, own]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2
        id={`day-${day}`}
        className="bg-sunk text-note sticky top-0 z-[1] border-b border-line px-4 py-1.5 text-[12px] font-medium"
      >
        {titleOfDay(day)}
      </h2>
      <ul>
        {own.map((event) => (
          <AuditEventRow
            key={event.id}
            event={event}
            names={names}
            action={<AuditUndo event={event} newer={events} />}
          />
        ))}
      </ul>
    </section>
  ))
}

/** Who did what to which thing, newest first, as sentences that open to their fields. */
export function AuditView() {
  const address = useListAddress()
  const [isDownloading, setIsDownloading] = useState(false)
  const filters: AuditFilters = {
    q: address.get('q'),
    staff_id: address.get('staff_id'),
    action: address.get('action'),
    subject: address.get('subject'),
    from: address.get('from'),
    to: address.get('to'),
  }
  const clear = () => address.set(Object.fromEntries(AUDIT_FILTERS.map((name) => [name, ''])))
  const query = auditQueryOf(filters)
  const log = useInfiniteQuery({
    queryKey: [...auditKeys.all, query],
    initialPageParam: FROM_THE_NEWEST,
    queryFn: ({ pageParam, signal }) =>
      fetchAuditLog(
        {
          ...query,
          ...(pageParam !== FROM_THE_NEWEST && { before_id: String(pageParam) }),
          limit: PAGE_SIZE,
        },
        signal,
      ),
    getNextPageParam: (last) => (last.has_more ? last.events.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      events: pages.flatMap(({ events }) => events),
      names: Object.fromEntries(pages.flatMap(({ names }) => Object.entries(names))),
    }),
  })
  const download = async () => {
    setIsDownloading(true)
    try {
      await downloadCsv(filters)
    } catch (error) {
      void notify.error(getErrorMessage(error))
    } finally {
      setIsDownloading(false)
    }
  }
  const hasFilters = Object.values(filters).some(Boolean)
  return (
    <DeskPage
      title="گزارش رویدادها"
      lead="پاک‌شدنی نیست"
      needs="audit.read"
      isFlush
      actions={
        <DeskButton isBusy={isDownloading} onClick={() => void download()}>
          بارگیری <bdi dir="ltr">CSV</bdi>
        </DeskButton>
      }
      tools={
        <AuditFilterBar
          filters={filters}
          names={log.data?.names ?? {}}
          onChange={address.set}
          onClear={clear}
        />
      }
    >
      <DeskQuery query={log} what="گزارش رویدادها">
        {({ events, names }) =>
          events.length === 0 ? (
            <DeskState
              title={hasFilters ? 'با این فیلترها رویدادی نیست' : 'هنوز رویدادی ثبت نشده است'}
              text={
                hasFilters
                  ? 'یکی از فیلترها را بردارید.'
                  : 'هر ورود و هر تغییر میز کار این‌جا می‌ماند.'
              }
              action={hasFilters && <DeskButton onClick={clear}>برداشتن فیلترها</DeskButton>}
            />
          ) : (
            <div
              role="region"
              aria-label="رویدادها"
              tabIndex={0}
              className="min-h-0 flex-1 overflow-auto"
            >
              <AuditDays events={events} names={names} />
              {log.hasNextPage && (
                <p className="p-4 text-center">
                  <DeskButton
                    isBusy={log.isFetchingNextPage}
                    onClick={() => void log.fetchNextPage()}
                  >
                    رویدادهای پیش‌تر
                  </DeskButton>
                </p>
              )}
            </div>
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
