import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { Branch } from '@/lib/contract/content/contact'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { paths } from '@/lib/paths'
import { JsonLd, breadcrumbData, organizationData } from '@/lib/seo/structured-data'
import { ContactForm } from './contact-form'
import { ContactMethods } from './contact-methods'

type ContactPageProps = { title: string; shop: ShopSettings; branch: Branch | undefined }

export function ContactPage({ title, shop, branch }: ContactPageProps) {
  const trail = [
    { label: 'خانه', href: '/' },
    { label: title, href: paths.contact },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <JsonLd data={organizationData(shop)} />
      <Breadcrumb items={trail} />
      <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <p className="mt-1 text-ink-500">از هر راهی که آسوده‌ترید؛ پاسخ‌گوی شما هستیم.</p>
      <div className="mt-6 grid gap-4 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-6">
        <section aria-labelledby="write-us" className="panel p-5 desk:p-8">
          <h2 id="write-us" className="text-xl font-extrabold">
            برای ما بنویسید
          </h2>
          <ContactForm />
        </section>
        <ContactMethods shop={shop} branch={branch} />
      </div>
    </div>
  )
}
