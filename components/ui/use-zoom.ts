import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'

/** How far in a picture is looked at, and how far its middle lies from the stage's, in pixels. */
export type ZoomView = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

export const INITIAL_VIEW: ZoomView = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 3
const MIN_SWIPE_SHARE = 0.18
const MIN_SWIPE_SPEED = 0.4

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Never further out than whole, and never past the picture's edges. */
function clampView({ scale, x, y }: ZoomView, stage: Size): ZoomView {
  const clampedScale = clamp(scale, 1, MAX_SCALE)
  const widest = ((clampedScale - 1) * stage.width) / 2
  const highest = ((clampedScale - 1) * stage.height) / 2
  return { scale: clampedScale, x: clamp(x, -widest, widest), y: clamp(y, -highest, highest) }
}

/** What lies under the point, counted from the stage's middle, stays under it. */
export function zoomView(view: ZoomView, scale: number, focus: Point, stage: Size): ZoomView {
  const factor = clamp(scale, 1, MAX_SCALE) / view.scale
  return clampView(
    {
      scale: view.scale * factor,
      x: focus.x - (focus.x - view.x) * factor,
      y: focus.y - (focus.y - view.y) * factor,
    },
    stage,
  )
}

export function panView(view: ZoomView, by: Point, stage: Size): ZoomView {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** In Persian the next picture lies to the left and is pulled to the right. */
export function getSwipeDirection(
  dragged: number,
  milliseconds: number,
  width: number,
): -1 | 0 | 1 {
  const isFar = Math.abs(dragged) > width * MIN_SWIPE_SHARE
  const isFast =
    Math.abs(dragged) > 24 && Math.abs(dragged) / Math.max(milliseconds, 1) > MIN_SWIPE_SPEED
  if (!isFar && !isFast) return 0
  return dragged > 0 ? 1 : -1
}

const DOUBLE_TAP_SCALE = 2.5
const STEP = 1.5
const DOUBLE_TAP_DELAY = 320
const DOUBLE_TAP_DISTANCE = 28

type ZoomOptions = { canZoom: boolean; canSwipe: boolean; onSwipe: (step: -1 | 1) => void }
type Tap = Point & { time: number }

/** The point as it lies from the middle of the stage. */
function toStagePoint(stage: Element, { x, y }: Point): Point {
  const box = stage.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

function getStageSize(stage: Element) {
  return { width: stage.clientWidth, height: stage.clientHeight }
}

function getDistance([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}

function getMidpoint([first, second]: readonly Point[]): Point {
  if (!first || !second) return { x: 0, y: 0 }
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
}

/** Pinch, wheel, double tap and drag over a stage; a swipe over a picture that is not zoomed turns to another. */
export function useZoom({ canZoom, canSwipe, onSwipe }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap | null>(null)
  const pressed = useRef<Tap | null>(null)
  const [view, setView] = useState<ZoomView>(INITIAL_VIEW)
  const [drag, setDrag] = useState(0)
  const [isHeld, setIsHeld] = useState(false)

  function zoom(scaleOf: (scale: number) => number, focus: Point = { x: 0, y: 0 }): void {
    const element = stage.current
    if (!element || !canZoom) return
    setView((now) => zoomView(now, scaleOf(now.scale), focus, getStageSize(element)))
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const element = stage.current
    if (!element) return
    const focus = toStagePoint(element, { x: event.clientX, y: event.clientY })
    zoom((scale) => scale * Math.exp(-event.deltaY / 300), focus)
  })
  useEffect(() => {
    const element = stage.current
    // React's own wheel listener is passive and could not keep the page from growing.
    const listen = (event: WheelEvent) => handleWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  function handlePointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, point)
    pressed.current = fingers.current.size === 1 ? { ...point, time: event.timeStamp } : null
    setIsHeld(true)
    if (fingers.current.size > 1) setDrag(0)
  }

  function handlePointerMove(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const element = event.currentTarget
    const wasApart = getDistance([...fingers.current.values()])
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const points = [...fingers.current.values()]
    if (points.length > 1) {
      const factor = wasApart > 0 ? getDistance(points) / wasApart : 1
      zoom((scale) => scale * factor, toStagePoint(element, getMidpoint(points)))
    } else if (view.scale > 1) {
      const by = { x: now.x - before.x, y: now.y - before.y }
      setView((current) => panView(current, by, getStageSize(element)))
    } else if (canSwipe && pressed.current) {
      setDrag(now.x - pressed.current.x)
    }
  }

  function handleTap(element: Element, tap: Tap): void {
    const last = lastTap.current
    const isDoubleTap =
      last &&
      tap.time - last.time < DOUBLE_TAP_DELAY &&
      getDistance([last, tap]) < DOUBLE_TAP_DISTANCE
    lastTap.current = isDoubleTap ? null : tap
    if (isDoubleTap) zoom((scale) => (scale > 1 ? 1 : DOUBLE_TAP_SCALE), toStagePoint(element, tap))
  }

  function handlePointerEnd(event: PointerEvent<HTMLDivElement>): void {
    const start = pressed.current
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    setIsHeld(false)
    setDrag(0)
    if (!start || event.type !== 'pointerup') return
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    if (getDistance([start, tap]) < 8) return handleTap(event.currentTarget, tap)
    const width = event.currentTarget.clientWidth
    const turn = getSwipeDirection(tap.x - start.x, tap.time - start.time, width)
    if (turn !== 0 && view.scale === 1 && canSwipe) onSwipe(turn)
  }

  return {
    stage,
    view,
    drag,
    isHeld,
    zoomIn: () => zoom((scale) => scale * STEP),
    zoomOut: () => zoom((scale) => scale / STEP),
    reset: () => setView(INITIAL_VIEW),
    move: (x: number, y: number) => {
      const element = stage.current
      if (element) setView((now) => panView(now, { x, y }, getStageSize(element)))
    },
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
    },
  }
}
