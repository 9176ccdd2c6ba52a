import { useEffect, useEffectEvent } from 'react'

const MARK = 'sheet'

type Mark = 'open' | 'left'

type Answer = 'closed' | 'kept' | 'leave'
/** What Back is for while it is there; `leave` goes on to the page before. Off its page it is asked nothing. */
type Layer = { pathname: string; hash: string; back: (isHere: boolean) => Answer }

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return state[MARK] === 'open' ? 'open' : 'left'
}

/** In the order they were opened: they share one entry, and Back is for the last. */
const layers = new Set<Layer>()
/** The entry a sheet closed on, while nothing has been opened after it. */
let left: { href: string; length: number } | null = null
let ownStep = false
let listening = false
let isForward = false

function write(mark: Mark, how: 'pushState' | 'replaceState'): void {
  window.history[how]({ ...window.history.state, [MARK]: mark }, '')
  left = mark === 'left' ? { href: location.href, length: history.length } : null
}

function stepBack(): void {
  ownStep = true
  left = null
  window.history.back()
}

/** One press of Back or Forward must pass the entry of what is closed, leaving it as coming to it. */
function passEmptyEntry(mark: Mark | null): void {
  const fromLeft = left?.href === location.href && left.length === history.length
  if (mark === null && !fromLeft) return
  if (mark !== null && isForward && window.navigation.canGoForward) window.history.forward()
  else stepBack()
}

function onPop(event: PopStateEvent): void {
  const mark = markOf(event.state)
  const layer = [...layers].at(-1)
  if (ownStep) {
    ownStep = false
    // What closed wrote its mark after the step was begun, on an entry that is behind us by now.
    left = null
    // What was opened meanwhile stood on the entry that has just been undone.
    if (layer && mark !== 'open') write('open', 'pushState')
  } else if (!layer) passEmptyEntry(mark)
  else if (layer.pathname !== location.pathname) [...layers].forEach(({ back }) => back(false))
  // A link within the page is no step back.
  else if (mark !== 'open' && layer.hash === location.hash) goBackTo(layer)
}

function goBackTo(layer: Layer): void {
  const isLast = layers.size === 1
  const answer = layer.back(true)
  if (answer === 'leave') {
    layers.delete(layer)
    window.history.back()
  } else if (answer === 'kept' || !isLast) write('open', 'pushState')
}

function listen(): void {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPop)
  // Where a browser tells no direction, every step is taken for one back.
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    // The router writes its own state between the step and the news of it.
    if (navigationType !== 'traverse') return
    isForward = destination.index > (window.navigation.currentEntry?.index ?? 0)
  })
}

/**
 * Gives what is open its own history entry, so that Back is for it and not for the page.
 * The entry is marked rather than undone when it closes by itself: going back at that moment
 * would cancel a navigation it has just started.
 */
function useLayer(open: boolean, back: Layer['back']): void {
  const onBack = useEffectEvent(back)
  useEffect(() => {
    if (!open) return
    listen()
    const { pathname, hash } = window.location
    const layer: Layer = { pathname, hash, back: (isHere) => onBack(isHere) }
    layers.add(layer)
    write('open', markOf(window.history.state) ? 'replaceState' : 'pushState')
    return () => {
      layers.delete(layer)
      const isFree = layers.size === 0 && markOf(window.history.state) === 'open'
      if (isFree) write('left', 'replaceState')
    }
  }, [open])
}

/** For a sheet its reader dismissed: nothing else is going on, so the entry can be undone. */
function leaveEntry(): void {
  if (layers.size === 1 && markOf(window.history.state) === 'open') stepBack()
}

/** Where a page was loaded anew, nothing stands any more on the entry it was loaded at. */
export function passOldEntry(): void {
  if (layers.size > 0 || markOf(window.history.state) === null) return
  listen()
  write('left', 'replaceState')
}

/** For what opens right after a sheet was dismissed: the step back would close it too. */
export function entriesSettled(): Promise<void> {
  if (!ownStep) return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
  })
}

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }
const always = () => true

/** How a sheet is closed by its reader: Back does it, and every other way leaves no entry behind. */
export function useDismissal(
  { open, onOpenChange }: Opened,
  mayClose: () => boolean = always,
): (next: boolean) => void {
  useLayer(open, (isHere) => {
    if (isHere && !mayClose()) return 'kept'
    onOpenChange(false)
    return 'closed'
  })
  return (next) => {
    if (!next && !mayClose()) return
    if (!next) leaveEntry()
    onOpenChange(next)
  }
}

/** Back undoes a step within a page or a sheet; gives how to leave the step without it. */
export function useBackUndoes(stepped: boolean, undo: () => void): () => void {
  useLayer(stepped, () => {
    undo()
    return 'closed'
  })
  return leaveEntry
}

/** Back asks before it leaves a page that holds something. */
export function useBackAsks(holding: boolean, mayLeave: () => boolean): void {
  useLayer(holding, (isHere) => (isHere && !mayLeave() ? 'kept' : 'leave'))
}
