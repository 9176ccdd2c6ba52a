import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { Girih } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import type { Footer as FooterContent, ShopSettings } from '@/lib/contract/content/settings'
import { ContactDetails } from './contact-details'
import { FooterScheme } from './footer-scheme'
import { socialIconOf } from './social-icons'
import { ChevronDownIcon, PinIcon } from '../ui/icons'

type FooterProps = { settings: ShopSettings; content: FooterContent }
type Column = FooterContent['columns'][number]

function ColumnLinks({ links }: Pick<Column, 'links'>) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} prefetch={false} className="footer-link">
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Side by side; on a phone each is folded under its name, by a stylesheet that looks at what stands before it. */
function Columns({ columns }: { columns: Column[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title} className="footer-column">
      <h2>{title}</h2>
      <details>
        <summary>
          {title}
          <ChevronDownIcon />
        </summary>
      </details>
      <ColumnLinks links={links} />
    </nav>
  ))
}

/** The offices ask for the address of the page that shows their sign. */
function Seals({ seals = [] }: Pick<ShopSettings, 'seals'>) {
  if (seals.length === 0) return null
  return (
    <ul aria-label="نمادهای فروشگاه" className="wrap relative mt-6 flex flex-wrap gap-3">
      {seals.map(({ title, href, image }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            referrerPolicy="origin"
            className="grid size-24 place-items-center rounded-card bg-white p-2"
          >
            <Picture
              src={image}
              alt={title}
              width={80}
              height={80}
              referrerPolicy="origin"
              className="size-20 object-contain text-xs text-ink-700"
            />
            <span className="sr-only">، در زبانهٔ تازه</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** By their names; in the little room of a phone by drawings. */
function SocialRow({ links }: { links: FooterContent['social'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => {
        const Icon = socialIconOf(link)
        return (
          <li key={link.href}>
            <a
              href={link.href}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-brand-600 px-4 text-sm hover:border-brand-300 hover:text-white phone:px-2 dark:border-white/20 dark:hover:border-white/50"
            >
              {Icon && <Icon size={22} className="desk:hidden" />}
              <span className={cn(Icon && 'phone:sr-only')}>{link.title}</span>
              <span className="sr-only">، در زبانهٔ تازه</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function Footer({ settings, content }: FooterProps) {
  return (
    <footer className="deep relative mt-16 overflow-hidden bg-brand-900 pb-5 pt-10 text-sm text-brand-100 phone:pb-[calc(6rem+env(safe-area-inset-bottom))] phone:pt-3 short:pb-5 dark:bg-brand-50 print:hidden">
      <Girih />
      <div className="wrap relative grid gap-8 desk:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr] xl:gap-16 phone:gap-0">
        <section
          aria-label={settings.name}
          className="col-span-full lg:col-span-1 phone:order-1 phone:pt-3"
        >
          <p className="mb-2 text-lg font-extrabold text-white phone:hidden">{settings.name}</p>
          <p className="text-balance lg:max-w-md phone:hidden">{content.about}</p>
          <ContactDetails
            settings={settings}
            className="mt-3 desk:grid-cols-2 lg:grid-cols-1 phone:flex phone:flex-wrap phone:gap-x-6"
          >
            {settings.address && (
              <li className="flex min-h-11 items-center gap-3">
                <PinIcon size={18} className="shrink-0" />
                {settings.address}
              </li>
            )}
          </ContactDetails>
        </section>
        <Columns columns={content.columns} />
      </div>
      <Seals seals={settings.seals} />
      <div className="wrap relative mt-5">
        <div className="flex flex-wrap items-center justify-between gap-3 desk:border-t desk:border-brand-700 desk:pt-4 desk:dark:border-white/10">
          <p className="desk:basis-full lg:basis-auto phone:order-1">
            {`همهٔ حقوق برای ${settings.name} محفوظ است.`}
            {settings.slogan && <span className="phone:hidden">{` ${settings.slogan}.`}</span>}
          </p>
          <div className="footer-extra">
            <SocialRow links={content.social} />
          </div>
          <div className="footer-extra">
            <FooterScheme />
          </div>
        </div>
      </div>
    </footer>
  )
}
