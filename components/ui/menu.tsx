'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Menu as Base } from '@base-ui/react/menu'
import Link from '@/components/ui/link'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn'
import { popupItemClassName, popupClassName } from './popup-styles'

export type MenuItem = {
  label: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  isDanger?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  return (
    <DirectionProvider direction="rtl">
      <Base.Root modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner align={align} sideOffset={8} className="z-popup">
            <Base.Popup className={cn(popupClassName, 'min-w-48')}>
              {items.map((item) => (
                <MenuEntry key={item.label} item={item} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const look = cn(popupItemClassName, item.isDanger && 'text-pomegranate-600')
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Base.LinkItem closeOnClick className={look} render={<Link href={item.href} />}>
        {inside}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={look} disabled={item.disabled} onClick={item.onSelect}>
      {inside}
    </Base.Item>
  )
}
