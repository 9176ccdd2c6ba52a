import { PhoneIcon, StoreIcon } from '@/components/product/promise-icons'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/contract/contact'
import { telephone } from './contact-ways'
import { MapLinks } from './map-links'

export function BranchCard({ branch }: { branch: Branch }) {
  const { title, address, phone, hours } = branch
  return (
    <article className="flex h-full flex-col rounded-card bg-paper p-5 shadow-card desk:p-6">
      <span className="grid size-12 place-items-center rounded-control bg-brand-50 text-brand-700">
        <StoreIcon size={26} />
      </span>
      <h2 className="mt-3 text-lg font-extrabold">{title}</h2>
      <address className="mt-1 text-md not-italic text-ink-700">{address}</address>
      <dl className="mb-4 mt-3 grid gap-1.5 text-md">
        <div className="flex items-start gap-2">
          <dt className="mt-1 text-brand-700">
            <PhoneIcon size={18} />
            <span className="sr-only">تلفن</span>
          </dt>
          <dd>
            <a href={telephone(phone)} className="rounded text-brand-700">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div className="flex items-start gap-2">
          <dt className="mt-1 text-brand-700">
            <ClockIcon />
            <span className="sr-only">ساعت کار</span>
          </dt>
          <dd className="text-ink-700">{hours}</dd>
        </div>
      </dl>
      <div className="mt-auto border-t border-line pt-4">
        <MapLinks place={branch} />
      </div>
    </article>
  )
}

function ClockIcon() {
  return (
    <Icon size={18}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </Icon>
  )
}
