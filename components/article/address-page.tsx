import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Branch } from '@/lib/contract/contact'
import type { ShopSettings } from '@/lib/contract/general'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { branchData, breadcrumbData } from '@/lib/seo/structured-data'
import { BranchCard } from './branch-card'

type AddressPageProps = { title: string; branches: readonly Branch[]; shop: ShopSettings }

export function AddressPage({ title, branches, shop }: AddressPageProps) {
  const trail = [
    { label: 'ویترین', href: '/' },
    { label: title, href: paths.address },
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
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
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
