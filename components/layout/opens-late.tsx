'use client'

import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'

const WIDE = '(min-width: 767px)'

/** Whether something is open, and whether its code was ever needed. It closes on a wide screen. */
export function useOpensLate() {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  const close = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (!open) return
    const wide = window.matchMedia(WIDE)
    const onChange = () => wide.matches && close()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [open])
  const show = () => {
    setNeeded(true)
    setOpen(true)
  }
  return { open, needed, setOpen, show }
}

/** Draws what is loaded late, and nothing until it was asked for. */
export function Late({ needed, children }: { needed: boolean; children: ReactNode }) {
  return needed ? <Suspense>{children}</Suspense> : null
}

/** On whatever shows that a press is coming, so that the code is there when it does. */
export function onIntent(load: () => Promise<unknown>) {
  const ahead = () => void load().catch(() => undefined)
  return { onPointerEnter: ahead, onFocus: ahead, onTouchStart: ahead }
}
