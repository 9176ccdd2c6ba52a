'use client'

import { useDismissal } from './history-layers'
import { cn } from './cn'
import { UnsavedChangesProvider, useUnsavedChanges } from './unsaved-changes'
import { Modal, type ModalProps } from './modal'

const sizes = { sm: 'max-w-sm', md: 'max-w-xl', lg: 'max-w-4xl', full: 'h-full max-w-page' }

export type DialogProps = ModalProps & { size?: keyof typeof sizes }

/** Back, Escape, its button or a press outside close it; unsaved changes make it ask first. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  const { changes, canClose } = useUnsavedChanges()
  const handleOpenChange = useDismissal(props, canClose)
  return (
    <UnsavedChangesProvider value={changes}>
      <Modal
        {...props}
        onOpenChange={handleOpenChange}
        viewportClassName="grid place-items-center p-4"
        popupClassName={cn(
          'max-h-[calc(100dvh-2rem)] w-full rounded-panel transition duration-150',
          'data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
          sizes[size],
        )}
      />
    </UnsavedChangesProvider>
  )
}
