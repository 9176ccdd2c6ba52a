import Link from '@/components/ui/link'
import { Girih } from '@/components/ui/ornaments'
import type { Footer as FooterContent, ShopSettings } from '@/lib/contract/content/settings'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { ContactDetails, SocialLinks } from './contact-details'
import { PinIcon } from '../ui/icons'

type FooterProps = { settings: ShopSettings; content: FooterContent }
type Column = FooterContent['columns'][number]

const headingClassName = 'mb-3 text-base font-bold text-white'

function Columns({ columns }: { columns: Column[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className={headingClassName}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              prefetch={false}
              className="inline-block rounded-control py-1.5 hover:text-white hover:underline"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

export function Footer({ settings, content }: FooterProps) {
  return (
    <footer className="deep relative mt-16 overflow-hidden bg-brand-900 pb-6 pt-12 text-md text-brand-100 phone:pb-28 short:pb-6 print:hidden">
      <Girih />
      <div className="wrap relative grid grid-cols-2 gap-8 md:grid-cols-[2fr_1fr_1fr_1fr] xl:gap-16">
        <section className="col-span-full md:col-span-1" aria-label={settings.name}>
          <p className="mb-3 text-xl font-extrabold text-white">{settings.name}</p>
          <p className="max-w-md">{content.about}</p>
          <div className="mt-5 grid gap-2">
            <ContactDetails settings={settings} />
            {settings.address && (
              <p className="flex items-start gap-3">
                <PinIcon size={18} className="mt-1 shrink-0" />
                {settings.address}
              </p>
            )}
          </div>
        </section>
        <Columns columns={content.columns} />
      </div>
      <div className="wrap relative mt-8">
        <SocialLinks
          links={content.social}
          className="gap-2"
          linkClassName="border border-brand-600 px-4 hover:border-brand-300 hover:text-white"
        />
      </div>
      <div className="wrap relative mt-8 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-brand-700 pt-4">
          <p>
            همهٔ حقوق برای {settings.name} محفوظ است. {settings.slogan && `${settings.slogan}.`}
          </p>
          <SchemeSwitch isOnDark />
        </div>
      </div>
    </footer>
  )
}
