'use client'

import Link from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { IconLink, iconButtonVariants } from '@/components/ui/icon-button'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { Disclosure } from '../ui/disclosure'
import { UserIcon } from '../ui/icons'
import { LogOutButton } from '../auth/log-out-button'

const accountLinks = [
  { title: 'حساب کاربری', href: paths.account.home },
  { title: 'سفارش‌ها', href: paths.account.orderTabs },
  { title: 'علاقه‌مندی‌ها', href: paths.account.favorites },
  { title: 'پست تازه', href: paths.upload },
]

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
  return (
    <Disclosure
      className="relative phone:hidden"
      label={name || 'حساب کاربری'}
      trigger={<UserIcon size={22} />}
      triggerClassName={iconButtonVariants({})}
      panelClassName="absolute end-0 top-full z-popup w-52 rounded-card border border-line bg-paper p-2 shadow-card"
    >
      <ul className="text-md">
        {accountLinks.map(({ title, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-ink-100"
            >
              {title}
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <LogOutButton className="px-3" />
        </li>
      </ul>
    </Disclosure>
  )
}
