'use client'

import { useRef, type PointerEvent } from 'react'
import { useDismissal } from './history-layers'
import { Modal, type ModalProps } from './modal'
import { UnsavedChangesProvider, useUnsavedChanges } from './unsaved-changes'

const FAR_ENOUGH = 96

function moveSheet(handle: Element, distance: number | null): void {
  const sheet = handle.closest<HTMLElement>('[role="dialog"]')
  if (!sheet) return
  sheet.style.transform = distance === null ? '' : `translateY(${distance}px)`
  sheet.style.transitionDuration = distance === null ? '' : '0ms'
}

/** Lets a finger pull a sheet down by its handle; the sheet follows and closes when let go far enough. */
function useDragDown(onClose: () => void) {
  const startY = useRef<number | null>(null)

  function endDrag({ currentTarget, clientY }: PointerEvent, isClosing: boolean): void {
    const start = startY.current
    startY.current = null
    moveSheet(currentTarget, null)
    if (isClosing && start !== null && clientY - start > FAR_ENOUGH) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      startY.current = event.clientY
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent) {
      if (startY.current !== null) moveSheet(currentTarget, Math.max(0, clientY - startY.current))
    },
    onPointerUp: (event: PointerEvent) => endDrag(event, true),
    onPointerCancel: (event: PointerEvent) => endDrag(event, false),
  }
}

/** For phones: rises from the bottom; Back, a pull on its handle, Escape or a tap outside close it; unsaved changes make it ask first. */
export function BottomSheet({ open, onOpenChange, ...props }: ModalProps) {
  const { changes, canClose } = useUnsavedChanges()
  const handleOpenChange = useDismissal({ open, onOpenChange }, canClose)
  const drag = useDragDown(() => handleOpenChange(false))
  return (
    <UnsavedChangesProvider value={changes}>
      <Modal
        {...props}
        open={open}
        onOpenChange={handleOpenChange}
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
    </UnsavedChangesProvider>
  )
}
