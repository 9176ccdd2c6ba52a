'use client'

import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Drawer } from '@/components/ui/drawer'
import type { ShopSettings } from '@/lib/contract/general'
import { paths } from '@/lib/seo/addresses'
import { useUser } from '@/stores/user'
import { ReachUs } from './reach-us'
import { MenuPeople } from '@/components/social/menu-people'
import { useLoginLink } from './account-link'
import { CategoriesIcon, UserIcon } from './layout-icons'
import { LogOutButton } from './log-out-button'
import { mainLinks } from './main-links'

export type SideMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  shop: Pick<ShopSettings, 'name' | 'phone' | 'hours' | 'email'>
}

type RowProps = { href: string; hot?: true | undefined; children: ReactNode; onClick: () => void }

function Row({ href, hot, children, onClick }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onClick={onClick}
        className={cn(
          'flex min-h-12 items-center gap-3 rounded-control px-2 font-medium hover:bg-ink-100',
          hot && 'text-pomegranate-600',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

export default function SideMenu({ open, onOpenChange, shop }: SideMenuProps) {
  const known = useUser((user) => user.isUser)
  const name = useUser((user) => user.info?.name)
  const loginLink = useLoginLink()
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={shop.name}>
      <ButtonLink
        {...(known ? { href: paths.profile } : loginLink)}
        prefetch={false}
        variant="soft"
        full
        icon={<UserIcon />}
        onClick={close}
      >
        <span className="truncate">{known ? name || 'حساب من' : 'ورود یا ثبت‌نام'}</span>
      </ButtonLink>
      <nav aria-label="فهرست فروشگاه" className="mt-4">
        <ul>
          <Row href={paths.categories} onClick={close}>
            <CategoriesIcon className="text-brand-600" />
            همهٔ دسته‌ها
          </Row>
          {mainLinks.map(({ title, href, hot }) => (
            <Row key={href} href={href} hot={hot} onClick={close}>
              {title}
            </Row>
          ))}
          <Row href={paths.contact} onClick={close}>
            تماس با ما
          </Row>
          <Row href={paths.address} onClick={close}>
            نشانی شعبه‌ها
          </Row>
          {known && (
            <li>
              <LogOutButton className="min-h-12 px-2" />
            </li>
          )}
        </ul>
      </nav>
      <MenuPeople onLeave={close} />
      <div className="mt-4 border-t border-line pt-5 text-ink-700">
        <ReachUs shop={shop} />
      </div>
    </Drawer>
  )
}
