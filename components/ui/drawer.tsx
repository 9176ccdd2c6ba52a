'use client'

import { useDismissal } from './history-layers'
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

type DrawerProps = ModalProps & { side?: keyof typeof sides }

/** `start` is where reading starts: the right side in Persian. */
export function Drawer({ side = 'start', ...props }: DrawerProps) {
  const change = useDismissal(props)
  return (
    <Modal
      {...props}
      onOpenChange={change}
      viewportClassName={cn('flex overflow-hidden', sides[side].viewport)}
      popupClassName={cn(
        'h-full w-[min(22rem,calc(100vw-3rem))] transition-transform duration-200 ease-out',
        sides[side].popup,
      )}
    />
  )
}
