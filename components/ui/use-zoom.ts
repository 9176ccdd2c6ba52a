import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'

/** How far in a picture is looked at, and how far its middle lies from the stage's, in pixels. */
export type ZoomView = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

export const INITIAL_VIEW: ZoomView = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 5
const FAR_ENOUGH = 0.18
const FAST_ENOUGH = 0.4

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** Never further out than whole, and never past the picture's edges. */
function clampView({ scale, x, y }: ZoomView, stage: Size): ZoomView {
  const near = clamp(scale, 1, MAX_SCALE)
  const widest = ((near - 1) * stage.width) / 2
  const highest = ((near - 1) * stage.height) / 2
  return { scale: near, x: clamp(x, -widest, widest), y: clamp(y, -highest, highest) }
}

/** What lies under the point, counted from the stage's middle, stays under it. */
export function zoomView(view: ZoomView, scale: number, under: Point, stage: Size): ZoomView {
  const grown = clamp(scale, 1, MAX_SCALE) / view.scale
  return clampView(
    {
      scale: view.scale * grown,
      x: under.x - (under.x - view.x) * grown,
      y: under.y - (under.y - view.y) * grown,
    },
    stage,
  )
}

export function panView(view: ZoomView, by: Point, stage: Size): ZoomView {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** Which way a swipe turns: in Persian the next picture lies to the left and is pulled to the right. */
export function getSwipeDirection(
  dragged: number,
  milliseconds: number,
  width: number,
): -1 | 0 | 1 {
  const far = Math.abs(dragged) > width * FAR_ENOUGH
  const fast = Math.abs(dragged) > 24 && Math.abs(dragged) / Math.max(milliseconds, 1) > FAST_ENOUGH
  if (!far && !fast) return 0
  return dragged > 0 ? 1 : -1
}

const DOUBLE_TAP_SCALE = 2.5
const STEP = 1.5
const DOUBLE_TAP_DELAY = 320
const DOUBLE_TAP_DISTANCE = 28

type ZoomOptions = { canTurn: boolean; onTurn: (step: -1 | 1) => void }
type Tap = Point & { at: number }

/** The point as it lies from the middle of the stage. */
function toStagePoint(stage: Element, { x, y }: Point): Point {
  const box = stage.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

function getStageSize(stage: Element) {
  return { width: stage.clientWidth, height: stage.clientHeight }
}

function getDistance([one, two]: readonly Point[]): number {
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}

function getMidpoint([one, two]: readonly Point[]): Point {
  return one && two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : { x: 0, y: 0 }
}

/** Pinch, wheel, double tap and drag over a stage; a drag over a whole picture turns to another. */
export function useZoom({ canTurn, onTurn }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap | null>(null)
  const pressed = useRef<Tap | null>(null)
  const [view, setView] = useState<ZoomView>(INITIAL_VIEW)
  const [drag, setDrag] = useState(0)
  const [held, setHeld] = useState(false)

  function zoom(scaleOf: (scale: number) => number, under: Point = { x: 0, y: 0 }): void {
    const place = stage.current
    if (place) setView((now) => zoomView(now, scaleOf(now.scale), under, getStageSize(place)))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const place = stage.current
    if (!place) return
    const under = toStagePoint(place, { x: event.clientX, y: event.clientY })
    zoom((scale) => scale * Math.exp(-event.deltaY / 300), under)
  })
  useEffect(() => {
    const place = stage.current
    // React's own wheel listener is passive and could not keep the page from growing.
    const listen = (event: WheelEvent) => onWheel(event)
    place?.addEventListener('wheel', listen, { passive: false })
    return () => place?.removeEventListener('wheel', listen)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, point)
    pressed.current = fingers.current.size === 1 ? { ...point, at: event.timeStamp } : null
    setHeld(true)
    if (fingers.current.size > 1) setDrag(0)
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const place = event.currentTarget
    const wasApart = getDistance([...fingers.current.values()])
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const points = [...fingers.current.values()]
    if (points.length > 1) {
      const grown = wasApart > 0 ? getDistance(points) / wasApart : 1
      zoom((scale) => scale * grown, toStagePoint(place, getMidpoint(points)))
    } else if (view.scale > 1) {
      const by = { x: now.x - before.x, y: now.y - before.y }
      setView((current) => panView(current, by, getStageSize(place)))
    } else if (canTurn && pressed.current) {
      setDrag(now.x - pressed.current.x)
    }
  }

  function onTap(place: Element, tap: Tap): void {
    const last = lastTap.current
    const isSecond =
      last && tap.at - last.at < DOUBLE_TAP_DELAY && getDistance([last, tap]) < DOUBLE_TAP_DISTANCE
    lastTap.current = isSecond ? null : tap
    if (isSecond) zoom((scale) => (scale > 1 ? 1 : DOUBLE_TAP_SCALE), toStagePoint(place, tap))
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>): void {
    const start = pressed.current
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    setHeld(false)
    setDrag(0)
    if (!start || event.type !== 'pointerup') return
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    if (getDistance([start, tap]) < 8) return onTap(event.currentTarget, tap)
    const width = event.currentTarget.clientWidth
    const turn = getSwipeDirection(tap.x - start.x, tap.at - start.at, width)
    if (turn !== 0 && view.scale === 1 && canTurn) onTurn(turn)
  }

  return {
    stage,
    view,
    drag,
    held,
    zoomIn: () => zoom((scale) => scale * STEP),
    zoomOut: () => zoom((scale) => scale / STEP),
    reset: () => setView(INITIAL_VIEW),
    move: (x: number, y: number) => {
      const place = stage.current
      if (place) setView((now) => panView(now, { x, y }, getStageSize(place)))
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}
