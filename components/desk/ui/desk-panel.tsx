'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { Dialog } from '@/components/ui/modal'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { breakpoints, rem } from '@/styles/breakpoints'

/** Narrower than this the list would have no room beside it. */
export const PANEL_OVER_LIST = `(max-width: ${rem(breakpoints.md - 0.01)})`

type DeskPanelProps = {
  title: string
  /** What saves it, in view at its end however far it is scrolled. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What is open of a list, beside it; over it where there is no room. */
export function DeskPanel({ title, footer, onClose, children }: DeskPanelProps) {
  const isNarrow = useMediaQuery(PANEL_OVER_LIST)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  if (isNarrow) {
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
        {children}
      </Dialog>
    )
  }
  return (
    <aside
      aria-label={title}
      className="flex w-[312px] shrink-0 flex-col overflow-y-auto border-s border-line bg-paper"
      onKeyDown={({ key, target, currentTarget }) => {
        // A dialog that is open of it is no part of it on the page, and Escape is the dialog's then.
        const isOwn = target instanceof Node && currentTarget.contains(target)
        if (key === 'Escape' && isOwn) onClose()
      }}
    >
      <header className="border-hair flex min-h-[42px] items-center gap-2 border-b pe-2 ps-4">
        <h2 ref={heading} tabIndex={-1} className="grow text-[14px] font-bold outline-none">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="بستن"
          className="text-note hover:bg-hover grid size-8 place-items-center rounded-lg"
        >
          <CloseIcon size={16} />
        </button>
      </header>
      <div className="p-4">{children}</div>
      {footer && (
        <div className="border-hair sticky bottom-0 z-[5] mt-auto flex shrink-0 flex-wrap gap-2 border-t bg-paper px-4 py-2.5">
          {footer}
        </div>
      )}
    </aside>
  )
}
