'use client'

import { useId, useState } from 'react'
import { FieldError } from '@/components/ui/field'
import { persianDigits } from '@/lib/persian/digits'
import { daysIn, fromJalali, JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { DayPart } from './day-part'

type JalaliFieldProps = {
  legend: string
  /** `2000-03-21`, or empty. */
  value: string
  onValueChange: (iso: string) => void
  error?: string | undefined
}

type Parts = { year: string; month: string; day: string }

const LONGEST_LIFE = 106
const EMPTY: Parts = { year: '', month: '', day: '' }
/** Neither empty nor a day, so that the rules of a form refuse what is chosen by half. */
const BY_HALF = '-'

function partsOf(iso: string): Parts {
  if (iso === '' || iso === BY_HALF) return EMPTY
  const { year, month, day } = toJalali(iso)
  return { year: String(year), month: String(month), day: String(day) }
}

function isoOf({ year, month, day }: Parts): string {
  if (!year && !month && !day) return ''
  if (!year || !month || !day) return BY_HALF
  const [y, m] = [Number(year), Number(month)]
  return fromJalali({ year: y, month: m, day: Math.min(Number(day), daysIn(y, m)) }) ?? BY_HALF
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function numbered(numbers: number[]) {
  return numbers.map((number) => ({ value: String(number), label: persianDigits(number) }))
}

const months = JALALI_MONTHS.map((label, at) => ({ value: String(at + 1), label }))

/** Three lists are quicker for a day of birth than paging a calendar back for decades. */
export function JalaliField({ legend, value, onValueChange, error }: JalaliFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useState(EMPTY)
  // Another value than the chosen one was brought from outside, such as a kept draft.
  const parts = isoOf(chosen) === value ? chosen : partsOf(value)
  const thisYear = toJalali(new Date().toISOString().slice(0, 10)).year
  const years = upTo(LONGEST_LIFE).map((back) => thisYear + 1 - back)
  const days = parts.year && parts.month ? daysIn(Number(parts.year), Number(parts.month)) : 31

  function change(part: Partial<Parts>): void {
    const next = { ...parts, ...part }
    const iso = isoOf(next)
    setChosen(iso === BY_HALF ? next : partsOf(iso))
    onValueChange(iso)
  }

  const errorId = `${id}-error`
  const told = error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {}
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-md font-semibold">
        {legend} <span className="font-normal text-ink-500">(اختیاری)</span>
      </legend>
      <div className="grid grid-cols-[1fr_1.4fr_1.2fr] gap-2">
        <DayPart
          {...told}
          name="روز"
          options={numbered(upTo(days))}
          value={parts.day}
          onChoose={(day) => change({ day })}
        />
        <DayPart
          {...told}
          name="ماه"
          options={months}
          value={parts.month}
          onChoose={(month) => change({ month })}
        />
        <DayPart
          {...told}
          name="سال"
          options={numbered(years)}
          value={parts.year}
          onChoose={(year) => change({ year })}
        />
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
