'use client'

import {
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { cn } from './cn'

type TooltipProps = {
  text: string
  side?: 'top' | 'bottom'
  /** One control; the text becomes its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shows on hover and focus, stays while the pointer is on it, hides on Escape. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (open && box.current) clampToViewport(box.current)
  }, [open])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={handleKeyDown}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={box}
        className={cn(
          'absolute start-1/2 z-popup w-max max-w-56 -translate-x-1/2 rtl:translate-x-1/2',
          side === 'top' ? 'bottom-full pb-2' : 'top-full pt-2',
          !open && 'hidden',
        )}
      >
        <span
          id={id}
          role="tooltip"
          className="block animate-fade-in rounded-lg bg-ink-900 px-3 py-1.5 text-xs text-white"
        >
          {text}
        </span>
      </span>
    </span>
  )
}

const MARGIN = 8

function clampToViewport(box: HTMLElement): void {
  box.style.marginInlineStart = ''
  const { left, right } = box.getBoundingClientRect()
  const viewportWidth = document.documentElement.clientWidth
  const offset = Math.max(MARGIN - left, 0) - Math.max(right - viewportWidth + MARGIN, 0)
  if (offset !== 0) box.style.marginInlineStart = `${document.dir === 'rtl' ? -offset : offset}px`
}
