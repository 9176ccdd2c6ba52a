import { Suspense } from 'react'
import Link from '@/components/ui/link'
import { LiveSearch } from '@/components/search/live-search'
import { cn } from '@/components/ui/cn'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { paths } from '@/lib/paths'
import { AccountLink } from './account-link'
import { CartLink, FavoritesLink, SideMenuButton } from './header-links'
import { Logo } from './page-frame'
import { mainLinks } from './main-links'
import { MegaMenu } from './mega-menu'
import { SearchField } from '../search/search-field'
import { ContactDetails } from './contact-details'
import { Disclosure } from '../ui/disclosure'
import { PhoneIcon } from '../ui/icons'

function AnnouncementBar({ text }: { text: string }) {
  if (!text) return null
  return (
    <p className="bg-brand-800 px-4 py-1.5 text-center text-sm text-brand-100 phone:hidden">
      {text}
    </p>
  )
}

function ContactPopover({ settings }: { settings: ShopSettings }) {
  return (
    <Disclosure
      className="relative ms-auto"
      triggerClassName="flex h-12 items-center gap-2 rounded-control px-1 text-md text-ink-700 -outline-offset-2 hover:text-brand-700"
      panelClassName="absolute end-0 top-full w-72 animate-fade-in rounded-card border border-line bg-paper p-5 shadow-card"
      trigger={
        <>
          <PhoneIcon size={18} />
          تماس با ما{' '}
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

type HeaderProps = { settings: ShopSettings; menu: CategoryNode[] }

export function Header({ settings, menu }: HeaderProps) {
  const { name, phone, hours, email } = settings
  return (
    <header className="relative z-header border-b border-line bg-paper print:hidden">
      <AnnouncementBar text={settings.announcement} />
      <div className="wrap flex h-20 items-center gap-6 phone:h-16 phone:gap-1.5">
        <SideMenuButton shop={{ name, phone, hours, email }} />
        <Logo name={name} isShort />
        <SearchField
          id="header-search"
          productCount={settings.product_count}
          className="max-w-[35rem] flex-1 xl:max-w-[48rem] xxl:max-w-[60rem] phone:ms-1"
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
        <MegaMenu tops={menu.map(toMenuTop)} />
        <ul className="flex items-center gap-5 text-md md:gap-7">
          {mainLinks.map(({ title, href, isHighlighted }) => (
            <li key={href} className={cn(href === paths.about && 'hidden md:block')}>
              <Link
                href={href}
                prefetch={false}
                className={cn(
                  'whitespace-nowrap rounded-control py-2',
                  isHighlighted
                    ? 'font-semibold text-pomegranate-600 hover:text-pomegranate-700'
                    : 'text-ink-700 hover:text-brand-700',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ContactPopover settings={settings} />
      </nav>
    </header>
  )
}
