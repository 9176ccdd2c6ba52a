import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { PhoneIcon, StoreIcon } from '@/components/product/promise-icons'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/contract/contact'
import type { ShopSettings } from '@/lib/contract/general'
import { foldDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { MapLinks } from './map-links'

export function telephone(phone: string): string {
  return `tel:${foldDigits(phone).replace(/[^\d+]/g, '')}`
}

type ContactWaysProps = { shop: ShopSettings; branch: Branch | undefined }

export function ContactWays({ shop, branch }: ContactWaysProps) {
  return (
    <ul className="grid content-start gap-4">
      <Way icon={<PhoneIcon size={26} />} title="تلفن">
        <a href={telephone(shop.phone)} className="rounded py-1 text-lg font-bold text-brand-700">
          <bdi dir="ltr">{shop.phone}</bdi>
        </a>
        <span className="text-sm text-ink-500">{shop.hours}</span>
      </Way>
      <Way
        title="ایمیل"
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
        {branch && (
          <div className="mt-3">
            <MapLinks place={branch} />
          </div>
        )}
        <Link href={paths.address} className="mt-2 flex h-11 items-center rounded text-brand-700">
          همهٔ شعبه‌ها
        </Link>
      </Way>
    </ul>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 rounded-card bg-paper p-5 shadow-card">
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
