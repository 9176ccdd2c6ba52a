'use client'

import { useState } from 'react'
import { foldDigits } from '@/lib/persian/digits'
import { rewriteKeepingCaret, extractDigits } from './digit-input'
import { TextField, type TextFieldProps } from './text-field'

/** Ten times as much, in rials, is still a whole number to a computer. */
const MAX_DIGITS = 14
const DASH = /[-\u2010-\u2015\u2212]/
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:[.٫]\d{3})+$/

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The digits of an amount, or an error where they would make another amount than was typed. */
function parseAmount(text: string, unit?: string): { digits: string } | { error: string } {
  if (DASH.test(text)) return { error: 'مبلغ را بدون منفی و خط تیره بنویسید.' }
  const typed = foldDigits(text).replace(/[^\d.٫/]/g, '')
  if (/\D/.test(typed) && !IN_THOUSANDS.test(typed)) {
    return { error: `مبلغ را ${unit ? `به ${unit} و ` : ''}بی‌اعشار بنویسید.` }
  }
  const digits = extractDigits(typed).replace(/^0+(?=\d)/, '')
  return digits.length > MAX_DIGITS ? { error: 'این مبلغ بیش از اندازه بزرگ است.' } : { digits }
}

/** A key that took a comma alone takes the digit beyond it: else it would come back for ever. */
function deleteDigitAcrossComma(input: HTMLInputElement, shown: string, kind: string): void {
  const caret = input.selectionStart ?? 0
  const without = shown.slice(0, caret) + shown.slice(caret + 1)
  if (shown[caret] !== ',' || input.value !== without) return
  if (kind === 'deleteContentForward') input.setRangeText('', caret, caret + 1, 'start')
  if (kind === 'deleteContentBackward') input.setRangeText('', caret - 1, caret, 'start')
}

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
  const [unparsedInput, setUnparsedInput] = useState<{ text: string; error: string } | null>(null)
  const unparsed = value === null ? unparsedInput : null
  const shown = value === null ? '' : groupDigits(String(value))
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      dir="ltr"
      end={unit}
      inputClassName="digits-fa text-start"
      error={unparsed?.error ?? error}
      value={unparsed?.text ?? shown}
      onChange={({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent)
          deleteDigitAcrossComma(target, shown, nativeEvent.inputType)
        const parsed = parseAmount(target.value, unit)
        const isParsed = 'digits' in parsed
        setUnparsedInput(isParsed ? null : { text: target.value, error: parsed.error })
        if (isParsed) rewriteKeepingCaret(target, groupDigits(parsed.digits))
        onValueChange(isParsed && parsed.digits ? Number(parsed.digits) : null)
      }}
    />
  )
}
