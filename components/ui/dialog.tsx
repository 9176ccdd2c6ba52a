'use client'

import { cn } from './cn'
import { Modal, type ModalProps } from './modal'

const sizes = { sm: 'max-w-sm', md: 'max-w-xl', lg: 'max-w-4xl', full: 'h-full max-w-page' }

export type DialogProps = ModalProps & { size?: keyof typeof sizes }

export function Dialog({ size = 'md', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      viewportClassName="grid place-items-center p-4"
      popupClassName={cn(
        'max-h-[calc(100dvh-2rem)] w-full rounded-panel transition duration-150',
        'data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
        sizes[size],
      )}
    />
  )
}
