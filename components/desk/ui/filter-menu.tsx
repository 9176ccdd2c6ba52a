'use client'

import { Popover } from '@base-ui/react/popover'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { cn } from '@/components/ui/cn'
import { FilterIcon } from '@/components/ui/list-icons'
import { PlusIcon } from '@/components/ui/icons'
import { popupClassName } from '@/components/ui/popup-styles'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { persianDigits } from '@/lib/persian/digits'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from './desk-button'
import { KeyHint } from './key-hint'

type FilterMenuProps = {
  /** How many are set. */
  count: number
  children: (fieldRef: RefObject<HTMLSelectElement | null>) => ReactNode
}

/** One button for all filters of a list: under it where there is space, in a sheet on a phone. */
export function FilterMenu({ count, children }: FilterMenuProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLSelectElement>(null)
  if (isPhone) {
    return (
      <>
        <DeskButton data-filter onClick={() => setIsOpen(true)}>
          <FilterIcon size={16} />
          فیلتر{count > 0 && ` (${persianDigits(count)})`}
        </DeskButton>
        <BottomSheet
          open={isOpen}
          onOpenChange={setIsOpen}
          title="فیلترها"
          footer={
            <DeskButton variant="primary" className="w-full" onClick={() => setIsOpen(false)}>
              دیدن فهرست
            </DeskButton>
          }
        >
          {children(field)}
        </BottomSheet>
      </>
    )
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
      <Popover.Trigger
        render={
          <DeskButton data-filter className="h-7 border-dashed px-2.5 text-[12px] font-medium">
            <PlusIcon size={14} />
            فیلتر
            <KeyHint keys="KeyF" />
          </DeskButton>
        }
      />
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={6} className="z-popup">
          <Popover.Popup
            initialFocus={field}
            aria-label="فیلترها"
            className={cn(
              popupClassName,
              'max-h-[var(--available-height)] w-96 overflow-y-auto !p-3.5',
            )}
          >
            {children(field)}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
