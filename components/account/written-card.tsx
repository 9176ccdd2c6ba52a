import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import type { Picture as Stored } from '@/lib/contract/fields'
import type { Approval } from '@/lib/contract/own-talk'
import { formatDate } from '@/lib/persian/dates'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'

const standings: Record<Approval, { label: string; tone: BadgeTone }> = {
  pending: { label: 'در انتظار تأیید', tone: 'saffron' },
  approved: { label: 'منتشر شد', tone: 'success' },
  rejected: { label: 'تأیید نشد', tone: 'pomegranate' },
}

type WrittenCardProps = {
  product: { slug: string; title: string; picture: Stored | null; visible: boolean }
  status: Approval
  created_at: string
  /** Where on the product's page it stands. */
  place: string
  children: ReactNode
}

/** Something the customer wrote, under the product it is about. */
export function WrittenCard({ product, status, created_at, place, children }: WrittenCardProps) {
  const { slug, title, picture, visible } = product
  const { label, tone } = standings[status]
  return (
    <li className="rounded-card bg-paper p-4 shadow-card">
      <div className="flex items-center gap-3 border-b border-line pb-3">
        {picture ? (
          <Picture
            {...storedPicture(picture.url)}
            sizes="56px"
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-control bg-ink-100 object-cover"
          />
        ) : (
          <span className="size-14 shrink-0 rounded-control bg-ink-100" />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-md font-semibold [overflow-wrap:anywhere]">
            {visible ? (
              <Link
                href={`${paths.product(slug)}#${place}`}
                prefetch={false}
                className="hover:text-brand-700"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <time dateTime={created_at} className="text-sm text-ink-500">
            {formatDate(created_at)}
          </time>
        </div>
        <Badge tone={tone} className="self-start">
          {label}
        </Badge>
      </div>
      <div className="pt-3">{children}</div>
    </li>
  )
}
