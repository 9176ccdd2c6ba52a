import type { ReactNode } from 'react'
import type { ShopSettings, Footer } from '@/lib/contract/content/settings'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { cn } from '@/components/ui/cn'
import { MailIcon } from '../ui/account-icons'
import { ClockIcon, PhoneIcon } from '../ui/page-icons'

type ContactDetailsProps = {
  settings: Pick<ShopSettings, 'phone' | 'hours' | 'email'>
  className?: string
  /** More items, such as the address. */
  children?: ReactNode
}

/** Phone, hours and e-mail, as far as the shop has set them, in the colour of what holds them. */
export function ContactDetails({ settings, className, children }: ContactDetailsProps) {
  const { phone, hours, email } = settings
  const telephoneHref = formatTelephoneHref(phone)
  return (
    <ul className={cn('grid text-md', className)}>
      {telephoneHref && (
        <li className="flex items-center gap-3">
          <PhoneIcon size={18} className="shrink-0" />
          <a
            href={telephoneHref}
            className="inline-flex min-h-11 min-w-11 items-center rounded-control hover:underline"
          >
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      {hours && (
        <li className="flex min-h-11 items-center gap-3">
          <ClockIcon size={18} className="shrink-0" />
          {hours}
        </li>
      )}
      {email && (
        <li className="flex items-center gap-3">
          <MailIcon size={18} className="shrink-0" />
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 min-w-11 items-center rounded-control hover:underline"
          >
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
      {children}
    </ul>
  )
}

type SocialLinksProps = {
  links: Footer['social'] | undefined
  label?: string
  className?: string
  linkClassName: string
}

/** The shop elsewhere, in the look of what holds it. */
export function SocialLinks({ links = [], label, className, linkClassName }: SocialLinksProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-wrap', className)}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener noreferrer"
            target="_blank"
            className={cn(
              'inline-flex min-h-11 items-center rounded-control text-sm',
              linkClassName,
            )}
          >
            {title}
            <span className="sr-only">، در زبانهٔ تازه</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
