'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { notify } from '@/components/ui/notify'
import { withFreshProof } from '@/lib/client/desk/fresh-proof'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { ordersToAdvanceQuery } from '@/lib/client/desk/order-work'
import { advance } from '@/lib/client/desk/orders'
import type { OrdersToAdvance } from '@/lib/contract/desk/order-work'
import { MOST_ORDERS_AT_ONCE } from '@/lib/contract/desk/orders'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatNumber } from '@/lib/persian/money'
import { AdvanceReport } from './advance-report'
import { DeskButton } from '../ui/desk-button'
import type { DeskCommand } from '../ui/desk-commands'
import { DeskQuery } from '../ui/desk-states'
import type { MoveReport, OrderMove, RefusedMove } from '../ui/held-moves'
import { useHeldMoves } from '../ui/held-moves-provider'
import { describeFailure } from '../ui/use-desk-mutation'
import { useParcelQuestion } from './use-parcel-question'

type Filters = Parameters<typeof ordersToAdvanceQuery>[0]
type Sending = {
  onProgress: (done: number) => void
  isStopped: () => boolean
}

/** As many at a time as the shop takes; the first that fails as a whole is the last. */
async function advanceInBatches(
  moves: readonly OrderMove[],
  { onProgress, isStopped }: Sending,
): Promise<MoveReport> {
  const moved: OrderMove[] = []
  const refused: RefusedMove[] = []
  for (let at = 0; at < moves.length && !isStopped(); at += MOST_ORDERS_AT_ONCE) {
    const batch = moves.slice(at, at + MOST_ORDERS_AT_ONCE)
    try {
      const body = { orders: batch.map(({ code: _, to: _to, ...seen }) => seen) }
      const answer = await withFreshProof(() => advance(body))
      refused.push(...answer.refused)
      moved.push(...batch.filter(({ id }) => answer.advanced.includes(id)))
    } catch (failure) {
      const error = describeFailure(failure)
      refused.push(...batch.map(({ id, code }) => ({ id, code, error })))
      break
    }
    onProgress(at + batch.length)
  }
  const done = new Set([...moved, ...refused].map(({ id }) => id))
  const unsent = moves.filter(({ id }) => !done.has(id))
  const error = 'فرستاده نشد و سر جایش ماند.'
  return { moved, refused: [...refused, ...unsent.map(({ id, code }) => ({ id, code, error }))] }
}

/** `⇧E`: takes all orders of the filter to their next step, those of other pages among them. */
export function useAdvanceAll(filters: Filters): { command: DeskCommand; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  const [report, setReport] = useState<MoveReport | null>(null)
  const command: DeskCommand = {
    ...{ id: 'advance-all', title: 'گام بعد برای همهٔ این فهرست', group: 'سفارش‌ها' },
    keys: 'Shift+KeyE',
    run: () => setIsOpen(true),
  }
  const finish = (result: MoveReport) => {
    setIsOpen(false)
    if (result.refused.length > 0) return setReport(result)
    void notify.success(`${formatNumber(result.moved.length)} سفارش پیش رفت.`)
  }
  const dialog = (
    <>
      {isOpen && (
        <AdvanceAllDialog filters={filters} onClose={() => setIsOpen(false)} onDone={finish} />
      )}
      <AdvanceReport result={report} onClose={() => setReport(null)} />
    </>
  )
  return { command, dialog }
}

type DialogProps = {
  filters: Filters
  onClose: () => void
  onDone: (result: MoveReport) => void
}

