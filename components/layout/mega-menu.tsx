'use client'

import { useState, type KeyboardEvent } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon, MenuIcon } from '../ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Picture } from '@/components/ui/picture'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { objectPictureUrl } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { Disclosure } from '../ui/disclosure'

/** Up and down walk one level; left goes into a branch, and right back to its top. */
function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const focused = document.activeElement
  const tops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-top]'))
  const openBranch = focused?.closest('[data-branch]')
  const links = openBranch ? Array.from(openBranch.querySelectorAll<HTMLElement>('a')) : tops
  const index = links.findIndex((link) => link === focused)
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: links[(index + 1) % links.length],
    ArrowUp: links[(index - 1 + links.length) % links.length],
    Home: links[0],
    End: links.at(-1),
    ArrowLeft: focused?.parentElement?.querySelector<HTMLElement>('[data-branch] a') ?? undefined,
    ArrowRight: openBranch?.parentElement?.querySelector<HTMLElement>('[data-top]') ?? undefined,
  }
  const target = targets[event.key]
  if (!target || index < 0) return
  event.preventDefault()
  target.focus()
}

const MenuBranch = lazyComponent(() => import('./menu-branch'), 'زیردسته‌ها')

type MenuTop = Pick<CategoryNode, 'id' | 'slug' | 'title' | 'picture'>

type MenuTopsProps = {
  tops: readonly MenuTop[]
  /** Whether the branches should load. */
  isMenuWanted: boolean
}

/** The tops beside the branch that is pointed at; a branch follows its top in the order of focus. */
function MenuTops({ tops, isMenuWanted }: MenuTopsProps) {
  const [shownTopId, setShownTopId] = useState(tops[0]?.id)
  return (
    <div
      onKeyDown={moveMenuFocus}
      className="relative flex min-h-[min(56rem,calc(100dvh-8.75rem))] md:min-h-[min(36rem,calc(100dvh-10rem))]"
    >
      <ul className="menu-tops">
        {tops.map(({ id, slug, title, picture }) => (
          <li key={id} onPointerEnter={() => setShownTopId(id)} onFocus={() => setShownTopId(id)}>
            <Link
              href={paths.category(slug)}
              prefetch={false}
              data-top=""
              className={cn(
                'menu-top',
                shownTopId === id && 'bg-brand-50 font-bold text-brand-700',
              )}
            >
              <Picture src={objectPictureUrl(picture, 128)} width={24} height={24} />
              {title}
              <ChevronEndIcon size={16} className="ms-auto text-ink-500" />
            </Link>
            {isMenuWanted && shownTopId === id && (
              <div data-branch="" className="menu-branch fades-down">
                <MenuBranch slug={slug} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every page holds the top level; the branches load when the menu is first opened. */
export function MegaMenu({ tops }: { tops: MenuTop[] }) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Disclosure
      onIntent={() => setIsWanted(true)}
      className="opens-without-script"
      triggerClassName="flex h-12 items-center gap-2 rounded-control bg-ink-100 px-3.5 text-md font-bold text-ink-900 hover:text-brand-700 md:px-5"
      panelClassName="menu-panel"
      trigger={
        <>
          <MenuIcon />
          <span className="sr-only md:not-sr-only">دسته‌بندی‌ها</span>
        </>
      }
    >
      <div className="wrap">
        <MenuTops tops={tops} isMenuWanted={isWanted} />
      </div>
    </Disclosure>
  )
}
