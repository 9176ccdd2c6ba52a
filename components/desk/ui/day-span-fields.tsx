'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { parseJalaliDay, writeJalaliDay } from '@/lib/persian/jalali'
import { DayInput } from './day-input'

export type DaySpan = { from: string; to: string }

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** As the address holds them; the earlier first, whichever was typed where. */
export function readDaySpan(get: (name: string) => string): DaySpan {
  const [from, to] = [get('from'), get('to')].map((day) =>
    ISO_DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '',
  )
  if (from && to && from > to) return { from: to, to: from }
  return { from: from ?? '', to: to ?? '' }
}

type SpanFieldProps = { label: string; day: string; onDay: (day: string) => void }

/** Its own of what is typed, until another day comes from elsewhere: a tab, or going back. */
function SpanField({ label, day, onDay }: SpanFieldProps) {
  const [text, setText] = useState(day && writeJalaliDay(day))
  const [shown, setShown] = useState(day)
  if (day !== shown) {
    setShown(day)
    if ((parseJalaliDay(text) ?? '') !== day) setText(day && writeJalaliDay(day))
  }
  return (
    <DayInput
      className="w-36 max-w-full shrink-0"
      aria-label={label}
      what={label}
      placeholder={label}
      aria-invalid={(text !== '' && parseJalaliDay(text) === null) || undefined}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const parsed = parseJalaliDay(typed) ?? ''
        if (parsed !== day && (parsed !== '' || typed === '')) onDay(parsed)
      }}
    />
  )
}

type DaySpanFieldsProps = DaySpan & {
  /** One over the other, where two have no space. */
  isStacked?: boolean
  onChange: (change: Partial<DaySpan>) => void
}

/** «از … تا …», each day typed or chosen from a Jalali month. */
export function DaySpanFields(props: DaySpanFieldsProps) {
  const { from, to, isStacked = false, onChange } = props
  return (
    <div
      role="group"
      aria-label="بازهٔ دلخواه"
      className={cn('flex shrink-0 items-center gap-1.5', isStacked && 'flex-wrap')}
    >
      <SpanField label="از روز" day={from} onDay={(day) => onChange({ from: day })} />
      <SpanField label="تا روز" day={to} onDay={(day) => onChange({ to: day })} />
    </div>
  )
}
