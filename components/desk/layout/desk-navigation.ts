import type { ComponentType } from 'react'
import type { IconProps } from '@/components/ui/icon'
import { MailIcon } from '@/components/ui/account-icons'
import { BagIcon, HomeIcon, UserIcon } from '@/components/ui/icons'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { Permission } from '@/lib/domain/staff'
import {
  ArticleIcon,
  AttributeIcon,
  AuditIcon,
  BrandIcon,
  CategoryIcon,
  CustomersIcon,
  DiscountIcon,
  HomeContentIcon,
  PageIcon,
  ProductIcon,
  ReportIcon,
  SettingsIcon,
  StaffIcon,
  StockIcon,
} from '../ui/desk-icons'

export type DeskSection = {
  href: string
  title: string
  /** Under the bottom bar's icon, where the title is too long for it. */
  shortTitle?: string
  icon: ComponentType<IconProps>
  /** The key after `G` that goes there. */
  key?: string
  /** Who may see it, by any of them; nobody named is everybody. */
  permission?: Permission | readonly Permission[]
  group: 'work' | 'goods' | 'shop' | 'own'
  /** One of the four that a phone's bottom bar has beside «بیشتر». */
  isOnPhoneBar?: true
}

/** The sidebar, the bottom bar, the palette and the keys are made from this one list. */
export const DESK_SECTIONS: readonly DeskSection[] = [
  {
    href: deskPaths.today,
    title: 'امروز',
    icon: HomeIcon,
    key: 'KeyT',
    group: 'work',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.orders,
    title: 'سفارش‌ها',
    icon: BagIcon,
    key: 'KeyO',
    permission: 'orders.read',
    group: 'work',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.inbox,
    title: 'صندوق پیام‌ها',
    shortTitle: 'پیام‌ها',
    icon: MailIcon,
    key: 'KeyI',
    permission: ['inbox.answer', 'orders.read', 'reviews.moderate'],
    group: 'work',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.customers,
    title: 'مشتری‌ها',
    icon: CustomersIcon,
    key: 'KeyU',
    permission: 'customers.read',
    group: 'work',
  },
  {
    href: deskPaths.products,
    title: 'کالاها',
    icon: ProductIcon,
    key: 'KeyP',
    permission: 'catalogue.write',
    group: 'goods',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.categories,
    title: 'دسته‌ها',
    icon: CategoryIcon,
    key: 'KeyF',
    permission: 'catalogue.write',
    group: 'goods',
  },
  {
    href: deskPaths.brands,
    title: 'برندها',
    icon: BrandIcon,
    key: 'KeyB',
    permission: 'catalogue.write',
    group: 'goods',
  },
  {
    href: deskPaths.attributes,
    title: 'ویژگی‌ها',
    icon: AttributeIcon,
    permission: 'catalogue.write',
    group: 'goods',
  },
  {
    href: deskPaths.stock,
    title: 'گردش موجودی',
    icon: StockIcon,
    key: 'KeyK',
    permission: 'stock.write',
    group: 'goods',
  },
  {
    href: deskPaths.discounts,
    title: 'تخفیف و جشنواره',
    icon: DiscountIcon,
    key: 'KeyD',
    permission: 'discounts.write',
    group: 'goods',
  },
  {
    href: deskPaths.content,
    title: 'صفحهٔ اصلی و منو',
    shortTitle: 'صفحهٔ اصلی',
    icon: HomeContentIcon,
    key: 'KeyH',
    permission: 'content.write',
    group: 'shop',
  },
  {
    href: deskPaths.pages,
    title: 'صفحه‌ها',
    icon: PageIcon,
    key: 'KeyN',
    permission: 'content.write',
    group: 'shop',
  },
  {
    href: deskPaths.articles,
    title: 'مجله',
    icon: ArticleIcon,
    key: 'KeyA',
    permission: 'content.write',
    group: 'shop',
  },
  {
    href: deskPaths.reports,
    title: 'گزارش فروش',
    icon: ReportIcon,
    key: 'KeyR',
    permission: 'reports.read',
    group: 'shop',
  },
  {
    href: deskPaths.settings,
    title: 'تنظیمات',
    icon: SettingsIcon,
    key: 'KeyS',
    permission: 'settings.write',
    group: 'shop',
  },
  {
    href: deskPaths.staff,
    title: 'کارکنان و نقش‌ها',
    shortTitle: 'کارکنان',
    icon: StaffIcon,
    key: 'KeyW',
    permission: 'staff.manage',
    group: 'shop',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.audit,
    title: 'گزارش رویدادها',
    shortTitle: 'رویدادها',
    icon: AuditIcon,
    key: 'KeyL',
    permission: 'audit.read',
    group: 'shop',
    isOnPhoneBar: true,
  },
  {
    href: deskPaths.account,
    title: 'ورود و نشست‌های من',
    shortTitle: 'نشست‌ها',
    icon: UserIcon,
    key: 'KeyM',
    group: 'own',
    isOnPhoneBar: true,
  },
]

export const GROUP_TITLES: Record<DeskSection['group'], string | null> = {
  work: null,
  goods: 'کالا و فروش',
  shop: 'فروشگاه',
  own: 'من',
}

export function isCurrentSection(href: string, pathname: string): boolean {
  return href === deskPaths.today
    ? pathname === href
    : pathname === href || pathname.startsWith(`${href}/`)
}
