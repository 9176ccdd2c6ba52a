'use client'

import { onlyDigits, rewrite } from './digit-input'
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

/** For quantities of something: written in groups of three, given back as a number. */
export function AmountField({ value, onValueChange, unit, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      dir="ltr"
      end={unit}
      inputClassName="digits-fa text-start"
      value={value === null ? '' : grouped(String(value))}
      onChange={(event) => {
        const digits = onlyDigits(event.target.value).slice(0, MOST_DIGITS)
        rewrite(event.target, grouped(digits))
        onValueChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
