'use client'

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { MixedText } from '@/components/ui/mixed-text'
import { fetchAuditLog, staffQuery } from '@/lib/client/desk/staff'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { AuditEvent } from '@/lib/contract/desk/staff'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { fromJalali, toJalali } from '@/lib/persian/jalali'
import { foldDigits } from '@/lib/persian/digits'
import { useCan } from './desk-member'
import { describeAction, describeSubject } from './audit-words'
import { DeskButton } from './desk-button'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { DeskTable, type DeskColumn } from './desk-table'
import { saveCsv } from './save-file'

const PAGE_SIZE = 100
const CSV_PAGE = 500

type Filters = { staff_id: string; from: string; to: string; subject: string }

const columns: DeskColumn<AuditEvent>[] = [
  { id: 'at', header: 'زمان', cell: ({ created_at: at }) => formatDateTime(at) },
  {
    id: 'who',
    header: 'چه کسی',
    cell: (event) => (
      <b className="font-semibold">
        <MixedText>{event.actor_name || 'ناشناس'}</MixedText>
      </b>
    ),
  },
  { id: 'action', header: 'چه کرد', cell: ({ action }) => describeAction(action) },
  { id: 'subject', header: 'روی چه', cell: ({ subject }) => describeSubject(subject) },
  {
    id: 'change',
    header: 'پیش و پس',
    className: 'max-w-[28rem] overflow-hidden text-ellipsis',
    cell: (event) => <Change event={event} />,
  },
  {
    id: 'from',
    header: 'از کجا',
    cell: ({ ip, device }) => (
      <>
        <bdi dir="ltr">{persianDigits(ip)}</bdi>{' '}
        <span className="text-note">
          <MixedText>{device}</MixedText>
        </span>
      </>
    ),
  },
]

function Change({ event: { before, after } }: { event: AuditEvent }) {
  const text = (value: unknown) => (value === null ? '' : JSON.stringify(value))
  if (before === null && after === null) return null
  return (
    <details>
      <summary className="text-note cursor-pointer truncate">
        <bdi dir="ltr" className="digits-fa">
          {text(after ?? before).slice(0, 60)}
        </bdi>
      </summary>
      <dl className="digits-fa whitespace-pre-wrap break-all py-1 text-[12px]">
        <dt className="text-note">پیش</dt>
        <dd dir="ltr" className="text-end">
          {text(before) || '-'}
        </dd>
        <dt className="text-note">پس</dt>
        <dd dir="ltr" className="text-end">
          {text(after) || '-'}
        </dd>
      </dl>
    </details>
  )
}

/** ۱۴۰۵/۹/۲ of the field to the day that the call takes; undefined while it is no day. */
function parseDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(foldDigits(text)) ?? []
  if (!year || !month || !day) return undefined
  return fromJalali({ year: Number(year), month: Number(month), day: Number(day) }) ?? undefined
}

function queryOf({ staff_id: staffId, from, to, subject }: Filters) {
  return {
    ...(staffId && { staff_id: staffId }),
    ...(parseDay(from) && { from: parseDay(from) }),
    ...(parseDay(to) && { to: parseDay(to) }),
    ...(subject && { subject }),
  }
}

async function downloadCsv(filters: Filters): Promise<void> {
  const rows = [['زمان', 'چه کسی', 'کار', 'موضوع', 'پیش', 'پس', 'نشانی اینترنتی', 'دستگاه']]
  let beforeId: number | undefined
  for (;;) {
    const { events, has_more: hasMore } = await fetchAuditLog({
      ...queryOf(filters),
      ...(beforeId !== undefined && { before_id: String(beforeId) }),
      limit: CSV_PAGE,
    })
    for (const event of events) {
      const { created_at: at, actor_name: who, action, subject, before, after, ip, device } = event
      const values = [before, after].map((value) => (value === null ? '' : JSON.stringify(value)))
      const { year, month, day } = toJalali(at.slice(0, 10))
      rows.push([`${year}/${month}/${day} ${at}`, who, action, subject, ...values, ip, device])
    }
    beforeId = events.at(-1)?.id
    if (!hasMore || beforeId === undefined) break
  }
  saveCsv('audit.csv', rows)
}

export function AuditView() {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const [isDownloading, setIsDownloading] = useState(false)
  const canSeeStaff = useCan('staff.manage')
  const staff = useQuery({ ...staffQuery, enabled: canSeeStaff })
  const read = (name: keyof Filters) => search.get(name) ?? ''
  const filters: Filters = {
    staff_id: read('staff_id'),
    from: read('from'),
    to: read('to'),
    subject: read('subject'),
  }
  const setFilter = (name: keyof Filters, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    router.replace(next.size > 0 ? `${pathname}?${next}` : pathname, { scroll: false })
  }
  const query = queryOf(filters)
  const log = useInfiniteQuery({
    queryKey: ['desk', 'audit', query],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchAuditLog(
        {
          ...query,
          ...(pageParam !== undefined && { before_id: String(pageParam) }),
          limit: PAGE_SIZE,
        },
        signal,
      ),
    getNextPageParam: (last) => (last.has_more ? last.events.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
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
        <>
          {staff.data && (
            <select
              className="desk-field w-40 shrink-0"
              aria-label="چه کسی"
              value={filters.staff_id}
              onChange={(event) => setFilter('staff_id', event.target.value)}
            >
              <option value="">همهٔ کارکنان</option>
              {staff.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {(
            [
              ['from', 'از روز'],
              ['to', 'تا روز'],
            ] as const
          ).map(([name, label]) => (
            <input
              key={name}
              className="desk-field w-36 shrink-0"
              aria-label={label}
              placeholder={`${label}، ۱۴۰۵/۹/۱`}
              defaultValue={filters[name]}
              aria-invalid={Boolean(filters[name] && !parseDay(filters[name])) || undefined}
              onChange={(event) => setFilter(name, event.target.value)}
            />
          ))}
          {hasFilters && (
            <DeskButton variant="plain" onClick={() => router.replace(pathname)}>
              پاک کردن
            </DeskButton>
          )}
        </>
      }
    >
      <DeskQuery query={log} what="گزارش رویدادها">
        {(events) =>
          events.length === 0 ? (
            <DeskState
              title={hasFilters ? 'با این فیلترها رویدادی نیست' : 'هنوز رویدادی ثبت نشده است'}
              text={
                hasFilters
                  ? 'یکی از فیلترها را بردارید.'
                  : 'هر ورود و هر تغییر میز کار این‌جا می‌ماند.'
              }
              action={
                hasFilters && (
                  <DeskButton onClick={() => router.replace(pathname)}>برداشتن فیلترها</DeskButton>
                )
              }
            />
          ) : (
            <DeskTable
              label="رویدادها"
              rows={events}
              columns={columns}
              getId={({ id }) => id}
              getName={({ action }) => describeAction(action)}
              card={(event) => (
                <span className="grid gap-0.5">
                  <span className="flex justify-between gap-2">
                    <b className="font-semibold">{event.actor_name || 'ناشناس'}</b>
                    <span className="text-note">{formatDateTime(event.created_at)}</span>
                  </span>
                  <span>
                    {describeAction(event.action)} {describeSubject(event.subject)}
                  </span>
                </span>
              )}
              more={{
                hasMore: log.hasNextPage,
                isLoading: log.isFetchingNextPage,
                load: () => void log.fetchNextPage(),
              }}
            />
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
