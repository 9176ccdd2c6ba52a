import { useEffect, useEffectEvent } from 'react'

const MARK = 'sheet'

type Mark = 'open' | 'left'

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return state[MARK] === 'open' ? 'open' : 'left'
}

/** The entry a sheet closed on, while nothing has been opened after it. */
let left: { href: string; length: number } | null = null
let ownStep = false
let listening = false

function write(mark: Mark, how: 'pushState' | 'replaceState'): void {
  window.history[how]({ ...window.history.state, [MARK]: mark }, '')
  left = mark === 'left' ? { href: location.href, length: history.length } : null
}

function stepBack(): void {
  ownStep = true
  left = null
  window.history.back()
}

/** One press of Back must pass the entry of a closed sheet, both when leaving it and when coming to it. */
function passLeftEntries(event: PopStateEvent): void {
  const fromLeft = left?.href === location.href && left.length === history.length
  const mark = markOf(event.state)
  if (ownStep) ownStep = false
  else if (mark === 'left' || (mark === null && fromLeft)) stepBack()
}

/**
 * Gives an open sheet its own history entry, so that Back closes the sheet and not the page.
 * The entry is marked rather than undone when the sheet closes by itself: going back at that moment
 * would cancel a navigation the sheet has just started.
 */
function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    if (!listening) window.addEventListener('popstate', passLeftEntries)
    listening = true
    write('open', markOf(window.history.state) ? 'replaceState' : 'pushState')
    const onPop = () => onBack()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (markOf(window.history.state) === 'open') write('left', 'replaceState')
    }
  }, [open])
}

/** For a sheet its reader dismissed: nothing else is going on, so the entry can be undone. */
function leaveEntry(): void {
  if (markOf(window.history.state) === 'open') stepBack()
}

/** For what opens right after a sheet was dismissed: the step back would close it too. */
export function entriesSettled(): Promise<void> {
  if (!ownStep) return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
  })
}

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }

/** How a sheet is closed by its reader: Back does it, and every other way leaves no entry behind. */
export function useDismissal({ open, onOpenChange }: Opened): (next: boolean) => void {
  useBackCloses(open, () => onOpenChange(false))
  return (next) => {
    if (!next) leaveEntry()
    onOpenChange(next)
  }
}
