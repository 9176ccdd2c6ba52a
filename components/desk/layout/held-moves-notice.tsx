'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import {
  getCurrentSecond,
  getServerSecond,
  subscribeToSeconds,
} from '@/components/ui/seconds-clock'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { isReturn } from '@/lib/domain/order-statuses'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { AdvanceReport } from '../orders/advance-report'
import { DeskButton } from '../ui/desk-button'
import { HOLD_MS, type MoveFailure, type OrderMove } from '../ui/held-moves'
import { useHeldMoves, useHeldMovesState, useTakeBack } from '../ui/held-moves-provider'
import { KeyHint } from '../ui/key-hint'

/** What is to become of orders unless it is taken back, and why what was sent did not come about. */
export function HeldMovesNotice() {
  const { held, queued, failures, report } = useHeldMovesState()
  /** Without a line nothing counts down: the last one can be taken back until it is sent. */
  const last = held ?? queued.at(-1) ?? null
  const { dismiss, closeReport } = useHeldMoves()
  return (
    <>
      <div
        data-desk-notice={last || failures.length > 0 ? '' : undefined}
        className="sticky bottom-0 z-10 shrink-0 print:hidden"
      >
        {/* For its seconds it covers the foot of the page, which keeps its place; a phone has none. */}
        <div className="relative desk:h-0">
          <div
            className={cn(
              'bg-acting-bg text-acting-ink flex items-center gap-3 desk:absolute desk:inset-x-0 desk:bottom-0',
              last && 'border-t border-line px-4 py-1.5 desk:h-8 desk:py-0',
            )}
          >
            {/* Read out once: what counts down is for the eye alone. */}
            <p role="status" className="min-w-0 flex-1 font-semibold desk:truncate">
              {held && <HeldText key={held.until} moves={held.moves} />}
              {last && !held && <HeldText moves={last.moves} isQueued />}
            </p>
            {held && <SecondsLeft key={held.until} until={held.until} />}
            {last && <TakeBackButton />}
          </div>
        </div>
        {failures.map((failure) => (
          <Failure
            key={failure.moves.map(({ id, from }) => `${id} ${from}`).join()}
            failure={failure}
            onClose={() => dismiss(failure)}
          />
        ))}
      </div>
      <AdvanceReport result={report} onClose={closeReport} />
    </>
  )
}

function OrderCode({ code }: { code: string }) {
  return <bdi dir="ltr">{persianDigits(code)}</bdi>
}

function HeldText({ moves, isQueued }: { moves: readonly OrderMove[]; isQueued?: boolean }) {
  const [first] = moves
  if (!first) return null
  const isOneTarget = moves.every(({ to }) => to === first.to)
  return (
    <>
      {moves.length === 1 ? (
        <>
          {isReturn(first.to) ? 'مرجوعی' : 'سفارش'} <OrderCode code={first.code} />
        </>
      ) : (
        `${persianDigits(moves.length)} سفارش`
      )}{' '}
      {isQueued && 'پس از وصل شدن '}به {isOneTarget ? `«${STATUS_TITLES[first.to]}»` : 'گام بعد'}{' '}
      می‌رود
      <span className="sr-only">
        {isQueued
          ? '؛ تا آن زمان با کلید Z برمی‌گردد.'
          : `؛ تا ${persianDigits(HOLD_MS / 1000)} ثانیه با کلید Z برمی‌گردد.`}
      </span>
    </>
  )
}

function SecondsLeft({ until }: { until: number }) {
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const left = Math.ceil(until / 1000) - (now ?? 0)
  return (
    <span aria-hidden="true" className="shrink-0 text-[12px] tabular-nums">
      {persianDigits(Math.min(Math.max(left, 0), HOLD_MS / 1000))} ثانیه
      <span className="bg-acting animate-drain absolute inset-x-0 top-0 h-0.5 origin-left motion-reduce:hidden rtl:origin-right" />
    </span>
  )
}

/** Gives the focus back to where it came from when it goes. */
function TakeBackButton() {
  const takeBack = useTakeBack()
  const button = useRef<HTMLButtonElement>(null)
  const former = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) former.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <DeskButton
      ref={button}
      className="desk:!h-[26px]"
      aria-keyshortcuts="Z"
      onClick={takeBack}
      onFocus={({ relatedTarget }: FocusEvent) => {
        former.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      }}
    >
      برگرداندن
      <KeyHint keys="KeyZ" />
    </DeskButton>
  )
}

function Failure({ failure, onClose }: { failure: MoveFailure; onClose: () => void }) {
  const { moves, text } = failure
  const [first, ...others] = moves
  if (!first) return null
  return (
    <p
      role="alert"
      className="bg-late-bg text-late-ink flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-1.5"
    >
      <span className="min-w-0 flex-1">
        {others.length > 0 ? (
          `${persianDigits(moves.length)} سفارش پیش نرفت: `
        ) : (
          <>
            {isReturn(first.to) ? 'مرجوعی' : 'سفارش'}{' '}
            <Link href={deskPaths.order(first.id)} className="font-semibold underline">
              <OrderCode code={first.code} />
            </Link>{' '}
            سر جایش برگشت:{' '}
          </>
        )}
        <MixedText>{text}</MixedText>
      </span>
      <DeskButton variant="plain" aria-label="بستن" onClick={onClose}>
        <CloseIcon size={16} />
      </DeskButton>
    </p>
  )
}
