'use client'

import { cn } from './cn'
import { Modal, type ModalProps } from './modal'

const sides = {
  start: {
    viewport: 'justify-start',
    popup:
      'rounded-e-panel data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full rtl:data-[ending-style]:translate-x-full rtl:data-[starting-style]:translate-x-full',
  },
  end: {
    viewport: 'justify-end',
    popup:
      'rounded-s-panel data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full rtl:data-[ending-style]:-translate-x-full rtl:data-[starting-style]:-translate-x-full',
  },
}

/** `start` is where reading starts: the right side in Persian. */
export function Drawer({ side = 'start', ...props }: ModalProps & { side?: keyof typeof sides }) {
  return (
    <Modal
      {...props}
      viewportClassName={cn('flex overflow-hidden', sides[side].viewport)}
      popupClassName={cn(
        'h-full w-[min(22rem,calc(100vw-3rem))] transition-transform duration-200 ease-out',
        sides[side].popup,
      )}
    />
  )
}
