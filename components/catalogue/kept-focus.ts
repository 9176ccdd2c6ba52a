let wanted: string | null = null

/** A plain list and a narrowed one are two routes, so a choice can draw its own control anew. */
export function rememberFocus(id = document.activeElement?.id): void {
  wanted = id ?? ''
}

export function forgetFocus(): void {
  wanted = null
}

/** Gives the focus back where it fell off the page: to the same control, or to what was found. */
export function keepFocus(otherwise: string): void {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (wanted === null || !lost) return
  const control = document.getElementById(wanted) ?? document.getElementById(otherwise)
  control?.focus({ preventScroll: true })
}
