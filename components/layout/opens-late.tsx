'use client'

import { useEffect, useEffectEvent, useState } from 'react'

const WIDE = '(min-width: 767px)'

/** Whether something is open, and whether its code is needed. It closes on a wide screen. */
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
  /** As if it had never been asked for. */
  const forget = () => {
    setNeeded(false)
    setOpen(false)
  }
  return { open, needed, setOpen, show, forget }
}

/** On whatever shows that a press is coming, so that the code is there when it does. */
export function onIntent(load: () => Promise<unknown>) {
  const ahead = () => void load().catch(() => undefined)
  return { onPointerEnter: ahead, onFocus: ahead, onTouchStart: ahead }
}
