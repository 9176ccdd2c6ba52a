import type { ComponentType } from 'react'
import type { IconProps } from '@/components/ui/icon'
import { CameraIcon } from '@/components/social/social-icons'
import { HeartIcon, HomeIcon, PinIcon, UserIcon } from '@/components/layout/layout-icons'
import { paths } from '@/lib/seo/addresses'
import { ChatIcon, CompanyIcon, KeyIcon, OrdersIcon, TicketIcon, WalletIcon } from './account-icons'

export type AccountLink = { href: string; title: string; icon: ComponentType<IconProps> }

const { account } = paths

export const accountLinks: AccountLink[] = [
  { href: account.home, title: 'پیشخان', icon: HomeIcon },
  { href: account.orders('ongoing-orders'), title: 'سفارش‌ها', icon: OrdersIcon },
  { href: account.favorites, title: 'علاقه‌مندی‌ها', icon: HeartIcon },
  { href: account.comments, title: 'دیدگاه‌ها و پرسش‌ها', icon: ChatIcon },
  { href: paths.upload, title: 'پست تازه', icon: CameraIcon },
  { href: account.addresses, title: 'نشانی‌ها', icon: PinIcon },
  { href: account.wallet, title: 'کیف پول', icon: WalletIcon },
  { href: account.tickets, title: 'تیکت‌های پشتیبانی', icon: TicketIcon },
  { href: account.info, title: 'اطلاعات حساب', icon: UserIcon },
  { href: account.legal, title: 'اطلاعات شرکت', icon: CompanyIcon },
  { href: account.password, title: 'رمز و دستگاه‌ها', icon: KeyIcon },
]

/** A page inside another belongs to that one's link. */
const INSIDE: [prefix: string, of: string][] = [
  ['/profile/orders', account.orders('ongoing-orders')],
  ['/profile/ticket-info', account.tickets],
  [account.edit, account.info],
]

export function currentLink(pathname: string): string | undefined {
  const exact = accountLinks.find(({ href }) => href === pathname)
  const outer = INSIDE.find(([prefix]) => pathname.startsWith(prefix))
  return exact?.href ?? outer?.[1]
}
