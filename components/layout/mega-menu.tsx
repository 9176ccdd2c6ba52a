'use client'

import { useState } from 'react'
import { Disclosure } from './disclosure'
import { MenuIcon } from './layout-icons'
import { MenuTops, type MenuTop } from './menu-tops'

/** The tops of the tree are in every page; what is under them comes when the menu is first wanted. */
export function MegaMenu({ tops }: { tops: MenuTop[] }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Disclosure
      onIntent={() => setWanted(true)}
      className="opens-without-script"
      triggerClassName="flex h-12 items-center gap-2 rounded-control px-1 text-md font-bold text-ink-900 -outline-offset-2 hover:text-brand-700"
      panelClassName="absolute inset-x-0 top-full animate-fade-in"
      trigger={
        <>
          <MenuIcon />
          دسته‌بندی کالاها
        </>
      }
    >
      <div className="wrap">
        <MenuTops tops={tops} wanted={wanted} />
      </div>
    </Disclosure>
  )
}
