'use client'

import { useEffect } from 'react'
import Link from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Drawer } from '@/components/ui/modal'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { useDeliveryTag } from '@/components/catalogue/delivery-tag'
import { paths } from '@/lib/paths'
import { useShop } from '@/stores/shop'
import { useUser } from '@/stores/user'
import { MenuPeople } from '@/components/social/menu-people'
import { fetchFooter, fetchShopSettings } from '@/lib/client/queries/content'
import { contentCacheStore } from '@/stores/content-cache'
import { useLoginLink } from './account-link'
import { PinIcon, UserIcon } from '@/components/ui/icons'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { LogOutButton } from '@/components/auth/log-out-button'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { CategoryTree } from './category-tree'
import { isFestivalLink, mainLinksOf, type MainLink } from './main-links'
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

const secondaryLinks: MainLink[] = [
  { title: 'تماس با ما', href: paths.contact },
  { title: 'نشانی شعبه‌ها', href: paths.branches },
]

/** Categories first; who the shopper is and where parcels go stand above them. */
export default function SideMenu({ open, onOpenChange, shop }: SideMenuProps) {
  const isLoggedIn = useUser((user) => user.isUser)
  const name = useUser((user) => user.info?.name)
  const loginLink = useLoginLink()
  const footer = contentCacheStore.use((general) => general.footer?.value)
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
      <CityRow />
      <nav aria-label="دسته‌ها" className="mt-3">
        <CategoryTree onLeave={close} />
      </nav>
      <nav aria-label="فهرست فروشگاه" className="mt-3 border-t border-line pt-3">
        <ul className="grid grid-cols-2 gap-x-4">
          {[...mainLinksOf(footer), ...secondaryLinks].map(({ title, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                onClick={close}
                className={cn(
                  'flex min-h-11 items-center rounded-control focus-visible:-outline-offset-2',
                  isFestivalLink(href) && 'font-bold text-pomegranate-600',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SchemeSwitch className="mt-3" />
      {isLoggedIn && <LogOutButton className="mt-3 min-h-12 px-2" />}
      <MenuPeople onLeave={close} />
      <div className="mt-4 border-t border-line pt-5 text-ink-700">
        <LiveContactDetails shop={shop} />
      </div>
    </Drawer>
  )
}

type CityPromiseProps = { city: string | undefined; tag: string | null | undefined }

/** What the cards say, once the shop knows when the next parcel can be there. */
function CityPromise({ city, tag }: CityPromiseProps) {
  if (!city) return tag ?? 'ارسال به سراسر ایران'
  return (
    <>
      {!tag && 'ارسال به '}
      <b className="font-bold">{city}</b>
      {tag && `، ${tag}`}
    </>
  )
}

const CityDialog = lazyComponent(() => import('@/components/catalogue/city-dialog'))

function CityRow() {
  const city = useShop((store) => store.city)
  const tag = useDeliveryTag()
  const dialog = useLazyOpen()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.show}
        className="mt-3 flex min-h-12 w-full items-center gap-2.5 rounded-control bg-ink-100 px-4 text-start"
      >
        <PinIcon size={20} className="shrink-0 text-ink-500" />
        <span className="min-w-0 flex-1 truncate">
          <CityPromise city={city?.name} tag={tag} />
        </span>{' '}
        <span className="text-sm font-semibold text-brand-700">
          {city ? 'تغییر شهر' : 'انتخاب شهر'}
        </span>
      </button>
      {dialog.isRendered && <CityDialog {...dialog.props} />}
    </>
  )
}
