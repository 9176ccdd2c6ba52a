import { useState } from 'react'

type ScrollPosition = { first: string; href: string; y: number }

let scrollPosition: ScrollPosition | null = null

/** Where the shopper was when a product was opened from a list that had grown. */
export function rememberScroll(first: string): void {
  scrollPosition = { first, href: location.href, y: window.scrollY }
}

/** What was seen, when this is the page of it that the shopper came back to. */
export function recallScroll(first: string): ScrollPosition | null {
  const back =
    scrollPosition?.first === first &&
    typeof window !== 'undefined' &&
    scrollPosition.href === location.href
  return back ? scrollPosition : null
}

let focusTargetId: string | null = null

/** A plain list and a narrowed one are two routes, so a choice can draw its own control anew. */
export function rememberFocus(id = document.activeElement?.id): void {
  focusTargetId = id ?? ''
}

export function forgetFocus(): void {
  focusTargetId = null
}

/** Gives the focus back where it fell off the page: to the same control, or to what was found. */
export function restoreFocus(otherwise: string): void {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (focusTargetId === null || !lost) return
  const control = document.getElementById(focusTargetId) ?? document.getElementById(otherwise)
  control?.focus({ preventScroll: true })
}

const rememberedTexts = new Map<string, string>()

/** Text that outlives a control: a choice can draw the same control anew. */
export function useRememberedText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => rememberedTexts.get(key) ?? '')
  const keep = (next: string) => {
    rememberedTexts.set(key, next)
    setText(next)
  }
  return [text, keep]
}
