'use client'

import { useState } from 'react'
import { grouped, readAmount, takeDigitBeyond } from './amount-text'
import { rewrite } from './digit-input'
import { TextField, type TextFieldProps } from './text-field'

export type AmountFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'dir' | 'value' | 'defaultValue' | 'onChange' | 'end'
> & {
  value: number | null
  onValueChange: (value: number | null) => void
  unit?: string
}

/** For quantities of something: written in groups of three, given back as a whole number. */
export function AmountField({ value, onValueChange, unit, error, ...rest }: AmountFieldProps) {
  const [broken, setBroken] = useState<{ text: string; wrong: string } | null>(null)
  const kept = value === null ? broken : null
  const shown = value === null ? '' : grouped(String(value))
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      dir="ltr"
      end={unit}
      inputClassName="digits-fa text-start"
      error={kept?.wrong ?? error}
      value={kept?.text ?? shown}
      onChange={({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent) takeDigitBeyond(target, shown, nativeEvent.inputType)
        const read = readAmount(target.value, unit)
        const isRead = 'digits' in read
        setBroken(isRead ? null : { text: target.value, wrong: read.wrong })
        if (isRead) rewrite(target, grouped(read.digits))
        onValueChange(isRead && read.digits ? Number(read.digits) : null)
      }}
    />
  )
}
