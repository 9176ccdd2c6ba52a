import type { ReactNode } from 'react'
import { PhoneIcon, StoreIcon } from '@/components/product/promise-icons'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ShopSettings } from '@/lib/contract/general'
import { foldDigits } from '@/lib/persian/digits'

type ReachUsProps = { title: string; lead: string; path: string; shop: ShopSettings }

/** The phone, the hours and the address, for the two pages that ask for them by different names. */
export function ReachUs({ title, lead, path, shop }: ReachUsProps) {
  const phone = foldDigits(shop.phone).replace(/[^\d+]/g, '')
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(shop.address)}`
  return (
    <div className="wrap py-5">
      <Breadcrumb
        items={[
          { label: 'ویترین', href: '/' },
          { label: title, href: path },
        ]}
      />
      <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <p className="mt-1 text-ink-500">{lead}</p>
      <ul className="mt-6 grid gap-4 desk:grid-cols-3">
        <Way icon={<PhoneIcon size={26} />} title="تلفن">
          <a href={`tel:${phone}`} className="rounded py-1 text-brand-700">
            <bdi dir="ltr">{shop.phone}</bdi>
          </a>
          <span className="text-sm text-ink-500">{shop.hours}</span>
        </Way>
        <Way
          title="رایانامه"
          icon={
            <Icon size={26}>
              <path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7" />
              <rect x="2" y="4" width="20" height="16" rx="2" />
            </Icon>
          }
        >
          <a href={`mailto:${shop.email}`} className="rounded py-1 text-brand-700">
            <bdi dir="ltr">{shop.email}</bdi>
          </a>
          <span className="text-sm text-ink-500">تا یک روز کاری پاسخ می‌دهیم.</span>
        </Way>
        <Way icon={<StoreIcon size={26} />} title="نشانی">
          <address className="not-italic">{shop.address}</address>
          <ButtonLink
            href={map}
            variant="soft"
            size="sm"
            target="_blank"
            rel="noopener noreferrer"
            className="mt-2"
          >
            دیدن روی نقشه
          </ButtonLink>
        </Way>
      </ul>
    </div>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="rounded-card bg-paper p-5 shadow-card">
      <span className="text-brand-700">{icon}</span>
      <h2 className="mt-2 text-lg font-extrabold">{title}</h2>
      <div className="mt-1 flex flex-col items-start">{children}</div>
    </li>
  )
}
