'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { startTrial } from '@/lib/client/desk/imports'
import { importKeys } from '@/lib/client/desk/keys'
import type { DeskImport } from '@/lib/contract/desk/imports'
import { findColumnProblem, IMPORT_FIELDS, type ImportColumn } from '@/lib/domain/import-columns'
import type { ImportOptions } from '@/lib/domain/import-options'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { FIELD_TITLES } from './import-labels'
import { KeyHint } from '../ui/key-hint'
import { useDeskMutation } from '../ui/use-desk-mutation'

type Columns = DeskImport['columns']
/** Of a choice or an attribute, what it is called in the shop. */
const NAMED = new Set(['choice', 'attribute', 'attribute_name', 'attribute_value'])

function certaintyOf({ field, certainty }: ImportColumn) {
  if (field === 'ignore') return { text: 'کنار', tone: 'text-note' }
  return {
    text: `${formatNumber(certainty)}٪`,
    tone: certainty < 100 ? 'text-soon-ink' : 'text-done-ink',
  }
}

function ColumnRow({
  column,
  onChange,
}: {
  column: Columns[number]
  onChange: (change: Partial<ImportColumn>) => void
}) {
  const { heading, field, name, samples } = column
  const { text, tone } = certaintyOf(column)
  return (
    <tr>
      <th scope="row" className="text-start font-semibold">
        <MixedText>{heading || 'بی‌نام'}</MixedText>
      </th>
      <td className="w-[40%]">
        <div className="flex gap-1.5 phone:flex-col">
          <select
            aria-label={`${heading} در فروشگاه`}
            className="desk-field"
            value={field}
            onChange={(event) => {
              const chosen = IMPORT_FIELDS.find((one) => one === event.target.value) ?? 'ignore'
              const isNamed = chosen === 'choice' || chosen === 'attribute'
              onChange({ field: chosen, certainty: 100, name: isNamed ? name || heading : name })
            }}
          >
            {IMPORT_FIELDS.map((one) => (
              <option key={one} value={one}>
                {FIELD_TITLES[one]}
              </option>
            ))}
          </select>
          {NAMED.has(field) && (
            <input
              aria-label={`نام ${FIELD_TITLES[field]} در ${heading}`}
              className="desk-field max-w-32 phone:max-w-none"
              value={name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
          {field === 'price' && (
            <select
              aria-label={`واحد ${heading}`}
              className="desk-field max-w-28 phone:max-w-none"
              value={column.unit ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ unit: value === 'rial' || value === 'toman' ? value : null })
              }
            >
              <option value="">واحد پایین</option>
              <option value="toman">تومان</option>
              <option value="rial">ریال</option>
            </select>
          )}
        </div>
      </td>
      <td className="text-note max-w-72 truncate phone:hidden">
        <MixedText>{samples[0] ?? '—'}</MixedText>
      </td>
      <td className={cn('w-20', tone)}>{text}</td>
    </tr>
  )
}

const CHECKS = [
  { name: 'makes_categories', title: 'دسته‌های تازهٔ فایل ساخته شوند' },
  { name: 'makes_brands', title: 'برندهای تازهٔ فایل ساخته شوند' },
  { name: 'takes_near_names', title: 'نام‌هایی که نزدیک نام‌های فروشگاه‌اند هم تازه‌اند' },
  { name: 'takes_doubtful', title: 'قیمت‌هایی که به اشتباه می‌مانند هم وارد شوند' },
] as const

function Options({
  options,
  onChange,
}: {
  options: ImportOptions
  onChange: (change: Partial<ImportOptions>) => void
}) {
  return (
    <fieldset className="desk-card grid gap-3 p-4">
      <legend className="sr-only">چگونه وارد شود</legend>
      <div className="flex flex-wrap gap-4">
        <label className="grid gap-1 text-[12px] font-medium text-ink-700">
          واحد قیمت‌هایی که واحد ندارند
          <select
            className="desk-field w-44"
            value={options.price_unit}
            onChange={({ target }) =>
              onChange({ price_unit: target.value === 'rial' ? 'rial' : 'toman' })
            }
          >
            <option value="toman">تومان</option>
            <option value="rial">ریال</option>
          </select>
        </label>
        <label className="grid gap-1 text-[12px] font-medium text-ink-700">
          کالاهای تازه
          <select
            className="desk-field w-56"
            value={options.status}
            onChange={({ target }) =>
              onChange({ status: target.value === 'published' ? 'published' : 'hidden' })
            }
          >
            <option value="hidden">پیش‌نویس بمانند تا خودم ببینم</option>
            <option value="published">همان دم منتشر شوند</option>
          </select>
        </label>
      </div>
      {CHECKS.map(({ name, title }) => (
        <label key={name} className="flex min-h-6 items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            className="desk-check"
            checked={options[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

/** What each column of the file means: guessed, or as the same headings were mapped before. */
export function ImportColumns({ own }: { own: DeskImport }) {
  const [columns, setColumns] = useState(own.columns)
  const [options, setOptions] = useState(own.options)
  const known = columns.filter(({ field }) => field !== 'ignore').length
  const problem = findColumnProblem(columns)
  const trial = useDeskMutation({
    send: () =>
      startTrial(own.id, { columns: columns.map(({ samples: _, ...column }) => column), options }),
    invalidates: importKeys.all,
  })
  const start: DeskCommand = {
    ...{ id: 'import-trial', title: 'اجرای آزمایشی', group: 'ورود کالا', keys: 'Mod+Enter' },
    run: () => {
      if (problem === null) trial.run(undefined)
    },
  }
  useCommands([start])
  return (
    <>
      <p className="border-acting bg-acting-bg rounded-[10px] border border-dashed px-4 py-3 font-semibold">
        فایل خوانده شد؛ {formatNumber(known)} ستون از {formatNumber(columns.length)} را شناختیم.
      </p>
      <div className="desk-card overflow-x-auto">
        <table className="desk-table" aria-label="ستون‌های فایل">
          <thead>
            <tr>
              <th scope="col">ستون فایل</th>
              <th scope="col">در فروشگاه</th>
              <th scope="col" className="phone:hidden">
                نمونه
              </th>
              <th scope="col">اطمینان</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <ColumnRow
                key={at}
                column={column}
                onChange={(change) =>
                  setColumns(
                    columns.map((one, other) => (other === at ? { ...one, ...change } : one)),
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <Options options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton
          variant="primary"
          isBusy={trial.isBusy}
          disabled={problem !== null}
          onClick={start.run}
        >
          اجرای آزمایشی
          <KeyHint keys="Mod+Enter" />
        </DeskButton>
        <p role="status" className={problem ? 'text-late-ink' : 'text-note'}>
          {problem ?? 'در اجرای آزمایشی هیچ چیز در فروشگاه عوض نمی‌شود.'}
        </p>
      </div>
    </>
  )
}