function AdvanceAllDialog({ filters, onClose, onDone }: DialogProps) {
  const { flush } = useHeldMoves()
  const queryClient = useQueryClient()
  // What still waits to be sent would otherwise stand in its former status.
  const [options] = useState(() => ordersToAdvanceQuery(filters, flush))
  const found = useQuery(options)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const { ask, question } = useParcelQuestion()
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    // A page that is left sends no further batch.
    return () => {
      isStopped.current = true
    }
  }, [])
  const start = async (moves: readonly OrderMove[]) => {
    setProgress({ done: 0, all: moves.length })
    const result = await advanceInBatches(moves, {
      onProgress: (done) => setProgress({ done, all: moves.length }),
      isStopped: () => isStopped.current,
    })
    void queryClient.invalidateQueries({ queryKey: deskOrderKeys.all })
    onDone(result)
  }
  if (question) return question
  return (
    <Dialog
      open
      // While they are on their way only «توقف» ends it, between two batches.
      onOpenChange={(open) => !open && progress === null && onClose()}
      title="گام بعد برای همهٔ این فهرست"
      size="sm"
    >
      {progress === null ? (
        <DeskQuery query={found} what="فهرست سفارش‌ها" skeleton={<p role="status">در حال شمردن…</p>}>
          {(data) => (
            <Question
              found={data}
              onStart={(moves) => ask(moves, (chosen) => void start(chosen))}
              onClose={onClose}
            />
          )}
        </DeskQuery>
      ) : (
        <Progress
          {...progress}
          onStop={() => {
            isStopped.current = true
          }}
        />
      )}
    </Dialog>
  )
}

type QuestionProps = {
  found: OrdersToAdvance
  onStart: (moves: readonly OrderMove[]) => void
  onClose: () => void
}

function Question({ found: { statuses, next, orders }, onStart, onClose }: QuestionProps) {
  const button = useRef<HTMLButtonElement>(null)
  // It comes after the dialog has taken the focus.
  useEffect(() => button.current?.focus(), [])
  const [only, ...others] = statuses
  if (only === undefined || others.length > 0 || next === null) {
    return (
      <div className="grid gap-4">
        <p role="status">{reasonOf(statuses)}</p>
        {others.length > 0 && (
          <ul className="text-note grid gap-1">
            {statuses.map(({ status, count }) => (
              <li key={status}>
                {STATUS_TITLES[status]}: {formatNumber(count)} سفارش
              </li>
            ))}
          </ul>
        )}
        <DeskButton ref={button} className="justify-self-start" onClick={onClose}>
          بستن
        </DeskButton>
      </div>
    )
  }
  const target = `به «${STATUS_TITLES[next]}» برود؟`
  const all = `${formatNumber(orders.length)} سفارش`
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        <MixedText>
          {orders.length < only.count
            ? `از ${formatNumber(only.count)} سفارش، ${formatNumber(orders.length)} سفارش که مهلتشان نزدیک‌تر است ${target}`
            : `${all} ${target}`}
        </MixedText>
      </p>
      <p className="text-note">
        <MixedText>بی‌درنگ ثبت می‌شود و با Z برنمی‌گردد.</MixedText>
      </p>
      <div className="flex gap-2">
        <DeskButton
          ref={button}
          variant="primary"
          onClick={() =>
            onStart(orders.map(({ id, code }) => ({ id, code, from: only.status, to: next })))
          }
        >
          پیش بردن {all}
        </DeskButton>
        <DeskButton onClick={onClose}>انصراف</DeskButton>
      </div>
    </div>
  )
}

function reasonOf(statuses: OrdersToAdvance['statuses']): string {
  const [only, ...others] = statuses
  if (only === undefined) return 'با این فیلترها سفارشی نیست.'
  if (others.length > 0) {
    return 'سفارش‌های این فهرست در چند وضعیت‌اند. با زبانه‌ها یک وضعیت را انتخاب کنید تا با هم پیش بروند.'
  }
  return `سفارش‌های «${STATUS_TITLES[only.status]}» گام بعدی ندارند که با هم پیش بروند.`
}

type ProgressProps = { done: number; all: number; onStop: () => void }

function Progress({ done, all, onStop }: ProgressProps) {
  const [isStopping, setIsStopping] = useState(false)
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {formatNumber(done)} از {formatNumber(all)} سفارش فرستاده شد
      </p>
      <progress className="desk-progress" value={done} max={all} aria-label="پیش رفتن سفارش‌ها" />
      <DeskButton
        className="justify-self-start"
        isBusy={isStopping}
        onClick={() => {
          setIsStopping(true)
          onStop()
        }}
      >
        توقف
      </DeskButton>
    </div>
  )
}
