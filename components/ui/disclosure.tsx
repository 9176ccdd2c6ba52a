'use client'

import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

const HOVER_INTENT = 90
const LEAVE_GRACE = 220

type DisclosureProps = {
  trigger: ReactNode
  /** Somebody is about to open it. */
  onIntent?: () => void
  /** The accessible name where the label is not text. */
  label?: string
  className?: string
  triggerClassName: string
  panelClassName: string
  children: ReactNode
}

/** A panel that opens on hover and on a press; Escape closes it and gives the focus back. */
export function Disclosure(props: DisclosureProps) {
  const [state, setState] = useState<'closed' | 'peeking' | 'pinned'>('closed')
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = state !== 'closed'

  const soon = (next: 'closed' | 'peeking', delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setState((now) => (next === 'peeking' && now === 'pinned' ? now : next))
    }, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInDialog(document.activeElement)) return
      clearTimeout(timer.current)
      setState('closed')
      const panel = document.getElementById(id)
      if (panel?.contains(document.activeElement)) trigger.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [open, id])

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const { currentTarget, relatedTarget } = event
    if (!currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget)) setState('closed')
  }
  return (
    <div
      className={props.className}
      onPointerEnter={(event) => {
        props.onIntent?.()
        if (event.pointerType === 'mouse') soon('peeking', HOVER_INTENT)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && soon('closed', LEAVE_GRACE)}
      onFocus={props.onIntent}
      onBlur={handleBlur}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={props.label}
        aria-expanded={open}
        aria-controls={id}
        className={props.triggerClassName}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          clearTimeout(timer.current)
          flushSync(() => setState('pinned'))
          document.getElementById(id)?.querySelector<HTMLElement>('a, button')?.focus()
        }}
        onClick={() => {
          clearTimeout(timer.current)
          setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))
        }}
      >
        {props.trigger}
      </button>
      <div
        id={id}
        hidden={!open}
        className={props.panelClassName}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setState('closed')
        }}
      >
        {props.children}
      </div>
    </div>
  )
}

/** A dialog that the panel has opened gives the focus back to it. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
