'use client'

import { useId, useState } from 'react'
import { controlClassName, controlHeightClassName, FieldError } from '@/components/ui/field'
import { toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { daysInMonth, fromJalali, JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { SelectOption } from '@/components/ui/select'

type DatePartSelectProps = {
  label: string
  options: SelectOption[]
  value: string
  onValueChange: (value: string) => void
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function DatePartSelect({
  label,
  options,
  value,
  onValueChange,
  ...errorProps
}: DatePartSelectProps) {
  return (
    <span className="relative block">
      <select
        {...errorProps}
        aria-label={label}
        className={cn(
          controlClassName,
          controlHeightClassName,
          'cursor-pointer appearance-none !pe-7 !ps-3',
        )}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-500"
      />
    </span>
  )
}

type JalaliFieldProps = {
  legend: string
  /** `2000-03-21`, or empty. */
  value: string
  onValueChange: (iso: string) => void
  error?: string | undefined
}

type DateParts = { year: string; month: string; day: string }

const LONGEST_LIFE = 106
const EMPTY: DateParts = { year: '', month: '', day: '' }
/** Neither empty nor a day, so that the rules of a form reject what is chosen by half. */
const INCOMPLETE = '-'

function partsOf(iso: string): DateParts {
  if (iso === '' || iso === INCOMPLETE) return EMPTY
  const { year, month, day } = toJalali(iso)
  return { year: String(year), month: String(month), day: String(day) }
}

function isoOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return ''
  if (!year || !month || !day) return INCOMPLETE
  const [y, m] = [Number(year), Number(month)]
  return (
    fromJalali({ year: y, month: m, day: Math.min(Number(day), daysInMonth(y, m)) }) ?? INCOMPLETE
  )
}

function rangeTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function toOptions(numbers: number[]) {
  return numbers.map((number) => ({ value: String(number), label: persianDigits(number) }))
}

const months = JALALI_MONTHS.map((label, index) => ({ value: String(index + 1), label }))

/** Three lists are quicker for a day of birth than paging a calendar back for decades. */
export function JalaliField({ legend, value, onValueChange, error }: JalaliFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useState(EMPTY)
  // Another value than the chosen one came from outside, such as a saved draft.
  const parts = isoOf(chosen) === value ? chosen : partsOf(value)
  const thisYear = toJalali(toTehranTime().day).year
  const years = rangeTo(LONGEST_LIFE).map((age) => thisYear + 1 - age)
  const days = parts.year && parts.month ? daysInMonth(Number(parts.year), Number(parts.month)) : 31

  function change(part: Partial<DateParts>): void {
    const next = { ...parts, ...part }
    const iso = isoOf(next)
    setChosen(iso === INCOMPLETE ? next : partsOf(iso))
    onValueChange(iso)
  }

  const errorId = `${id}-error`
  const errorProps = error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {}
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-md font-semibold">
        {legend} <span className="font-normal text-ink-500">(اختیاری)</span>
      </legend>
      <div className="grid grid-cols-[1fr_1.4fr_1.2fr] gap-2">
        <DatePartSelect
          {...errorProps}
          label="روز"
          options={toOptions(rangeTo(days))}
          value={parts.day}
          onValueChange={(day) => change({ day })}
        />
        <DatePartSelect
          {...errorProps}
          label="ماه"
          options={months}
          value={parts.month}
          onValueChange={(month) => change({ month })}
        />
        <DatePartSelect
          {...errorProps}
          label="سال"
          options={toOptions(years)}
          value={parts.year}
          onValueChange={(year) => change({ year })}
        />
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
