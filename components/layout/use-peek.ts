import { useEffect, useRef, useState, type PointerEvent } from 'react'

const INTENT = 180
const GRACE = 260

/** What shows while a mouse rests on something; Escape puts it away, a finger never brings it. */
export function usePeek(load: () => Promise<unknown>) {
  const [peeking, setPeeking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!peeking) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPeeking(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [peeking])

  function soon(next: boolean, delay: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPeeking(next), delay)
  }

  return {
    peeking,
    end: () => {
      clearTimeout(timer.current)
      setPeeking(false)
    },
    pointer: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        void load().catch(() => undefined)
        soon(true, INTENT)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') soon(false, GRACE)
      },
    },
  }
}
