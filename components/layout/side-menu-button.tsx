'use client'

import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { MenuIcon } from './layout-icons'
import { onIntent, useOpensLate } from './opens-late'
import type { SideMenuProps } from './side-menu'

const load = () => import('./side-menu')
const SideMenu = latePart(load)

export function SideMenuButton({ shop }: Pick<SideMenuProps, 'shop'>) {
  const { open, needed, setOpen, show, forget } = useOpensLate()
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
      {needed && <SideMenu open={open} onOpenChange={setOpen} onLost={forget} shop={shop} />}
    </>
  )
}
