'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ComponentType } from 'react'
import Link from '@/components/ui/link'
import { LogOutButton } from '@/components/auth/log-out-button'
import { cn } from '@/components/ui/cn'
import {
  CameraIcon,
  ChatIcon,
  CompanyIcon,
  KeyIcon,
  OrdersIcon,
  TicketIcon,
  WalletIcon,
} from '@/components/ui/account-icons'
import { ChevronEndIcon, HeartIcon, HomeIcon, PinIcon, UserIcon } from '@/components/ui/icons'
import type { IconProps } from '@/components/ui/icon'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { paths } from '@/lib/paths'

type AccountLink = { href: string; title: string; icon: ComponentType<IconProps> }

const { account } = paths

const accountLinks: AccountLink[] = [
  { href: account.home, title: 'حساب کاربری', icon: HomeIcon },
  { href: account.orders('ongoing-orders'), title: 'سفارش‌ها', icon: OrdersIcon },
  { href: account.favorites, title: 'علاقه‌مندی‌ها', icon: HeartIcon },
  { href: account.comments, title: 'دیدگاه‌ها و پرسش‌ها', icon: ChatIcon },
  { href: paths.upload, title: 'نوشتن پست', icon: CameraIcon },
  { href: account.addresses, title: 'نشانی‌ها', icon: PinIcon },
  { href: account.wallet, title: 'کیف پول', icon: WalletIcon },
  { href: account.tickets, title: 'تیکت‌های پشتیبانی', icon: TicketIcon },
  { href: account.info, title: 'اطلاعات حساب', icon: UserIcon },
  { href: account.legal, title: 'اطلاعات شرکت', icon: CompanyIcon },
  { href: account.password, title: 'رمز و دستگاه‌ها', icon: KeyIcon },
]

/** Of a page inside another, the link of the outer one. */
const PARENT_LINKS: [prefix: string, of: string][] = [
  [account.orderTabs, account.orders('ongoing-orders')],
  [account.ticketInfo, account.tickets],
  [account.edit, account.info],
]

function findCurrentLink(pathname: string): string | undefined {
  const exact = accountLinks.find(({ href }) => href === pathname)
  const outer = PARENT_LINKS.find(([prefix]) => pathname.startsWith(prefix))
  return exact?.href ?? outer?.[1]
}

const rowClassName =
  'flex min-h-12 items-center gap-3 rounded-control px-3 text-md focus-visible:-outline-offset-2 hover:bg-ink-100 hover:text-ink-900 desk:min-h-11 desk:text-sm md:min-h-12 md:text-md'

type AccountNavProps = { label?: string; className?: string }

/** Scrolls the row alone: `scrollIntoView` would scroll the page around it as well. */
function showInRow(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current]')
  if (!row || !link) return
  const { left, width } = row.getBoundingClientRect()
  const linkBox = link.getBoundingClientRect()
  row.scrollLeft += linkBox.left + linkBox.width / 2 - (left + width / 2)
}

/** Beside every page of the account on a desktop, one row over it on a tablet; on a phone it is the body of the first. */
export function AccountNav({ label = 'حساب کاربری', className }: AccountNavProps) {
  const current = findCurrentLink(usePathname())
  const rowRef = useRef<HTMLUListElement>(null)
  useEffect(() => showInRow(rowRef.current), [current])
  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={rowRef}
        className="fades-aside scrollbar-none grid gap-0.5 desk:flex desk:scroll-px-8 desk:gap-x-1 desk:overflow-x-auto md:grid md:overflow-visible"
      >
        {accountLinks.map(({ href, title, icon: LinkIcon }) => (
          // On a phone the menu is the body of that very page.
          <li key={href} className={cn('shrink-0', href === account.home && 'phone:hidden')}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? 'page' : undefined}
              className={cn(
                rowClassName,
                href === current ? 'bg-brand-100 font-bold text-brand-700' : 'text-ink-700',
              )}
            >
              <LinkIcon className="shrink-0 desk:hidden md:block" />
              <span className="flex-1">{title}</span>
              <ChevronEndIcon size={16} className="desk:hidden" />
            </Link>
          </li>
        ))}
        {/* A tablet has it on the first page alone, beside the name. */}
        <li className="mt-1 border-t border-line pt-1 desk:hidden md:block">
          <LogOutButton className="min-h-12 px-3 text-md focus-visible:-outline-offset-2" />
        </li>
      </ul>
      <SchemeSwitch className="mx-3 mt-2 desk:hidden md:flex" />
    </nav>
  )
}
