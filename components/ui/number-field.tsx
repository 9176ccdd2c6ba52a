'use client'

import { onlyDigits, rewrite } from './digit-input'
import { TextField, type TextFieldProps } from './text-field'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'> & {
  /** The digits so far, in Latin. */
  onValueChange?: (digits: string) => void
}

/** For numbers that are names (mobile, post code, card): leading zeros stay, Persian digits are folded. */
export function NumberField(props: NumberFieldProps) {
  const { onValueChange, onChange, maxLength, ...rest } = props
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      dir="ltr"
      inputClassName="digits-fa text-start"
      onChange={(event) => {
        const digits = onlyDigits(event.target.value).slice(0, maxLength)
        rewrite(event.target, digits)
        onChange?.(event)
        onValueChange?.(digits)
      }}
    />
  )
}
