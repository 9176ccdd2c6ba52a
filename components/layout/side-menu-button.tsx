'use client'

import { lazy } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { MenuIcon } from './layout-icons'
import { Late, onIntent, useOpensLate } from './opens-late'
import type { SideMenuProps } from './side-menu'

const load = () => import('./side-menu')
const SideMenu = lazy(load)

export function SideMenuButton({ shop }: Pick<SideMenuProps, 'shop'>) {
  const { open, needed, setOpen, show } = useOpensLate()
  return (
    <>
      <IconButton
        label="فهرست"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="desk:hidden"
        onClick={show}
        {...onIntent(load)}
      >
        <MenuIcon size={22} />
      </IconButton>
      <Late needed={needed}>
        <SideMenu open={open} onOpenChange={setOpen} shop={shop} />
      </Late>
    </>
  )
}
