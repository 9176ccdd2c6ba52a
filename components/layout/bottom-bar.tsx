'use client'

import Link from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { CountBadge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { paths } from '@/lib/paths'
import { useCartCount } from '@/stores/cart'
import { useFavoriteCount } from '@/stores/favorites'
import { BagIcon, GridIcon, HeartIcon, HomeIcon, UserIcon } from '../ui/icons'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '../ui/lazy-component'

const loadMobileMenu = () => import('./mobile-menu')
const MobileMenu = lazyComponent(loadMobileMenu)

type TabProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string
  icon: ReactNode
  isCurrent: boolean
}

function Tab({ icon, isCurrent, children, ...link }: TabProps) {
  return (
    <li className="flex min-w-0 flex-1">
      <Link
        {...link}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 whitespace-nowrap text-2xs tiny:text-[11px] outline-offset-[-3px]',
          isCurrent ? 'font-bold text-brand-600' : 'text-ink-500',
        )}
      >
        {icon}
        {children}
      </Link>
    </li>
  )
}

/** On phones; a page whose own bar takes this place marks that bar with `data-buy-bar`. */
export function BottomBar() {
  const path = usePathname().replace(/^\/filtered/, '')
  const count = useCartCount()
  const favoriteCount = useFavoriteCount()
  const menu = useLazyOpen({ closesWhenWide: true })
  const isFavourites = path === paths.favorites
  const isProfile = path.startsWith(paths.profile) && !isFavourites
  return (
    <nav
      aria-label="فهرست پایین صفحه"
      className="fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] desk:hidden short:static phone:short:!block print:hidden [body:has([data-buy-bar])_&]:hidden"
    >
      <ul className="flex h-16">
        <Tab href={paths.home} isCurrent={path === paths.home} icon={<HomeIcon size={22} />}>
          خانه
        </Tab>
        <Tab
          href={paths.categories}
          isCurrent={path.startsWith(paths.categories)}
          icon={<GridIcon size={22} />}
          aria-haspopup="dialog"
          {...preloadOnIntent(loadMobileMenu)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            menu.show()
          }}
        >
          دسته‌بندی
        </Tab>
        <Tab
          href={paths.cart}
          isCurrent={path === paths.cart}
          icon={<BagIcon size={22} data-cart-icon="" />}
        >
          سبد خرید{' '}
          <CountBadge count={count} label="کالا" className="absolute start-1/2 top-1 ms-0.5" />
        </Tab>
        <Tab href={paths.favorites} isCurrent={isFavourites} icon={<HeartIcon size={22} />}>
          علاقه‌مندی‌ها{' '}
          <CountBadge
            count={favoriteCount}
            label="کالا"
            className="absolute start-1/2 top-1 ms-0.5"
          />
        </Tab>
        <Tab href={paths.profile} isCurrent={isProfile} icon={<UserIcon size={22} />}>
          {/* Whole, it touches its neighbour on a narrow phone. */}
          حساب<span className="sr-only"> کاربری</span>
        </Tab>
      </ul>
      {menu.isRendered && <MobileMenu {...menu.props} />}
    </nav>
  )
}
