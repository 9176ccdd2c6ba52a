import type { KeyboardEvent } from 'react'

/** Up and down walk one level; left goes into a branch, and right back to its top. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const at = document.activeElement
  const tops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-top]'))
  const inside = at?.closest('[data-branch]')
  const links = inside ? Array.from(inside.querySelectorAll<HTMLElement>('a')) : tops
  const index = links.findIndex((link) => link === at)
  const ends: Record<string, HTMLElement | undefined> = {
    ArrowDown: links[(index + 1) % links.length],
    ArrowUp: links[(index - 1 + links.length) % links.length],
    Home: links[0],
    End: links.at(-1),
    ArrowLeft: at?.parentElement?.querySelector<HTMLElement>('[data-branch] a') ?? undefined,
    ArrowRight: inside?.parentElement?.querySelector<HTMLElement>('[data-top]') ?? undefined,
  }
  const target = ends[event.key]
  if (!target || index < 0) return
  event.preventDefault()
  target.focus()
}
