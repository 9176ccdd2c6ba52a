'use client'

import { useId, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { controlHeight, controlLook } from '@/components/ui/control-look'
import { FieldError } from '@/components/ui/field'
import { persianDigits } from '@/lib/persian/digits'
import { daysIn, fromJalali, JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'

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

function partsOf(iso: string): Parts {
  if (iso === '') return EMPTY
  const { year, month, day } = toJalali(iso)
  return { year: String(year), month: String(month), day: String(day) }
}

function isoOf({ year, month, day }: Parts): string {
  if (!year || !month || !day) return ''
  const [y, m] = [Number(year), Number(month)]
  return fromJalali({ year: y, month: m, day: Math.min(Number(day), daysIn(y, m)) }) ?? ''
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** Three lists are quicker for a day of birth than paging a calendar back for decades. */
export function JalaliField({ legend, value, onValueChange, error }: JalaliFieldProps) {
  const id = useId()
  const [parts, setParts] = useState(() => partsOf(value))
  const thisYear = toJalali(new Date().toISOString().slice(0, 10)).year
  const years = upTo(LONGEST_LIFE).map((back) => thisYear + 1 - back)
  const days = parts.year && parts.month ? daysIn(Number(parts.year), Number(parts.month)) : 31

  function change(part: Partial<Parts>): void {
    const next = { ...parts, ...part }
    const iso = isoOf(next)
    setParts(iso === '' ? next : partsOf(iso))
    onValueChange(iso)
  }

  const look = cn(controlLook, controlHeight, 'cursor-pointer appearance-none')
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-md font-semibold">
        {legend} <span className="font-normal text-ink-500">(اختیاری)</span>
      </legend>
      <div className="grid grid-cols-[1fr_1.4fr_1.2fr] gap-2">
        <select
          aria-label="روز"
          className={look}
          value={parts.day}
          onChange={(event) => change({ day: event.target.value })}
        >
          <option value="">روز</option>
          {upTo(days).map((day) => (
            <option key={day} value={day}>
              {persianDigits(day)}
            </option>
          ))}
        </select>
        <select
          aria-label="ماه"
          className={look}
          value={parts.month}
          onChange={(event) => change({ month: event.target.value })}
        >
          <option value="">ماه</option>
          {JALALI_MONTHS.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="سال"
          className={look}
          value={parts.year}
          onChange={(event) => change({ year: event.target.value })}
        >
          <option value="">سال</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {persianDigits(year)}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
