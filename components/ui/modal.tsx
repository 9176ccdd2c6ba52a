'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'
import { useDismissal } from './history-layers'
import { UnsavedChangesProvider, useUnsavedChanges } from './unsaved-changes'

export type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  /** Buttons that stay in view under what scrolls. */
  footer?: ReactNode
  /** Where the focus goes; to the dialog itself without it. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** Where it goes back to; without it to what had it before, which must still be there. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

type Frame = {
  viewportClassName: string
  popupClassName: string
  /** Above the title: the handle of a sheet. */
  handle?: ReactNode
}

const fade =
  'transition-opacity duration-150 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0'

/** The shared part of dialog, drawer and bottom sheet: title, close button, focus trap and its return. */
export function Modal(props: ModalProps & Frame) {
  const { open, onOpenChange, title, hideTitle, description, footer, children } = props
  const { initialFocus, finalFocus } = props
  const { viewportClassName, popupClassName, handle } = props
  const start = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        {/* A dialog over a dialog dims the one under it, too. */}
        <Base.Backdrop forceRender className={cn('fixed inset-0 z-overlay bg-black/50', fade)} />
        <Base.Viewport className={cn('fixed inset-0 z-overlay', viewportClassName)}>
          <Base.Popup
            initialFocus={
              typeof initialFocus === 'function'
                ? () => initialFocus() ?? start.current
                : (initialFocus ?? start)
            }
            {...(finalFocus && { finalFocus })}
            className={cn(
              'flex flex-col bg-paper text-ink-900 shadow-card outline-none short:overflow-y-auto short:overscroll-contain',
              popupClassName,
            )}
          >
            {handle}
            <div className="flex min-h-16 shrink-0 items-center gap-3 pe-2 ps-5">
              <Base.Title
                ref={start}
                tabIndex={-1}
                className={
                  hideTitle ? 'sr-only' : 'min-w-0 flex-1 py-4 text-lg font-extrabold outline-none'
                }
              >
                {title}
              </Base.Title>
              <Base.Close
                render={
                  <IconButton label="بستن" size="sm" className="ms-auto">
                    <CloseIcon />
                  </IconButton>
                }
              />
            </div>
            <div className="fades-down min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 short:flex-none short:overflow-visible">
              {description && (
                <Base.Description className="mb-4 text-md text-ink-500">
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
            {footer && (
              <div className="flex shrink-0 flex-wrap gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] phone:[&>*]:grow">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

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

const sides = {
  start: {
    viewport: 'justify-start',
    popup:
      'w-[min(22rem,calc(100vw-3rem))] rounded-e-panel data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full rtl:data-[ending-style]:translate-x-full rtl:data-[starting-style]:translate-x-full',
  },
  end: {
    viewport: 'justify-end',
    popup:
      'w-[min(27.5rem,calc(100vw-3rem))] rounded-s-panel data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full rtl:data-[ending-style]:-translate-x-full rtl:data-[starting-style]:-translate-x-full',
  },
}

type DrawerProps = ModalProps & { side?: keyof typeof sides; isWide?: boolean }

/** `start` is where reading starts: the right side in Persian. */
export function Drawer({ side = 'start', isWide = false, ...props }: DrawerProps) {
  const change = useDismissal(props)
  return (
    <Modal
      {...props}
      onOpenChange={change}
      viewportClassName={cn('flex overflow-hidden', sides[side].viewport)}
      popupClassName={cn(
        'h-full transition-transform duration-[280ms] ease-[cubic-bezier(0.2,0.8,0.2,1)] data-[ending-style]:duration-200',
        sides[side].popup,
        isWide && '!w-[min(35rem,calc(100vw-3rem))]',
      )}
    />
  )
}
