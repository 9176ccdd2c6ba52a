import { foldDigits, stripBidi } from '@/lib/persian/digits'
import { toDomesticNumber } from '@/lib/persian/validators'

export function extractDigits(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}

/** A plus at its start stays until the country it belongs to is known. */
export function extractPhoneDigits(text: string): string {
  const plus = /^\s*\+/.test(stripBidi(text)) ? '+' : ''
  return toDomesticNumber(plus + extractDigits(text))
}

/** Rewrites what was typed and keeps the caret after the same digit. */
export function rewriteKeepingCaret(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const caret = input.selectionStart ?? input.value.length
  const [typed, rewritten] = [extractDigits(input.value), extractDigits(text)]
  const lostAtStart = typed.endsWith(rewritten) ? typed.length - rewritten.length : 0
  const digitsBefore = extractDigits(input.value.slice(0, caret)).length - lostAtStart
  input.value = text
  let position = 0
  for (let passed = 0; position < text.length && passed < digitsBefore; position += 1) {
    if (/\d/.test(text.charAt(position))) passed += 1
  }
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(position, position)
}
