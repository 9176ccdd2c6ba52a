'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { AlertIcon, RetryIcon, SearchIcon } from '@/components/ui/icons'
import { InfoIcon } from '@/components/ui/page-icons'
import Link from '@/components/ui/link'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { formatDateTime } from '@/lib/persian/dates'
import { DeskButton } from './desk-button'
import { currentCommands, PALETTE_ID, useCommands } from './desk-commands'
import { KeyHint } from './key-hint'

type DeskStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  tone?: 'calm' | 'late'
}

/** What stands where there is nothing to list: what would be here, and the one step on. */
export function DeskState({ title, text, action, tone = 'calm' }: DeskStateProps) {
  const Mark = tone === 'late' ? AlertIcon : InfoIcon
  return (
    <div
      role={tone === 'late' ? 'alert' : 'status'}
      className="grid justify-items-center gap-2 px-5 py-14 text-center"
    >
      <Mark size={26} className={tone === 'late' ? 'text-late-ink' : 'text-note'} />
      <h2 className="text-[14px] font-bold">{title}</h2>
      {text && <p className="text-note max-w-[46ch] text-balance">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** Of what an address names and the shop has not: its list, and the search over everything. */
export function NotFoundState({
  title,
  text,
  list,
}: {
  title: string
  text: string
  list: { href: string; title: string }
}) {
  return (
    <DeskState
      title={title}
      text={text}
      action={
        <>
          <Link href={list.href} className="desk-button desk-button-primary">
            {list.title}
          </Link>
          <DeskButton
            onClick={() =>
              currentCommands()
                .find(({ id }) => id === PALETTE_ID)
                ?.run()
            }
          >
            <SearchIcon size={16} />
            جستجو
            <KeyHint keys="Mod+KeyK" />
          </DeskButton>
        </>
      }
    />
  )
}

/** A link to what the role lacks says who can; what leads there is absent for them anyway. */
export function NoRight() {
  return (
    <DeskState
      title="نقش شما این بخش را ندارد"
      text="اگر برای کارتان لازم است، از مدیر فروشگاه بخواهید آن را به نقش شما بیفزاید."
    />
  )
}

type RowsSkeletonProps = {
  rows?: number
  /** Of the rows that it stands for. */
  rowHeight?: number
  className?: string
}

/** Drawn after 200 ms, so that a quick answer shows no flicker. */
export function RowsSkeleton({ rows = 12, rowHeight = 40, className }: RowsSkeletonProps) {
  return (
    <div
      role="status"
      className={cn(
        // As wide as what it stands in, and no wider: its bars have widths of their own.
        'min-w-0 animate-fade-in overflow-hidden [animation-delay:200ms] [animation-fill-mode:backwards]',
        className,
      )}
    >
      <span className="sr-only">در حال آماده شدن…</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="border-hair flex items-center gap-4 border-b px-4"
          style={{ height: rowHeight }}
          aria-hidden="true"
        >
          <span className="bg-hair h-2.5 w-20 rounded" />
          <span className="bg-hair h-2.5 w-32 rounded" />
          <span className="bg-hair ms-auto h-2.5 w-24 rounded" />
        </div>
      ))}
    </div>
  )
}

type DeskQueryProps<Data> = {
  query: UseQueryResult<Data>
  /** What was asked for, as «فهرست سفارش‌ها». */
  what: string
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Loading, refused, failed, or there; what was read before stays in view with its time when the next reading fails. */
export function DeskQuery<Data>({ query, what, skeleton, children }: DeskQueryProps<Data>) {
  const { data, error, isPending, isFetching, dataUpdatedAt } = query
  if (hasErrorCode(error, 'permission_denied')) return <NoRight />
  const retry = (
    <DeskButton onClick={() => void query.refetch()} isBusy={isFetching}>
      <RetryIcon size={16} />
      تلاش دوباره
    </DeskButton>
  )
  if (data !== undefined) {
    return (
      <>
        {error && (
          <div
            role="alert"
            className="bg-soon-bg text-soon-ink m-3 flex flex-wrap items-center gap-3 rounded-[10px] px-3 py-2"
          >
            <p className="grow">
              {what} تازه نشد. آنچه می‌بینید از {formatDateTime(new Date(dataUpdatedAt))} است.
            </p>
            {retry}
          </div>
        )}
        {children(data)}
      </>
    )
  }
  if (isPending) return skeleton ?? <RowsSkeleton />
  return (
    <DeskState
      tone="late"
      title={`${what} نیامد`}
      text={`${getErrorMessage(error)} چیزی از دست نرفته است.`}
      action={<RetryButton isBusy={isFetching} onRetry={() => void query.refetch()} />}
    />
  )
}

/** With a key of its own, as nothing else on the page has one then. */
function RetryButton({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  useCommands([{ id: 'retry', title: 'تلاش دوباره', group: 'فهرست', keys: 'KeyR', run: onRetry }])
  return (
    <DeskButton variant="primary" onClick={onRetry} isBusy={isBusy}>
      <RetryIcon size={16} />
      تلاش دوباره
      <KeyHint keys="KeyR" />
    </DeskButton>
  )
}
