'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { ChevronDownIcon } from './icons'

type CollapsibleProps = {
  /** What comes to light, for the button's name: «معرفی». */
  subject: string
  className?: string
  children: ReactNode
}

/** Shows the beginning of something long; where scripts do not run, all of it. */
export function Collapsible({ subject, className, children }: CollapsibleProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={className}>
      <div
        id={id}
        // What the focus reaches must be seen.
        onFocus={() => setOpen(true)}
        className={cn(
          !open &&
            'relative max-h-72 overflow-clip after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-24 after:bg-gradient-to-t after:from-ground after:content-[""] print:max-h-none print:after:hidden [@media(scripting:none)]:max-h-none [@media(scripting:none)]:after:hidden',
        )}
      >
        {children}
      </div>
      <Button
        variant="link"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="mt-2 !px-1 print:hidden [@media(scripting:none)]:hidden"
        iconEnd={
          <ChevronDownIcon
            size={16}
            className={cn('transition-transform duration-150', open && 'rotate-180')}
          />
        }
      >
        {open ? 'نمایش کمتر' : 'نمایش بیشتر'}
        <span className="sr-only"> {subject}</span>
      </Button>
    </div>
  )
}
