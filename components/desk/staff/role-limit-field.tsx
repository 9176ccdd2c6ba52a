'use client'

import { useState } from 'react'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskField } from '../ui/desk-field'

const REACHES = { none: 'نمی‌تواند', some: 'تا سقف', all: 'بدون سقف' } as const
const REACH_IDS = ['none', 'some', 'all'] as const
type Reach = keyof typeof REACHES

function reachOf(value: number | null): Reach {
  if (value === null) return 'all'
  return value === 0 ? 'none' : 'some'
}

type RoleLimitFieldProps = {
  label: string
  unit: string
  /** The largest number that it may be. */
  most: number | null
  /** Whether the role does such a thing at all. */
  isAllowed: boolean
  /** Null is no limit. */
  value: number | null
  onChange: (value: number | null) => void
}

/** How far a role may go: not at all, up to a number, or without a limit. */
export function RoleLimitField(props: RoleLimitFieldProps) {
  const { label, unit, most, isAllowed, value, onChange } = props
  const [isTyping, setIsTyping] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const reach = !isAllowed ? 'none' : isTyping && value === 0 ? 'some' : reachOf(value)
  const choose = (next: Reach | undefined) => {
    setIsTyping(next === 'some')
    if (next !== undefined && next !== reach) onChange(next === 'all' ? null : 0)
  }
  return (
    <div className="flex items-end gap-2">
      <DeskField
        label={label}
        className="min-w-28 flex-1"
        hint={isAllowed ? undefined : `کار ${label} در این نقش نیست`}
      >
        {(control) => (
          <select
            {...control}
            className="desk-field"
            disabled={!isAllowed}
            value={reach}
            onChange={({ target }) => choose(REACH_IDS.find((one) => one === target.value))}
          >
            {REACH_IDS.map((one) => (
              <option key={one} value={one}>
                {REACHES[one]}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      {reach === 'some' && (
        <DeskField
          label={`سقف (${unit})`}
          className="min-w-0 flex-1"
          error={
            value === 0 && text !== null
              ? `عدد صحیح بنویسید؛ تا آن وقت «${REACHES.none}» است.`
              : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              className="desk-field !h-8 phone:!h-11"
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`سقف ${label} (${unit})`}
              value={text ?? (value === null || value === 0 ? '' : formatNumber(value))}
              onChange={({ target }) => {
                const number = parseInteger(target.value)
                // What is no number stays as it is typed, under its complaint.
                setText(number === null || number < 1 ? persianDigits(target.value) : null)
                const typed = Math.max(number ?? 0, 0)
                onChange(most === null ? typed : Math.min(typed, most))
                setIsTyping(true)
              }}
            />
          )}
        </DeskField>
      )}
    </div>
  )
}
