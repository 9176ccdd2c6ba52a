'use client'

import { useDismissal } from './back-closes'
import { useDragDown } from './drag-down'
import { Modal, type ModalProps } from './modal'

/** For phones: rises from the bottom; Back, a pull on its handle, Escape or a tap outside close it. */
export function BottomSheet({ open, onOpenChange, ...props }: ModalProps) {
  const change = useDismissal({ open, onOpenChange })
  const drag = useDragDown(() => change(false))
  return (
    <Modal
      {...props}
      open={open}
      onOpenChange={change}
      viewportClassName="flex items-end justify-center overflow-hidden"
      popupClassName="max-h-[88dvh] w-full max-w-xl rounded-t-panel transition-transform duration-200 ease-out data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full"
      handle={
        <div
          {...drag}
          className="grid h-6 shrink-0 cursor-grab touch-none place-items-center active:cursor-grabbing"
        >
          <span aria-hidden="true" className="h-1 w-10 rounded-full bg-ink-300" />
        </div>
      }
    />
  )
}
