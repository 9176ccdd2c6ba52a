'use client'

import { usePathname } from 'next/navigation'
import { useState, type MouseEvent, type PointerEvent } from 'react'
import { CountBadge, formatBadgeCount } from '@/components/ui/badge'
import { IconLink, IconButton } from '@/components/ui/icon-button'
import { paths } from '@/lib/paths'
import { useCartCount } from '@/stores/cart'
import { closeCartDrawer, openCartDrawer, useCartDrawer } from '@/stores/cart-drawer'
import { useFavoriteCount } from '@/stores/favorites'
import { useShop } from '@/stores/shop'
import { BagIcon, HeartIcon, MenuIcon } from '../ui/icons'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '../ui/lazy-component'
import { matchesMedia } from '../ui/use-media-query'
import { WIDE_SCREEN } from '@/styles/breakpoints'
import type { SideMenuProps } from './side-menu'

const loadDrawer = () => import('@/components/cart/cart-drawer')
const CartDrawer = lazyComponent(loadDrawer)
const loadPeek = () => import('@/components/cart/cart-peek')
const CartPeek = lazyComponent(loadPeek)

const preloadCartParts = () => Promise.all([loadPeek(), loadDrawer()])

/** With the number as the badge shows it. */
function formatCartLabel(count: number): string {
  return count > 0 ? `سبد خرید، ${formatBadgeCount(count)} کالا` : 'سبد خرید'
}

/** Where the cart itself is on the page, its icon is only a link. */
function isCartPage(path: string): boolean {
  return path === paths.cart || path.startsWith(paths.checkout)
}

/** A link that opens the cart beside the page where there is room, and under a mouse that rests on it. */
export function CartLink() {
  const count = useCartCount()
  const isPlainLink = isCartPage(usePathname() ?? '')
  const open = useCartDrawer((drawer) => drawer.isOpen)
  const [isRendered, setRendered] = useState(false)
  if (open && !isRendered) setRendered(true)
  const [isHovered, setHovered] = useState(false)
  const [hasPeek, setHasPeek] = useState(false)

  function handlePointerEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || isPlainLink) return
    void preloadCartParts().catch(() => undefined)
    setHasPeek(true)
    setHovered(true)
  }

  function handleClick(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (opensElsewhere || isPlainLink || !matchesMedia(WIDE_SCREEN)) return
    event.preventDefault()
    setHovered(false)
    openCartDrawer()
  }

  function handleLoadError(): void {
    setRendered(false)
    closeCartDrawer()
  }

  return (
    <>
      <div
        className="relative flex"
        onPointerEnter={handlePointerEnter}
        onPointerLeave={() => setHovered(false)}
      >
        <IconLink
          href={paths.cart}
          prefetch={false}
          label={formatCartLabel(count)}
          className="relative"
          onClick={handleClick}
        >
          <span data-cart-icon className="absolute inset-0 grid place-items-center">
            <BagIcon size={22} />
            <CountBadge count={count} className="absolute start-1/2 top-1 ms-0.5" />
          </span>
        </IconLink>
        {hasPeek && !isPlainLink && !open && <CartPeek isHovered={isHovered} />}
      </div>
      {isRendered && <CartDrawer onLoadError={handleLoadError} />}
    </>
  )
}

function formatFavoritesLabel(count: number): string {
  return count > 0 ? `علاقه‌مندی‌ها، ${formatBadgeCount(count)} کالا` : 'علاقه‌مندی‌ها'
}

export function FavoritesLink() {
  const count = useFavoriteCount()
  return (
    <IconLink
      href={paths.favorites}
      prefetch={false}
      label={formatFavoritesLabel(count)}
      className="relative phone:hidden"
    >
      <HeartIcon size={22} />
      <CountBadge count={count} className="absolute start-1/2 top-1 ms-0.5" />
    </IconLink>
  )
}

const ComparePill = lazyComponent(() => import('@/components/catalogue/compare/compare-pill'))

/** Where goods are chosen; elsewhere it would only shorten the search. */
const PAGES_OF_GOODS = /^\/(?:product|product-category|search|brand|festival)(?:\/|$)/

/** Loads only when there is something to compare, on the pages that can add to it. */
export function CompareLink() {
  const ids = useShop(({ compare }) => compare)
  const path = usePathname() ?? ''
  return ids.length > 0 && PAGES_OF_GOODS.test(path) ? <ComparePill ids={ids} /> : null
}

const loadSideMenu = () => import('./side-menu')
const SideMenu = lazyComponent(loadSideMenu)

export function SideMenuButton({ shop }: Pick<SideMenuProps, 'shop'>) {
  const menu = useLazyOpen({ closesWhenWide: true })
  return (
    <>
      <IconButton
        label="فهرست"
        aria-haspopup="dialog"
        aria-expanded={menu.props.open}
        className="desk:hidden"
        onClick={menu.show}
        {...preloadOnIntent(loadSideMenu)}
      >
        <MenuIcon size={22} />
      </IconButton>
      {menu.isRendered && <SideMenu {...menu.props} shop={shop} />}
    </>
  )
}
