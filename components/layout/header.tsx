import Link from '@/components/ui/link'
import { Suspense } from 'react'
import { LiveSearch } from '@/components/search/live-search'
import { cn } from '@/components/ui/cn'
import type { CategoryNode } from '@/lib/contract/categories'
import type { ShopSettings } from '@/lib/contract/general'
import { paths } from '@/lib/seo/addresses'
import { AnnouncementBar } from './announcement-bar'
import { AccountLink } from './account-link'
import { CartLink } from './cart-link'
import { ContactHover } from './contact-hover'
import { FavoritesLink } from './favorites-link'
import { Logo } from './logo'
import { mainLinks } from './main-links'
import { MegaMenu } from './mega-menu'
import { SearchField } from './search-field'
import { SideMenuButton } from './side-menu-button'

const topOf = ({ id, slug, title, picture }: CategoryNode) => ({ id, slug, title, picture })

type HeaderProps = { settings: ShopSettings; menu: CategoryNode[] }

export function Header({ settings, menu }: HeaderProps) {
  const { name, phone, hours, email } = settings
  return (
    <header className="relative z-header border-b border-line bg-paper">
      <AnnouncementBar text={settings.announcement} />
      <div className="wrap flex h-20 items-center gap-6 phone:h-16 phone:gap-1.5">
        <SideMenuButton shop={{ name, phone, hours, email }} />
        <Logo name={name} short />
        <SearchField
          id="header-search"
          productCount={settings.product_count}
          className="max-w-[35rem] flex-1 phone:ms-1"
        >
          <Suspense>
            <LiveSearch fieldId="header-search" />
          </Suspense>
        </SearchField>
        <div className="ms-auto flex items-center gap-2">
          <AccountLink />
          <FavoritesLink />
          <CartLink />
        </div>
      </div>
      <nav aria-label="فهرست اصلی" className="wrap flex h-12 items-center gap-7 phone:hidden">
        <MegaMenu tops={menu.map(topOf)} />
        <ul className="flex items-center gap-5 text-md md:gap-7">
          {mainLinks.map(({ title, href, hot }) => (
            <li key={href} className={cn(href === paths.about && 'hidden md:block')}>
              <Link
                href={href}
                prefetch={false}
                className={cn(
                  'whitespace-nowrap rounded-control py-2',
                  hot
                    ? 'font-semibold text-pomegranate-600 hover:text-pomegranate-700'
                    : 'text-ink-700 hover:text-brand-700',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ContactHover settings={settings} />
      </nav>
    </header>
  )
}
