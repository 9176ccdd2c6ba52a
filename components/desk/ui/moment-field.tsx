'use client'

import { useState } from 'react'
import { formatWeekday } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { parseJalaliDay, writeJalaliDay } from '@/lib/persian/jalali'
import { DayInput } from './day-input'
import { DeskField } from './desk-field'

/** Iran has kept this offset through the whole year since 1402. */
const TEHRAN_OFFSET = '+03:30'

/** As it is typed: `1405/09/03` and `09:00`. */
function toTyped(iso: string | null): { day: string; time: string } {
  if (iso === null) return { day: '', time: '' }
  const { day, time } = toTehranTime(new Date(iso))
  return { day: writeJalaliDay(day), time: persianDigits(time) }
}

/** Null where it is no moment. */
function parseJalaliMoment(typedDay: string, typedTime: string): string | null {
  const [, hour, minute] = /^\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(foldDigits(typedTime)) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute ?? 0) > 59) return null
  const iso = parseJalaliDay(typedDay)
  if (iso === null) return null
  const at = new Date(`${iso}T${hour.padStart(2, '0')}:${minute ?? '00'}:00${TEHRAN_OFFSET}`)
  return at.toISOString()
}

type MomentFieldProps = {
  label: string
  value: string | null
  error?: string | undefined
  isOptional?: boolean
  onChange: (iso: string | null) => void
}

/** A day of the Jalali calendar and a time in Tehran; what is no moment yet is none. */
export function MomentField({ label, value, error, isOptional, onChange }: MomentFieldProps) {
  const [typed, setTyped] = useState(() => ({ ...toTyped(value), value }))
  // Written from outside, as when what was typed is taken back.
  if (typed.value !== value) setTyped({ ...toTyped(value), value })
  const isEmpty = typed.day.trim() === ''
  const moment = parseJalaliMoment(typed.day, typed.time || '0')
  const write = ({ day, time }: { day: string; time: string }) => {
    const next = parseJalaliMoment(day, time || '0')
    setTyped({ day, time, value: next })
    onChange(next)
  }
  const wrong = !isEmpty && moment === null ? 'تاریخ و ساعت درست نیست.' : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_84px] gap-2">
      <DeskField
        label={`${label}، روز`}
        {...(isOptional && { isOptional })}
        error={error ?? wrong}
        hint={moment === null ? 'مانند ۱۴۰۵/۰۹/۰۳' : formatWeekday(moment)}
      >
        {(control) => (
          <DayInput
            {...control}
            what={label}
            value={typed.day}
            onChange={(day) => write({ ...typed, day })}
          />
        )}
      </DeskField>
      <DeskField label="ساعت">
        {(control) => (
          <input
            {...control}
            className="desk-field text-end"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            placeholder="۰۹:۰۰"
            aria-label={`${label}، ساعت`}
            value={typed.time}
            onChange={({ target }) => write({ ...typed, time: persianDigits(target.value) })}
          />
        )}
      </DeskField>
    </div>
  )
}
