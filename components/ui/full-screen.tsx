'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useDismissal } from './history-layers'
import { IconButton } from './icon-button'
import { ChevronStartIcon } from './icons'

type FullScreenProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name; sighted shoppers see the bar. */
  title: string
  /** Beside the button that leads back. */
  bar: ReactNode
  /** Where the focus goes, and where it goes back to. */
  initialFocus: HTMLElement | null
  finalFocus: HTMLElement
  children: ReactNode
}

/** For phones: takes the whole screen; its button, Escape and Back close it. */
export function FullScreen(props: FullScreenProps) {
  const { title, bar, initialFocus, finalFocus, children } = props
  const change = useDismissal(props)
  return (
    <Base.Root open={props.open} onOpenChange={(next) => change(next)}>
      <Base.Portal>
        <Base.Popup
          initialFocus={() => initialFocus}
          finalFocus={() => finalFocus}
          className="fixed inset-0 z-overlay flex flex-col bg-paper pt-[env(safe-area-inset-top)] text-ink-900 outline-none transition-opacity duration-100 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <div className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line pe-4 ps-1">
            <Base.Close
              render={
                <IconButton label="بستن" size="sm">
                  <ChevronStartIcon size={22} />
                </IconButton>
              }
            />
            <div className="min-w-0 flex-1">{bar}</div>
          </div>
          {/* What scrolls must be reachable by keys where no link stands in it. */}
          <div
            tabIndex={0}
            className="fades-down min-h-0 flex-1 overflow-y-auto overscroll-contain"
          >
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
