'use client'

import { type ReactNode, useEffect } from 'react'
import Link from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Drawer } from '@/components/ui/modal'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { MenuPeople } from '@/components/social/menu-people'
import { fetchFooter, fetchShopSettings } from '@/lib/client/queries/content'
import { contentCacheStore } from '@/stores/content-cache'
import { useLoginLink } from './account-link'
import { GridIcon, UserIcon } from '@/components/ui/icons'
import { LogOutButton } from '@/components/auth/log-out-button'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { mainLinks } from './main-links'
import { ContactDetails, SocialLinks } from './contact-details'

type LiveContactDetailsProps = { shop: Pick<ShopSettings, 'phone' | 'hours' | 'email'> }

/** Shows the values of the page until fresh ones come: a tab may have been open for days. */
function LiveContactDetails({ shop }: LiveContactDetailsProps) {
  const options = contentCacheStore.use((general) => general.options?.value)
  const social = contentCacheStore.use((general) => general.footer?.value.social)
  useEffect(() => {
    for (const refresh of [fetchShopSettings, fetchFooter]) refresh().catch(() => undefined)
  }, [])
  return (
    <>
      <ContactDetails settings={options ?? shop} />
      <SocialLinks
        links={social}
        label="ما در شبکه‌های اجتماعی"
        className="mt-4 min-h-11 gap-x-5"
        linkClassName="font-semibold text-brand-700 hover:underline"
      />
    </>
  )
}

export type SideMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  shop: Pick<ShopSettings, 'name' | 'phone' | 'hours' | 'email'>
}

type SideMenuRowProps = {
  href: string
  isHighlighted?: true | undefined
  children: ReactNode
  onClick: () => void
}

function SideMenuRow({ href, isHighlighted, children, onClick }: SideMenuRowProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onClick={onClick}
        className={cn(
          'flex min-h-12 items-center gap-3 rounded-control px-2 font-medium hover:bg-ink-100',
          isHighlighted && 'text-pomegranate-600',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

export default function SideMenu({ open, onOpenChange, shop }: SideMenuProps) {
  const isLoggedIn = useUser((user) => user.isUser)
  const name = useUser((user) => user.info?.name)
  const loginLink = useLoginLink()
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={shop.name}>
      <ButtonLink
        {...(isLoggedIn ? { href: paths.profile } : loginLink)}
        prefetch={false}
        variant="soft"
        isFullWidth
        icon={<UserIcon />}
        onClick={close}
      >
        <span className="truncate">{isLoggedIn ? name || 'حساب کاربری' : 'ورود یا ثبت‌نام'}</span>
      </ButtonLink>
      <nav aria-label="فهرست فروشگاه" className="mt-4">
        <ul>
          <SideMenuRow href={paths.categories} onClick={close}>
            <GridIcon className="text-brand-600" />
            همهٔ دسته‌ها
          </SideMenuRow>
          {mainLinks.map(({ title, href, isHighlighted }) => (
            <SideMenuRow key={href} href={href} isHighlighted={isHighlighted} onClick={close}>
              {title}
            </SideMenuRow>
          ))}
          <SideMenuRow href={paths.contact} onClick={close}>
            تماس با ما
          </SideMenuRow>
          <SideMenuRow href={paths.branches} onClick={close}>
            نشانی شعبه‌ها
          </SideMenuRow>
          {isLoggedIn && (
            <li>
              <LogOutButton className="min-h-12 px-2" />
            </li>
          )}
        </ul>
      </nav>
      <SchemeSwitch className="mt-4" />
      <MenuPeople onLeave={close} />
      <div className="mt-4 border-t border-line pt-5 text-ink-700">
        <LiveContactDetails shop={shop} />
      </div>
    </Drawer>
  )
}
