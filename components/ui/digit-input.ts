import { foldDigits, stripBidi } from '@/lib/persian/digits'
import { dialledAtHome } from '@/lib/persian/validators'

export function onlyDigits(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}

const IN_THOUSANDS = /^[1-9]\d{0,2}(?:[.٫]\d{3})+$/

/** The digits of an amount, or null where a point or a slash parts off a fraction. */
export function wholeDigits(text: string): string | null {
  const told = foldDigits(text).replace(/[^\d.٫/]/g, '')
  return /^\d*$/.test(told) || IN_THOUSANDS.test(told) ? onlyDigits(told) : null
}

/** A plus at its start stays until the country it belongs to is known. */
export function phoneDigits(text: string): string {
  const plus = /^\s*\+/.test(stripBidi(text)) ? '+' : ''
  return dialledAtHome(plus + onlyDigits(text))
}

/** Rewrites what was typed and keeps the caret after the same digit. */
export function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const caret = input.selectionStart ?? input.value.length
  const before = onlyDigits(input.value.slice(0, caret)).length
  input.value = text
  let at = 0
  for (let seen = 0; at < text.length && seen < before; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1
  }
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(at, at)
}
