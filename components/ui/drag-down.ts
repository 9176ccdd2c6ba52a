import { useRef, type PointerEvent } from 'react'

const FAR_ENOUGH = 96

function moveSheet(handle: Element, distance: number | null): void {
  const sheet = handle.closest<HTMLElement>('[role="dialog"]')
  if (!sheet) return
  sheet.style.transform = distance === null ? '' : `translateY(${distance}px)`
  sheet.style.transitionDuration = distance === null ? '' : '0ms'
}

/** Lets a finger pull a sheet down by its handle; the sheet follows and closes when let go far enough. */
export function useDragDown(onClose: () => void) {
  const from = useRef<number | null>(null)

  function end({ currentTarget, clientY }: PointerEvent, closes: boolean): void {
    const start = from.current
    from.current = null
    moveSheet(currentTarget, null)
    if (closes && start !== null && clientY - start > FAR_ENOUGH) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = event.clientY
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent) {
      if (from.current !== null) moveSheet(currentTarget, Math.max(0, clientY - from.current))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
