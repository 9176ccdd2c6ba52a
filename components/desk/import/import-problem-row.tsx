'use client'

import { Fragment } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { CellProblem, DeskImport, ImportRow, MendedCell } from '@/lib/contract/desk/imports'
import type { ImportOptions } from '@/lib/domain/import-options'
import { formatNumber } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { FIELD_TITLES, PROBLEM_KINDS } from './import-labels'

/** What mends a row from here: an option of the trial run, what its cell should say, or another meaning of a column. */
export type ImportRemedies = {
  isBusy: boolean
  onOptions: (change: Partial<ImportOptions>) => void
  onCells: (cells: MendedCell[]) => void
  onColumns: () => void
}

type RemedyProps = {
  row: ImportRow
  remedies: ImportRemedies | undefined
  /** Whether its cell is written anew in the row itself. */
  isWritten: boolean
}

function Remedy({ row, remedies, isWritten }: RemedyProps) {
  const { problem, state, product_id: productId } = row
  const name = `ردیف ${formatNumber(row.line)}`
  if (productId !== null && state !== 'wrong') {
    return (
      <Link href={deskPaths.product(productId)} className="desk-button !h-7 phone:!h-11">
        باز کردن کالا
        <span className="sr-only"> {name}</span>
      </Link>
    )
  }
  if (!remedies || problem === null) return null
  const { isBusy, onOptions, onCells, onColumns } = remedies
  const isUnknown = problem.value !== ''
  const [text, run] =
    state === 'doubtful' && problem.about === 'category'
      ? ['نامی تازه است', () => onOptions({ makes_categories: true, takes_near_names: true })]
      : state === 'doubtful' && problem.about === 'brand'
        ? ['نامی تازه است', () => onOptions({ makes_brands: true, takes_near_names: true })]
        : state === 'doubtful'
          ? ['همین درست است', () => onOptions({ takes_doubtful: true })]
          : problem.about === 'category' && isUnknown
            ? ['دسته ساخته شود', () => onOptions({ makes_categories: true })]
            : problem.about === 'brand' && isUnknown
              ? ['برند ساخته شود', () => onOptions({ makes_brands: true })]
              : isWritten && problem.field === 'quantity' && /^[-−]/.test(problem.value)
                ? ['نوشتن ۰', () => onCells([{ line: row.line, field: 'quantity', value: '0' }])]
                : isWritten
                  ? [null, null]
                  : ['دیدن ستون‌ها', onColumns]
  if (text === null) return null
  return (
    <DeskButton className="!h-7 phone:!h-11" isBusy={isBusy} onClick={run}>
      {text}
      <span className="sr-only">، {name}</span>
    </DeskButton>
  )
}

type ProblemRowProps = {
  row: ImportRow
  remedies: ImportRemedies | undefined
  columns: DeskImport['columns']
  /** What was written anew in its cells. */
  written: readonly MendedCell[]
  onWrite: (cell: MendedCell) => void
  onTry: () => void
}

export function ProblemRow({ row, remedies, columns, written, onWrite, onTry }: ProblemRowProps) {
  const { line, title, problem, state } = row
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const columnOf = (field: CellProblem['field']) =>
    columns.findIndex((column) => column.field === field)
  const isWritable = ({ field }: CellProblem) => remedies !== undefined && columnOf(field) >= 0
  const remedy = (
    <Remedy {...{ row, remedies, isWritten: problem !== null && isWritable(problem) }} />
  )
  const cellOf = ({ field }: CellProblem) =>
    field !== null && (
      <input
        className="desk-field w-full min-w-0"
        dir="auto"
        aria-label={`${FIELD_TITLES[field]}، ردیف ${formatNumber(line)}`}
        value={
          written.find((cell) => cell.field === field)?.value ?? row.cells[columnOf(field)] ?? ''
        }
        onChange={({ target: { value } }) => onWrite({ line, field, value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onTry()
        }}
      />
    )
  const isDoubt = state === 'doubtful'
  const kind = PROBLEM_KINDS.find(({ id }) => id === problem?.about)
  const problems = problem ? [problem, ...problem.others] : []
  return (
    <tr>
      <td className="w-16">{formatNumber(line)}</td>
      <td className="max-w-56 truncate phone:max-w-24">
        <MixedText>{title || '—'}</MixedText>
      </td>
      <td className="w-20 phone:hidden">{kind?.title}</td>
      <td className="w-40 phone:hidden">
        <span className="grid gap-1.5">
          {problems.map((one) =>
            isWritable(one) ? (
              <Fragment key={one.text}>{!isPhone && cellOf(one)}</Fragment>
            ) : (
              one.value && (
                <span
                  key={one.text}
                  className={cn(
                    'max-w-36 justify-self-start truncate rounded-md px-1.5',
                    isDoubt ? 'bg-soon-bg text-soon-ink' : 'bg-late-bg text-late-ink',
                  )}
                >
                  <bdi dir="auto">{one.value}</bdi>
                </span>
              )
            ),
          )}
        </span>
      </td>
      <td className="whitespace-normal">
        {state === 'left' ? (
          <ProblemText isDoubt={isDoubt} text="سفارش دارد و ماند" />
        ) : (
          problems.map((one) => (
            <span key={one.text} className="block">
              <ProblemText isDoubt={isDoubt} text={one.text} />
              {isPhone && isWritable(one) && (
                <span className="mb-1.5 mt-1.5 block">{cellOf(one)}</span>
              )}
            </span>
          ))
        )}
        {isPhone && <span className="mt-1.5 grid">{remedy}</span>}
      </td>
      {!isPhone && <td className="w-40 text-end">{remedy}</td>}
    </tr>
  )
}

function ProblemText({ isDoubt, text }: { isDoubt: boolean; text: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn('me-2 inline-block size-2 rounded-full', isDoubt ? 'bg-soon' : 'bg-late')}
      />
      <MixedText>{text}</MixedText>
    </>
  )
}
