import { Suspense } from 'react'
import Link from '@/components/ui/link'
import { LiveSearch } from '@/components/search/live-search'
import { cn } from '@/components/ui/cn'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Footer, ShopSettings } from '@/lib/contract/content/settings'
import type { AnnouncementPart } from '@/lib/domain/announcement'
import { paths } from '@/lib/paths'
import { AccountLink } from './account-link'
import { Announcement } from './announcement'
import { CityButton } from './city-button'
import { CartLink, CompareLink, FavoritesLink, SideMenuButton } from './header-links'
import { Logo } from './page-frame'
import { isFestivalLink, mainLinksOf } from './main-links'
import { MegaMenu } from './mega-menu'
import { SearchField } from '../search/search-field'
import { ContactDetails } from './contact-details'
import { Disclosure } from '../ui/disclosure'
import { PhoneIcon } from '../ui/page-icons'

function ContactPopover({ settings }: { settings: ShopSettings }) {
  return (
    <Disclosure
      className="relative shrink-0"
      triggerClassName="flex h-11 items-center gap-2 rounded-control px-1 text-sm text-ink-700 -outline-offset-2 hover:text-brand-700"
      panelClassName="absolute end-0 top-full z-popup w-72 animate-fade-in rounded-card border border-line bg-paper p-5 shadow-card"
      trigger={
        <>
          <PhoneIcon size={18} />
          پشتیبانی{' '}
          <bdi dir="ltr" className="hidden md:inline">
            {settings.phone}
          </bdi>
        </>
      }
    >
      <ContactDetails settings={settings} />
      <Link
        href={paths.contact}
        prefetch={false}
        className="mt-3 inline-block rounded-control text-md font-semibold text-brand-700 hover:underline"
      >
        نوشتن پیام به ما
      </Link>
    </Disclosure>
  )
}

const toMenuTop = ({ id, slug, title, picture }: CategoryNode) => ({ id, slug, title, picture })

type HeaderProps = {
  settings: ShopSettings
  announcement: AnnouncementPart[]
  menu: CategoryNode[]
  footer: Footer
}

/** It stays at hand, lower once the page is scrolled; on a phone the row of the name scrolls away above that of the search. */
export function Header({ settings, announcement, menu, footer }: HeaderProps) {
  const { name, phone, hours, email } = settings
  return (
    <>
      <header className="header z-header bg-paper print:hidden">
        <div className="wrap flex min-h-[var(--header)] items-center gap-2 md:gap-4 phone:flex-wrap phone:gap-x-1 phone:gap-y-0">
          <SideMenuButton shop={{ name, phone, hours, email }} />
          <Logo name={name} logo={settings.logo} />
          <nav aria-label="دسته‌ها" className="phone:hidden">
            <MegaMenu tops={menu.map(toMenuTop)} />
          </nav>
          <CityButton />
          <div className="flex min-w-0 flex-1 items-center gap-1 desk:gap-2 phone:min-h-[var(--header)] phone:basis-full">
            <SearchField
              id="header-search"
              productCount={settings.product_count}
              className="flex-1 desk:me-auto xl:max-w-[60rem]"
            >
              <kbd
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-3 end-3 hidden w-6 place-items-center rounded-lg border border-line bg-paper font-sans text-xs text-ink-500 lg:peer-placeholder-shown:grid"
              >
                /
              </kbd>
              <Suspense>
                <LiveSearch fieldId="header-search" />
              </Suspense>
            </SearchField>
            <CompareLink />
            <AccountLink />
            <FavoritesLink />
            <CartLink />
          </div>
        </div>
      </header>
      <nav
        aria-label="فهرست اصلی"
        className="relative z-sticky border-b border-line bg-paper phone:hidden print:hidden"
      >
        <div className="wrap flex min-h-11 items-center gap-7 text-sm">
          <ul className="flex shrink-0 items-center gap-5 md:gap-7">
            {mainLinksOf(footer).map(({ title, href }) => (
              <li key={href} className={cn(href === paths.about && 'hidden md:block')}>
                <Link
                  href={href}
                  prefetch={false}
                  className={cn(
                    'inline-flex min-h-11 items-center whitespace-nowrap rounded-control -outline-offset-2',
                    isFestivalLink(href)
                      ? 'font-semibold text-pomegranate-600 hover:text-pomegranate-700'
                      : 'text-ink-700 hover:text-brand-700',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <Announcement parts={announcement} />
          <ContactPopover settings={settings} />
        </div>
      </nav>
    </>
  )
}
