import { foldDigits } from '@/lib/persian/digits'
import { onlyDigits } from './digit-input'

/** Ten times as much, in rials, is still a whole number to a computer. */
const MOST_DIGITS = 14
const DASH = /[-\u2010-\u2015\u2212]/
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:[.٫]\d{3})+$/

export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The digits of an amount, or what is wrong where they would be another one than was written. */
export function readAmount(text: string, unit?: string): { digits: string } | { wrong: string } {
  if (DASH.test(text)) return { wrong: 'مبلغ را بدون منفی و خط تیره بنویسید.' }
  const told = foldDigits(text).replace(/[^\d.٫/]/g, '')
  if (/\D/.test(told) && !IN_THOUSANDS.test(told)) {
    return { wrong: `مبلغ را ${unit ? `به ${unit} و ` : ''}بی‌اعشار بنویسید.` }
  }
  const digits = onlyDigits(told).replace(/^0+(?=\d)/, '')
  return digits.length > MOST_DIGITS ? { wrong: 'این مبلغ بیش از اندازه بزرگ است.' } : { digits }
}

/** A key that took a comma alone takes the digit beyond it: else it would come back for ever. */
export function takeDigitBeyond(input: HTMLInputElement, shown: string, kind: string): void {
  const caret = input.selectionStart ?? 0
  const without = shown.slice(0, caret) + shown.slice(caret + 1)
  if (shown[caret] !== ',' || input.value !== without) return
  if (kind === 'deleteContentForward') input.setRangeText('', caret, caret + 1, 'start')
  if (kind === 'deleteContentBackward') input.setRangeText('', caret - 1, caret, 'start')
}
