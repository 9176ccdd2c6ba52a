import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { moved, turnOf, WHOLE, zoomedTo, type Point, type View } from './zoom-view'

const NEAR = 2.5
const STEP = 1.5
const TWO_TAPS = 320
const SAME_PLACE = 28

type Options = { canTurn: boolean; onTurn: (step: -1 | 1) => void }
type Tap = Point & { at: number }

/** The point as it lies from the middle of the stage. */
function fromMiddle(stage: Element, { x, y }: Point): Point {
  const box = stage.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

function sizeOf(stage: Element) {
  return { width: stage.clientWidth, height: stage.clientHeight }
}

function apart([one, two]: readonly Point[]): number {
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}

function middleOf([one, two]: readonly Point[]): Point {
  return one && two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : { x: 0, y: 0 }
}

/** Pinch, wheel, double tap and drag over a stage; a drag over a whole picture turns to another. */
export function useZoom({ canTurn, onTurn }: Options) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap | null>(null)
  const pressed = useRef<Tap | null>(null)
  const [view, setView] = useState<View>(WHOLE)
  const [drag, setDrag] = useState(0)
  const [held, setHeld] = useState(false)

  function zoom(scaleOf: (scale: number) => number, under: Point = { x: 0, y: 0 }): void {
    const place = stage.current
    if (place) setView((now) => zoomedTo(now, scaleOf(now.scale), under, sizeOf(place)))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const place = stage.current
    if (!place) return
    const under = fromMiddle(place, { x: event.clientX, y: event.clientY })
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
    const wasApart = apart([...fingers.current.values()])
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const points = [...fingers.current.values()]
    if (points.length > 1) {
      const grown = wasApart > 0 ? apart(points) / wasApart : 1
      zoom((scale) => scale * grown, fromMiddle(place, middleOf(points)))
    } else if (view.scale > 1) {
      const by = { x: now.x - before.x, y: now.y - before.y }
      setView((current) => moved(current, by, sizeOf(place)))
    } else if (canTurn && pressed.current) {
      setDrag(now.x - pressed.current.x)
    }
  }

  function onTap(place: Element, tap: Tap): void {
    const last = lastTap.current
    const isSecond = last && tap.at - last.at < TWO_TAPS && apart([last, tap]) < SAME_PLACE
    lastTap.current = isSecond ? null : tap
    if (isSecond) zoom((scale) => (scale > 1 ? 1 : NEAR), fromMiddle(place, tap))
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>): void {
    const start = pressed.current
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    setHeld(false)
    setDrag(0)
    if (!start || event.type !== 'pointerup') return
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    if (apart([start, tap]) < 8) return onTap(event.currentTarget, tap)
    const width = event.currentTarget.clientWidth
    const turn = turnOf(tap.x - start.x, tap.at - start.at, width)
    if (turn !== 0 && view.scale === 1 && canTurn) onTurn(turn)
  }

  return {
    stage,
    view,
    drag,
    held,
    zoomIn: () => zoom((scale) => scale * STEP),
    zoomOut: () => zoom((scale) => scale / STEP),
    reset: () => setView(WHOLE),
    move: (x: number, y: number) => {
      const place = stage.current
      if (place) setView((now) => moved(now, { x, y }, sizeOf(place)))
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}
