import type { ReactNode } from 'react'
import { Logo, NoScriptNotice } from '@/components/layout/page-frame'
import Link from '@/components/ui/link'
import { PhoneIcon } from '@/components/ui/page-icons'
import { readFooter, readShopSettings } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { shopMetadata } from '@/lib/seo/page-metadata'

const FOOTER_LINKS = ['terms', 'returns', 'privacy'].map(paths.textPage)

/** Nothing leads away from paying but the logo and help; the steps of the page stand between the two. */
export const generateMetadata = shopMetadata

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const [{ name, phone, logo }, { columns }] = await Promise.all([readShopSettings(), readFooter()])
  const links = columns.flatMap((column) => column.links)
  const telephoneHref = formatTelephoneHref(phone)
  return (
    <div className="relative min-h-dvh bg-paper">
      <header className="border-b border-line">
        <div className="wrap flex h-16 max-w-checkout items-center justify-between gap-4 desk:h-[72px]">
          <Logo name={name} logo={logo} />
          {telephoneHref ? (
            <a
              href={telephoneHref}
              className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm text-ink-700 hover:underline"
            >
              <PhoneIcon size={18} className="shrink-0" />
              <span className="phone:sr-only">راهنمایی:</span>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          ) : (
            <Link href={paths.contact} prefetch={false} className="text-sm text-ink-700 underline">
              راهنمایی
            </Link>
          )}
        </div>
      </header>
      <NoScriptNotice>
        این صفحه بدون جاوااسکریپت کار نمی‌کند؛ آن را در مرورگر روشن کنید.
      </NoScriptNotice>
      <main id="content" tabIndex={-1} className="min-h-[75vh] outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-4 text-sm text-ink-500 phone:pb-28 short:pb-4">
        <div className="wrap flex max-w-checkout flex-wrap gap-x-6">
          {links
            .filter(({ href }) => FOOTER_LINKS.includes(href))
            .map(({ href, title }) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {title}
              </Link>
            ))}
        </div>
      </footer>
    </div>
  )
}
