import { useState } from 'react'

type ScrollPosition = { first: string; href: string; y: number }

let scrollPosition: ScrollPosition | null = null

/** Where the shopper was when a product was opened from a list that had grown. */
export function rememberScroll(first: string): void {
  scrollPosition = { first, href: location.href, y: window.scrollY }
}

/** The remembered position, when this is the page the shopper came back to. */
export function recallScroll(first: string): ScrollPosition | null {
  const isReturn =
    scrollPosition?.first === first &&
    typeof window !== 'undefined' &&
    scrollPosition.href === location.href
  return isReturn ? scrollPosition : null
}

let focusTargetId: string | null = null

/** A plain list and a filtered one are two routes, so a choice can remount its own control. */
export function rememberFocus(id = document.activeElement?.id): void {
  focusTargetId = id ?? ''
}

export function forgetFocus(): void {
  focusTargetId = null
}

/** Gives the focus back when a remount dropped it: to the same control, or to the fallback. */
export function restoreFocus(fallbackId: string): void {
  const isFocusLost = document.activeElement === null || document.activeElement === document.body
  if (focusTargetId === null || !isFocusLost) return
  const control = document.getElementById(focusTargetId) ?? document.getElementById(fallbackId)
  control?.focus({ preventScroll: true })
}

/** Of the filters and the goods: the heading over them may be seen or only heard. */
const goodsTop = () =>
  document.getElementById('goods')?.parentElement?.lastElementChild?.getBoundingClientRect().top

/** Of the list that was left for another arrangement, whose address it is. */
let former: { href: string; top: number | undefined } | null = null

function updateFormerTop(): void {
  if (former) former.top = goodsTop()
}

/** A narrowed list begins with its goods, a whole category above them: what was pressed stays where it was. */
export function rememberGoodsTop(href: string): void {
  former = { href, top: goodsTop() }
  addEventListener('scroll', updateFormerTop, { passive: true })
}

export function stopFollowingGoods(): void {
  removeEventListener('scroll', updateFormerTop)
}

/** After the router, which scrolls to the top where the narrowed list is another route. */
export function restoreGoodsTop(href: string): void {
  stopFollowingGoods()
  const before = former?.href === href ? former.top : undefined
  former = null
  if (before === undefined) return
  queueMicrotask(() => {
    const top = goodsTop()
    if (top !== undefined) scrollBy(0, top - before)
  })
}

const rememberedTexts = new Map<string, string>()

/** State that outlives a control, which a choice can remount. */
export function useRememberedText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => rememberedTexts.get(key) ?? '')
  const remember = (next: string) => {
    rememberedTexts.set(key, next)
    setText(next)
  }
  return [text, remember]
}
