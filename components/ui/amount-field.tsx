'use client'

import { useState } from 'react'
import { rewrite, wholeDigits } from './digit-input'
import { TextField, type TextFieldProps } from './text-field'

export type AmountFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'dir' | 'value' | 'defaultValue' | 'onChange' | 'end'
> & {
  value: number | null
  onValueChange: (value: number | null) => void
  unit?: string
}

const MOST_DIGITS = 15

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** For quantities of something: written in groups of three, given back as a whole number. */
export function AmountField({ value, onValueChange, unit, error, ...rest }: AmountFieldProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = broken !== null && value === null
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      dir="ltr"
      end={unit}
      inputClassName="digits-fa text-start"
      error={isBroken ? `مبلغ را ${unit ? `به ${unit} و ` : ''}بی‌اعشار بنویسید.` : error}
      value={isBroken ? broken : value === null ? '' : grouped(String(value))}
      onChange={(event) => {
        const digits = wholeDigits(event.target.value)?.slice(0, MOST_DIGITS) ?? null
        setBroken(digits === null ? event.target.value : null)
        if (digits !== null) rewrite(event.target, grouped(digits))
        onValueChange(digits ? Number(digits) : null)
      }}
    />
  )
}
