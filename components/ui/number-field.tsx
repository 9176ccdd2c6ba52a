'use client'

import { extractDigits, extractPhoneDigits, rewriteKeepingCaret } from './digit-input'
import { TextField, type TextFieldProps } from './text-field'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'maxLength'> & {
  /** The digits so far, in Latin. */
  onValueChange?: (digits: string) => void
  /** Is written with the country's code as well. */
  isPhone?: boolean
}

/**
 * For numbers that are names (mobile, post code, card): leading zeros stay, Persian digits are
 * folded. None is cut off, as a shorter number may be somebody else's; the rules say what is too long.
 */
export function NumberField({ onValueChange, onChange, isPhone, ...rest }: NumberFieldProps) {
  const read = isPhone ? extractPhoneDigits : extractDigits
  return (
    <TextField
      {...rest}
      inputMode={isPhone ? 'tel' : 'numeric'}
      dir="ltr"
      inputClassName="digits-fa text-start"
      onChange={(event) => {
        const digits = read(event.target.value)
        rewriteKeepingCaret(event.target, digits)
        onChange?.(event)
        onValueChange?.(digits)
      }}
    />
  )
}
