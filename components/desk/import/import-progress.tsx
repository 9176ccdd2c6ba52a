'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { isWorking, sendImportAction } from '@/lib/client/desk/imports'
import { deskProductKeys, importKeys, taxonomyKeys } from '@/lib/client/desk/keys'
import type { DeskImport } from '@/lib/contract/desk/imports'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { Figures, ImportProblems, LatestRows } from './import-report'
import { STATE_TITLES } from './import-labels'
import { ProgressStar } from '../ui/status-star'
import { useDeskMutation } from '../ui/use-desk-mutation'

const POINTS = 8

/** In rows, as the trial run counts them. */
function outcomeOf({ counts }: DeskImport) {
  const { created, changed, same, failed, wrong, doubtful } = counts
  const missing = failed + wrong + doubtful
  const written = created + changed + same
  return { missing, written, total: written + missing + counts.new + counts.change }
}

function shareOf(own: DeskImport): number {
  const { state, done, products, pictures, counts } = own
  const outcome = outcomeOf(own)
  const [through, total] =
    state === 'pictures'
      ? [pictures.done + pictures.failed, pictures.total]
      : state === 'done' || state === 'stopped'
        ? [outcome.written, outcome.total]
        : state === 'undone'
          ? [counts.undone, counts.undone + counts.left]
          : [done, products]
  return total === 0 ? 0 : through / total
}

function sentenceOf(own: DeskImport): string {
  const { state, done, products, pictures, counts } = own
  const goods = `${formatNumber(done)} از ${formatNumber(products)} کالا`
  if (state === 'checking') return `${goods} بررسی شد`
  if (state === 'undoing') return `${goods} بررسی و برگردانده شد`
  if (state === 'undone') return `${formatNumber(counts.undone)} ردیف برگشت`
  if (state === 'pictures') {
    return `${formatNumber(pictures.done)} از ${formatNumber(pictures.total)} تصویر رسید`
  }
  const parts = [
    [counts.created, 'ساخته شد'],
    [counts.changed, 'به‌روز شد'],
    [counts.same, 'از پیش همین بود'],
    [outcomeOf(own).missing, 'وارد نشد'],
  ] as const
  const some = parts.filter(([rows]) => rows > 0)
  return some.length === 0
    ? 'هنوز ردیفی وارد نشده است'
    : some.map(([rows, what]) => `${formatNumber(rows)} ردیف ${what}`).join('، ')
}

function toneOf(own: DeskImport): 'text-soon' | 'text-late' | undefined {
  const { missing, written } = outcomeOf(own)
  if (own.state !== 'done' || missing === 0) return undefined
  return written === 0 ? 'text-late' : 'text-soon'
}

export function ImportBar({ own }: { own: DeskImport }) {
  const share = shareOf(own)
  const percent = Math.floor(share * 100)
  const tone = toneOf(own)
  return (
    <section className="desk-card flex items-center gap-5 p-5" aria-label={STATE_TITLES[own.state]}>
      <ProgressStar filled={Math.floor(share * POINTS)} size={64} tone={tone} />
      <div className="min-w-0 grow">
        <p className="mb-2 flex justify-between gap-3 text-[15px] font-bold">
          <span role="status">{sentenceOf(own)}</span>
          <span>{formatNumber(percent)}٪</span>
        </p>
        <progress
          className={cn('desk-progress', tone)}
          value={percent}
          max={100}
          aria-label={STATE_TITLES[own.state]}
        />
        <p className="text-note mt-2">
          {isWorking(own)
            ? 'می‌توانید این صفحه را ببندید؛ کار ادامه دارد.'
            : STATE_TITLES[own.state]}
        </p>
      </div>
    </section>
  )
}

function undoneText({ counts }: DeskImport): string {
  const rest = counts.left > 0 ? `؛ ${formatNumber(counts.left)} تنوع سفارش دارد و ماند` : ''
  return `${formatNumber(counts.undone)} ردیف برگشت${rest}.`
}

/** What is being written, then what became of it, and the way back. */
export function ImportProgress({ own }: { own: DeskImport }) {
  const queryClient = useQueryClient()
  const [isSure, setIsSure] = useState(false)
  const { state, counts, pictures, undo_until: undoUntil } = own
  const act = useDeskMutation({
    send: (action: 'start' | 'stop' | 'undo') => sendImportAction(own.id, action),
    invalidates: importKeys.all,
    onDone: () => setIsSure(false),
  })
  useEffect(() => {
    if (state !== 'done' && state !== 'undone') return
    for (const queryKey of [deskProductKeys.all, taxonomyKeys.all]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }, [state, queryClient])
  const isRunning = state === 'running' || state === 'pictures'
  return (
    <>
      <ImportBar own={own} />
      <Figures
        figures={[
          { title: 'ساخته شد', value: counts.created, tone: 'text-done-ink' },
          {
            title: 'به‌روز شد',
            value: counts.changed,
            tone: 'text-acting-ink',
            note: counts.same > 0 ? `${formatNumber(counts.same)} ردیف همین بود` : undefined,
          },
          {
            title: 'تصویر رسید',
            value: pictures.done,
            tone: 'text-acting-ink',
            note:
              pictures.total > 0
                ? `از ${formatNumber(pictures.total)}${pictures.failed > 0 ? `؛ ${formatNumber(pictures.failed)} نیامد` : ''}`
                : undefined,
          },
          {
            title: 'وارد نشد',
            value: outcomeOf(own).missing,
            tone: 'text-late-ink',
          },
        ]}
      />
      {state === 'undone' && (
        <p role="status" className="bg-acting-bg text-acting-ink rounded-[10px] px-4 py-3">
          {undoneText(own)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isRunning && (
          <DeskButton isBusy={act.isBusy} onClick={() => act.run('stop')}>
            نگه داشتن
          </DeskButton>
        )}
        {state === 'stopped' && (
          <DeskButton variant="primary" isBusy={act.isBusy} onClick={() => act.run('start')}>
            ادامهٔ ورود
          </DeskButton>
        )}
        {undoUntil && !isSure && (
          <DeskButton variant="danger" onClick={() => setIsSure(true)}>
            برگرداندن همهٔ این ورود
          </DeskButton>
        )}
        {undoUntil && isSure && (
          <>
            <DeskButton variant="danger" isBusy={act.isBusy} onClick={() => act.run('undo')}>
              بله، برگردان
            </DeskButton>
            <DeskButton onClick={() => setIsSure(false)}>انصراف</DeskButton>
          </>
        )}
        {undoUntil && (
          <p className="text-note">
            تا {formatDateTime(new Date(undoUntil))} برمی‌گردد؛ آنچه سفارش شده می‌ماند.
          </p>
        )}
      </div>
      {state !== 'undone' && state !== 'undoing' && <LatestRows own={own} />}
      <ImportProblems own={own} />
    </>
  )
}
