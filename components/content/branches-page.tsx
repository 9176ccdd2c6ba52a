import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Branch } from '@/lib/contract/content/contact'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { paths } from '@/lib/paths'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { JsonLd, branchData, breadcrumbData } from '@/lib/seo/structured-data'
import { ClockIcon, PhoneIcon } from '@/components/ui/page-icons'
import { StoreIcon } from '@/components/ui/page-icons'
import { MapLinks } from './contact-methods'

function BranchCard({ branch }: { branch: Branch }) {
  const { title, address, phone, hours } = branch
  return (
    <article className="flex h-full flex-col rounded-card bg-ink-100 p-5 desk:p-6">
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
            <a href={formatTelephoneHref(phone) ?? undefined} className="rounded text-brand-700">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div className="flex items-start gap-2">
          <dt className="mt-1 text-brand-700">
            <ClockIcon size={18} />
            <span className="sr-only">ساعت کار</span>
          </dt>
          <dd className="text-ink-700">{hours}</dd>
        </div>
      </dl>
      <div className="mt-auto border-t border-line pt-4">
        <MapLinks location={branch} />
      </div>
    </article>
  )
}

type BranchesPageProps = { title: string; branches: readonly Branch[]; shop: ShopSettings }

export function BranchesPage({ title, branches, shop }: BranchesPageProps) {
  const trail = [
    { label: 'خانه', href: '/' },
    { label: title, href: paths.branches },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={breadcrumbData(trail)} />
      {branches.map((branch) => (
        <JsonLd key={branch.title} data={branchData(branch, shop)} />
      ))}
      <Breadcrumb items={trail} />
      <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <p className="mt-1 text-ink-500">
        کالا را از نزدیک ببینید یا سفارش خود را بردارید؛ پیش از آمدن، ساعت‌های کار را ببینید.
      </p>
      {branches.length === 0 ? (
        <EmptyState
          as="p"
          title={shop.address || 'نشانی‌ها به‌زودی نوشته می‌شود'}
          action={<ButtonLink href={paths.contact}>تماس با ما</ButtonLink>}
        />
      ) : (
        <ul className="mt-6 grid grid-cols-posts gap-4">
          {branches.map((branch) => (
            <li key={branch.title}>
              <BranchCard branch={branch} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
