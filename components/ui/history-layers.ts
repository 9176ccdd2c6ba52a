import { useEffect, useEffectEvent } from 'react'

const MARK = 'sheet'

type Mark = 'open' | 'left'

type BackResult = 'closed' | 'stayed' | 'leave'
/** What Back closes while it is open; `leave` goes on to the page before. */
type Layer = {
  pathname: string
  hash: string
  /** Off its own page it must not ask anything. */
  onBack: (isOnOwnPage: boolean) => BackResult
}

function readMark(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return state[MARK] === 'open' ? 'open' : 'left'
}

/** In the order they were opened: they share one entry, and Back closes the last. */
const layers = new Set<Layer>()
/** The entry a sheet closed on, while nothing has been opened after it. */
let closedEntry: { href: string; length: number } | null = null
let isOwnStep = false
let isListening = false
let isForward = false

function writeMark(mark: Mark, method: 'pushState' | 'replaceState'): void {
  window.history[method]({ ...window.history.state, [MARK]: mark }, '')
  closedEntry = mark === 'left' ? { href: location.href, length: history.length } : null
}

function stepBack(): void {
  isOwnStep = true
  closedEntry = null
  window.history.back()
}

/** One press of Back or Forward must pass the entry of what is closed. */
function skipEmptyEntry(mark: Mark | null): void {
  const isFromLeft = closedEntry?.href === location.href && closedEntry.length === history.length
  if (mark === null && !isFromLeft) return
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
  else if (layer.pathname !== location.pathname)
    [...layers].forEach(({ onBack: handleBackEvent }) => handleBackEvent(false))
  // A link within the page is no step back.
  else if (mark !== 'open' && layer.hash === location.hash) dismissLayer(layer)
}

function dismissLayer(layer: Layer): void {
  const isLast = layers.size === 1
  const result = layer.onBack(true)
  if (result === 'leave') {
    layers.delete(layer)
    window.history.back()
  } else if (result === 'stayed' || !isLast) writeMark('open', 'pushState')
}

function listenToHistory(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', handlePopState)
  // Where a browser does not say the direction, every step counts as one back.
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    // The router writes its own state between the step and its event.
    if (navigationType !== 'traverse') return
    isForward = destination.index > (window.navigation.currentEntry?.index ?? 0)
  })
}

/**
 * Gives what is open its own history entry, so that Back is for it and not for the page.
 * The entry is marked rather than undone when it closes by itself: going back at that moment
 * would cancel a navigation it has just started.
 */
function useHistoryLayer(open: boolean, handleBack: Layer['onBack'], isOfPage = false): void {
  const handleBackEvent = useEffectEvent(handleBack)
  useEffect(() => {
    if (!open) return
    listenToHistory()
    const { pathname, hash } = window.location
    const layer: Layer = { pathname, hash, onBack: (isOnOwnPage) => handleBackEvent(isOnOwnPage) }
    // What is open over the page closes before the page is left, whichever came first.
    const above = isOfPage ? [...layers] : []
    above.forEach((one) => layers.delete(one))
    layers.add(layer)
    above.forEach((one) => layers.add(one))
    writeMark('open', readMark(window.history.state) ? 'replaceState' : 'pushState')
    return () => {
      layers.delete(layer)
      const isFree = layers.size === 0 && readMark(window.history.state) === 'open'
      if (isFree) writeMark('left', 'replaceState')
    }
  }, [open, isOfPage])
}

/** For what the shopper dismissed: nothing else is going on, so the entry can be undone. */
function undoLayerEntry(): void {
  if (layers.size === 1 && readMark(window.history.state) === 'open') stepBack()
}

/** After a reload nothing is open on the entry the page was loaded at. */
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

/** Closing by the shopper: Back closes it, and any other way leaves no history entry behind. */
export function useDismissal(
  { open, onOpenChange }: OpenState,
  canClose: () => boolean = allowClose,
): (next: boolean) => void {
  useHistoryLayer(open, (isOnOwnPage) => {
    if (isOnOwnPage && !canClose()) return 'stayed'
    onOpenChange(false)
    return 'closed'
  })
  return (next) => {
    if (!next && !canClose()) return
    if (!next) undoLayerEntry()
    onOpenChange(next)
  }
}

/** Back undoes a step within a page or a sheet; returns what leaves the step without Back. */
export function useBackStep(isStepped: boolean, undo: () => void): () => void {
  useHistoryLayer(isStepped, () => {
    undo()
    return 'closed'
  })
  return undoLayerEntry
}

/** Back asks before it leaves a page with unsaved changes. */
export function useBackConfirm(hasChanges: boolean, canLeave: () => boolean): void {
  const handleBack = (isOnOwnPage: boolean) => (isOnOwnPage && !canLeave() ? 'stayed' : 'leave')
  useHistoryLayer(hasChanges, handleBack, true)
}
