'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { IconLink } from '@/components/ui/icon-button'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { UserIcon } from '../ui/icons'
import { lazyComponent } from '../ui/lazy-component'

const AccountMenu = lazyComponent(() => import('./account-menu'))

/**
 * Leads back to the page it was pressed on. The query is read on hover or focus: a page that reads
 * it while rendering cannot be cached.
 */
export function useLoginLink() {
  const path = usePathname().replace(/^\/filtered/, '')
  const [current, setCurrent] = useState({ path, search: '' })
  const currentUrl = path + (current.path === path ? current.search : '')
  const readSearch = () => setCurrent({ path, search: window.location.search })
  return {
    href: currentUrl === paths.home ? paths.login : paths.loginThen(currentUrl),
    onPointerEnter: readSearch,
    onPointerDown: readSearch,
    onFocus: readSearch,
  }
}

/** As wide for a guest as for a customer, so that nothing moves when the user store is hydrated. */
export function AccountLink() {
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const name = useUser((user) => user.info?.name)
  const loginLink = useLoginLink()
  if (!isLoggedIn) {
    return (
      <IconLink {...loginLink} prefetch={false} label="ورود یا ثبت‌نام" className="phone:hidden">
        <UserIcon size={22} />
      </IconLink>
    )
  }
  const label = name || 'حساب کاربری'
  return (
    <AccountMenu
      label={label}
      isFallbackEnough
      fallback={
        <IconLink href={paths.account.home} label={label} className="phone:hidden">
          <UserIcon size={22} />
        </IconLink>
      }
    />
  )
}
