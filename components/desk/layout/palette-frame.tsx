import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { useDismissal } from '@/components/ui/history-layers'

type PaletteFrameProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  initialFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Held at its top, so that the field stays under the eye however much is found; a sheet on a phone. */
export function PaletteFrame({ title, initialFocus, children, ...state }: PaletteFrameProps) {
  const change = useDismissal(state)
  return (
    <Dialog.Root open={state.open} onOpenChange={(next) => change(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-overlay bg-black/50 transition-opacity duration-100 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-overlay flex items-start justify-center p-4 pt-[12vh] phone:items-stretch phone:p-0 phone:pt-10">
          <Dialog.Popup
            initialFocus={initialFocus}
            className="flex max-h-[60vh] w-full max-w-[600px] flex-col overflow-hidden rounded-panel bg-paper text-ink-900 shadow-card outline-none transition-opacity duration-100 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 phone:max-h-none phone:rounded-b-none"
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The way out for who has no keyboard, which is the key for who has one. */
export function PaletteClose() {
  return (
    <Dialog.Close
      aria-label="بستن"
      className="text-note hover:bg-hover grid size-9 shrink-0 place-items-center rounded-lg phone:size-11"
    >
      <kbd className="desk-key" aria-hidden="true">
        esc
      </kbd>
      <CloseIcon size={20} className="hidden phone:block" />
    </Dialog.Close>
  )
}
