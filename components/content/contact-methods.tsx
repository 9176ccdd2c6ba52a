import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { MailIcon } from '@/components/ui/account-icons'
import { PhoneIcon } from '@/components/ui/page-icons'
import { StoreIcon } from '@/components/ui/page-icons'
import type { Branch } from '@/lib/contract/content/contact'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { paths } from '@/lib/paths'
import { buttonVariants } from '@/components/ui/button-variants'

type MapLocation = Pick<Branch, 'title' | 'lat' | 'lng'>

function listMaps({ lat, lng }: MapLocation) {
  return [
    { name: 'نشان', href: `https://nshn.ir/?lat=${lat}&lng=${lng}` },
    { name: 'بلد', href: `https://balad.ir/location?latitude=${lat}&longitude=${lng}&zoom=16` },
    { name: 'گوگل‌مپ', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lng}` },
  ]
}

/** The phone's own way-finding first, then the maps people here use. */
export function MapLinks({ location }: { location: MapLocation }) {
  const { title, lat, lng } = location
  const look = buttonVariants({ variant: 'ghost', size: 'sm' })
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`مسیر ${title}`}>
      <li className="desk:hidden">
        <a
          href={`geo:${lat},${lng}?q=${lat},${lng}`}
          className={buttonVariants({ variant: 'soft', size: 'sm' })}
        >
          مسیریاب گوشی
        </a>
      </li>
      {listMaps(location).map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
            {name}
            <span className="sr-only"> (در زبانهٔ تازه)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type ContactMethodsProps = { shop: ShopSettings; branch: Branch | undefined }

export function ContactMethods({ shop, branch }: ContactMethodsProps) {
  const telephoneHref = formatTelephoneHref(shop.phone)
  return (
    <ul className="grid content-start gap-4">
      {telephoneHref && (
        <ContactMethod icon={<PhoneIcon size={26} />} title="تلفن">
          <a href={telephoneHref} className="rounded py-1 text-lg font-bold text-brand-700">
            <bdi dir="ltr">{shop.phone}</bdi>
          </a>{' '}
          <span className="text-sm text-ink-500">{shop.hours}</span>
        </ContactMethod>
      )}
      {shop.email && (
        <ContactMethod icon={<MailIcon size={26} />} title="ایمیل">
          <a href={`mailto:${shop.email}`} className="rounded py-1 text-brand-700">
            <bdi dir="ltr">{shop.email}</bdi>
          </a>{' '}
          <span className="text-sm text-ink-500">تا یک روز کاری پاسخ می‌دهیم.</span>
        </ContactMethod>
      )}
      <ContactMethod icon={<StoreIcon size={26} />} title="نشانی">
        <address className="not-italic">{shop.address}</address>
        {branch && (
          <div className="mt-3">
            <MapLinks location={branch} />
          </div>
        )}
        <Link href={paths.branches} className="mt-2 flex h-11 items-center rounded text-brand-700">
          همهٔ شعبه‌ها
        </Link>
      </ContactMethod>
    </ul>
  )
}

function ContactMethod({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <li className="panel flex gap-4 rounded-card p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-50 text-brand-700">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-lg font-extrabold">{title}</h2>
        <div className="flex flex-col items-start">{children}</div>
      </div>
    </li>
  )
}
