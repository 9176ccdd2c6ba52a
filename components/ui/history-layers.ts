import { useEffect, useEffectEvent } from 'react'

const MARK = 'sheet'

type Mark = 'open' | 'left'

type BackResult = 'closed' | 'kept' | 'leave'
/** What Back is for while it is there; `leave` goes on to the page before. Off its page it is asked nothing. */
type Layer = { pathname: string; hash: string; back: (isHere: boolean) => BackResult }

function readMark(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return state[MARK] === 'open' ? 'open' : 'left'
}

/** In the order they were opened: they share one entry, and Back is for the last. */
const layers = new Set<Layer>()
/** The entry a sheet closed on, while nothing has been opened after it. */
let closedEntry: { href: string; length: number } | null = null
let isOwnStep = false
let isListening = false
let isForward = false

function writeMark(mark: Mark, how: 'pushState' | 'replaceState'): void {
  window.history[how]({ ...window.history.state, [MARK]: mark }, '')
  closedEntry = mark === 'left' ? { href: location.href, length: history.length } : null
}

function stepBack(): void {
  isOwnStep = true
  closedEntry = null
  window.history.back()
}

/** One press of Back or Forward must pass the entry of what is closed, leaving it as coming to it. */
function skipEmptyEntry(mark: Mark | null): void {
  const fromLeft = closedEntry?.href === location.href && closedEntry.length === history.length
  if (mark === null && !fromLeft) return
  if (mark !== null && isForward && window.navigation.canGoForward) window.history.forward()
  else stepBack()
}

function handlePopState(event: PopStateEvent): void {
  const mark = readMark(event.state)
  const layer = [...layers].at(-1)
  if (isOwnStep) {
    isOwnStep = false
    // What closed wrote its mark after the step was begun, on an entry that is behind us by now.
    closedEntry = null
    // What was opened meanwhile stood on the entry that has just been undone.
    if (layer && mark !== 'open') writeMark('open', 'pushState')
  } else if (!layer) skipEmptyEntry(mark)
  else if (layer.pathname !== location.pathname) [...layers].forEach(({ back }) => back(false))
  // A link within the page is no step back.
  else if (mark !== 'open' && layer.hash === location.hash) dismissLayer(layer)
}

function dismissLayer(layer: Layer): void {
  const isLast = layers.size === 1
  const answer = layer.back(true)
  if (answer === 'leave') {
    layers.delete(layer)
    window.history.back()
  } else if (answer === 'kept' || !isLast) writeMark('open', 'pushState')
}

function listenToHistory(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', handlePopState)
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
function useHistoryLayer(open: boolean, back: Layer['back']): void {
  const onBack = useEffectEvent(back)
  useEffect(() => {
    if (!open) return
    listenToHistory()
    const { pathname, hash } = window.location
    const layer: Layer = { pathname, hash, back: (isHere) => onBack(isHere) }
    layers.add(layer)
    writeMark('open', readMark(window.history.state) ? 'replaceState' : 'pushState')
    return () => {
      layers.delete(layer)
      const isFree = layers.size === 0 && readMark(window.history.state) === 'open'
      if (isFree) writeMark('left', 'replaceState')
    }
  }, [open])
}

/** For a sheet its reader dismissed: nothing else is going on, so the entry can be undone. */
function undoLayerEntry(): void {
  if (layers.size === 1 && readMark(window.history.state) === 'open') stepBack()
}

/** Where a page was loaded anew, nothing stands any more on the entry it was loaded at. */
export function clearStaleEntry(): void {
  if (layers.size > 0 || readMark(window.history.state) === null) return
  listenToHistory()
  writeMark('left', 'replaceState')
}

/** For what opens right after a sheet was dismissed: the step back would close it too. */
export function waitForHistory(): Promise<void> {
  if (!isOwnStep) return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
  })
}

type OpenState = { open: boolean; onOpenChange: (open: boolean) => void }
const allowClose = () => true

/** How a sheet is closed by its reader: Back does it, and every other way leaves no entry behind. */
export function useDismissal(
  { open, onOpenChange }: OpenState,
  mayClose: () => boolean = allowClose,
): (next: boolean) => void {
  useHistoryLayer(open, (isHere) => {
    if (isHere && !mayClose()) return 'kept'
    onOpenChange(false)
    return 'closed'
  })
  return (next) => {
    if (!next && !mayClose()) return
    if (!next) undoLayerEntry()
    onOpenChange(next)
  }
}

/** Back undoes a step within a page or a sheet; gives how to leave the step without it. */
export function useBackStep(stepped: boolean, undo: () => void): () => void {
  useHistoryLayer(stepped, () => {
    undo()
    return 'closed'
  })
  return undoLayerEntry
}

/** Back asks before it leaves a page that holds something. */
export function useBackConfirm(holding: boolean, mayLeave: () => boolean): void {
  useHistoryLayer(holding, (isHere) => (isHere && !mayLeave() ? 'kept' : 'leave'))
}
