import { foldDigits } from '@/lib/persian/digits'

export function onlyDigits(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
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
