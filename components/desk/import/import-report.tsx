'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { importRowsQuery, readImportProblems } from '@/lib/client/desk/imports'
import type { DeskImport, ImportRow, MendedCell } from '@/lib/contract/desk/imports'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DownloadIcon } from '../ui/desk-icons'
import { DeskQuery } from '../ui/desk-states'
import { PROBLEM_KINDS } from './import-labels'
import { ProblemRow, type ImportRemedies } from './import-problem-row'
import { KeyHint } from '../ui/key-hint'
import { saveCsv } from '../ui/save-file'

export type Figure = { title: string; value: number; tone: string; note?: string | undefined }

/** Four figures side by side, each with its colour and its words. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="desk-card grid grid-cols-4 divide-x divide-line phone:grid-cols-2 phone:divide-x-0 rtl:divide-x-reverse">
      {figures.map(({ title, value, tone, note }) => (
        <div key={title} className="px-4 py-3">
          <dt className="text-note flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-2 rounded-full bg-current', tone)} />
            {title}
          </dt>
          <dd className={cn('text-[21px] font-extrabold leading-8', value > 0 && tone)}>
            {formatNumber(value)}
          </dd>
          {note && <dd className="text-note text-[12px]">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const describeProblem = ({ problem }: ImportRow) =>
  problem ? [problem, ...problem.others].map(({ text }) => text).join(' ') : ''

const isOther =
  ({ line, field }: MendedCell) =>
  (cell: MendedCell) =>
    cell.line !== line || cell.field !== field

/** Rows that did not, or will not, go in, each with why and what to do. */
export function ImportProblems(props: { own: DeskImport; remedies?: ImportRemedies }) {
  const { own, remedies } = props
  const { wrong, failed, doubtful, left } = own.counts
  const total = wrong + failed + doubtful + left + own.pictures.rows
  const [about, setAbout] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [written, setWritten] = useState<readonly MendedCell[]>([])
  const tryAgain = () => {
    if (written.length > 0 && !remedies?.isBusy) remedies?.onCells([...written])
  }
  const rows = useQuery({
    ...importRowsQuery(own.id, 'problems', about, total),
    enabled: total > 0,
  })
  const counts = useQuery({
    ...importRowsQuery(own.id, 'problems', null, total),
    enabled: total > 0,
  }).data?.kinds
  if (total === 0) return null
  const kinds = PROBLEM_KINDS.flatMap(({ id, title }) => {
    const count = counts?.find((one) => one.about === id)?.count ?? 0
    return count > 0 ? { id, title, count } : []
  })
  const save = async () => {
    setIsSaving(true)
    try {
      const problems = await readImportProblems(own.id)
      const headings = own.columns.map(({ heading }) => heading)
      saveCsv('rows-left-out.csv', [
        [...headings, 'ردیف', 'چه شده'],
        ...problems.map((row) => [
          ...headings.map((_, at) => row.cells[at] ?? ''),
          String(row.line),
          describeProblem(row),
        ]),
      ])
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="import-problems">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h2 id="import-problems" className="text-[14px] font-bold">
          {formatNumber(total)} ردیف نیاز به نگاه دارد
        </h2>
        <div role="group" aria-label="کدام ردیف‌ها" className="flex flex-wrap gap-1.5">
          {[{ id: null, title: 'همه', count: total }, ...kinds].map(({ id, title, count }) => (
            <DeskButton
              key={title}
              aria-pressed={about === id}
              className={cn('!h-7 !px-2 phone:!h-11', about === id && 'border-acting text-acting')}
              onClick={() => setAbout(id)}
            >
              {title}
              <span className="text-note font-normal">{formatNumber(count)}</span>
            </DeskButton>
          ))}
        </div>
        {remedies && written.length > 0 && (
          <DeskButton
            variant="primary"
            className="ms-auto"
            isBusy={remedies.isBusy}
            onClick={tryAgain}
          >
            بررسی دوبارهٔ {formatNumber(new Set(written.map(({ line }) => line)).size)} ردیف
            <KeyHint keys="Enter" />
          </DeskButton>
        )}
        <DeskButton
          className={cn((!remedies || written.length === 0) && 'ms-auto')}
          isBusy={isSaving}
          onClick={() => void save()}
        >
          <DownloadIcon size={16} />
          فایل این ردیف‌ها
        </DeskButton>
      </header>
      <DeskQuery query={rows} what="ردیف‌ها">
        {({ rows: list, next }) => (
          <div className="overflow-x-auto">
            <table className="desk-table" aria-label="ردیف‌هایی که نیاز به نگاه دارند">
              <thead>
                <tr>
                  <th scope="col">ردیف</th>
                  <th scope="col">کالا</th>
                  <th scope="col" className="phone:hidden">
                    ستون
                  </th>
                  <th scope="col" className="phone:hidden">
                    در فایل
                  </th>
                  <th scope="col">چه شده و چه باید کرد</th>
                  <th scope="col" className="phone:hidden">
                    <span className="sr-only">رفع</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map((row) => (
                  <ProblemRow
                    key={row.line}
                    row={row}
                    remedies={remedies}
                    columns={own.columns}
                    written={written.filter(({ line }) => line === row.line)}
                    onWrite={(cell) => setWritten([...written.filter(isOther(cell)), cell])}
                    onTry={tryAgain}
                  />
                ))}
              </tbody>
            </table>
            {list.length === 0 && <p className="text-note p-4">ردیفی از این نوع نیست.</p>}
            {next !== null && (
              <p className="text-note p-4">
                {formatNumber(list.length)} ردیف اول را می‌بینید؛ همه در فایل هست.
              </p>
            )}
          </div>
        )}
      </DeskQuery>
    </section>
  )
}

const DONE_WORDS: Record<string, string> = {
  created: 'ساخته شد',
  changed: 'به‌روز شد',
  failed: 'نشد',
}

/** What was written last, the newest first. */
export function LatestRows({ own }: { own: DeskImport }) {
  const rows = useQuery(importRowsQuery(own.id, 'latest', null, own.done))
  const list = rows.data?.rows ?? []
  if (list.length === 0) return null
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="import-latest">
      <h2 id="import-latest" className="border-b border-line px-4 py-2.5 text-[14px] font-bold">
        تازه‌ترین ردیف‌ها
      </h2>
      <ul className="divide-y divide-line">
        {list.map(({ line, title, state, product_id: productId, problem }) => (
          <li key={line} className="flex gap-3 px-4 py-2">
            <span className="text-note w-20 shrink-0">ردیف {formatNumber(line)}</span>
            <span className={cn('grow truncate', state === 'failed' && 'text-late-ink')}>
              {DONE_WORDS[state]}:{' '}
              {productId === null || state === 'failed' ? (
                <MixedText>{problem?.text ?? title}</MixedText>
              ) : (
                <Link href={deskPaths.product(productId)} className="underline underline-offset-4">
                  <MixedText>{title}</MixedText>
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
