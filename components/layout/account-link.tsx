'use client'

import Link from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { Disclosure } from '../ui/disclosure'
import { UserIcon } from '../ui/icons'
import { LogOutButton } from '../auth/log-out-button'

const accountLinks = [
  { title: 'حساب من', href: paths.account.home },
  { title: 'سفارش‌ها', href: paths.account.orderTabs },
  { title: 'علاقه‌مندی‌ها', href: paths.account.favorites },
  { title: 'پست تازه', href: paths.upload },
]

/**
 * Back to the page it was pressed on; home needs no saying. The query is read when one turns to the
 * link, as reading it while drawing would keep no page that shows it.
 */
export function useLoginLink() {
  const path = usePathname().replace(/^\/filtered/, '')
  const [turned, setTurned] = useState({ path, search: '' })
  const place = path + (turned.path === path ? turned.search : '')
  const turnTo = () => setTurned({ path, search: window.location.search })
  return {
    href: place === paths.home ? paths.login : paths.loginThen(place),
    onPointerEnter: turnTo,
    onPointerDown: turnTo,
    onFocus: turnTo,
  }
}

/** As wide for a guest as for a name, so that nothing moves when the browser remembers who is here. */
export function AccountLink() {
  const known = useUser((user) => user.hydrated && user.isUser)
  const name = useUser((user) => user.info?.name)
  const loginLink = useLoginLink()
  if (!known) {
    return (
      <ButtonLink
        {...loginLink}
        prefetch={false}
        variant="ghost"
        className="w-44 phone:hidden"
        icon={<UserIcon className="shrink-0" />}
      >
        <span className="truncate text-md">ورود یا ثبت‌نام</span>
      </ButtonLink>
    )
  }
  return (
    <Disclosure
      className="relative phone:hidden"
      trigger={
        <>
          <UserIcon className="shrink-0" />
          <span className="truncate text-md">{name || 'حساب من'}</span>
        </>
      }
      triggerClassName={buttonVariants({ variant: 'ghost', className: 'w-44' })}
      panelClassName="absolute end-0 top-full z-popup w-52 rounded-card border border-line bg-paper p-2 shadow-card"
    >
      <ul className="text-md">
        {accountLinks.map(({ title, href: room }) => (
          <li key={room}>
            <Link
              href={room}
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
