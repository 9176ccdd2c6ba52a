import type { ShopSettings } from '@/lib/contract/general'
import { foldDigits } from '@/lib/persian/digits'
import { ClockIcon, MailIcon, PhoneIcon } from './layout-icons'

type ContactLinesProps = { settings: Pick<ShopSettings, 'phone' | 'hours' | 'email'> }

/** Phone, hours and e-mail, in the colour of what holds them. */
export function ContactLines({ settings: { phone, hours, email } }: ContactLinesProps) {
  const dial = foldDigits(phone).replace(/[^\d+]/g, '')
  return (
    <ul className="grid gap-2 text-md">
      <li className="flex items-center gap-3">
        <PhoneIcon size={18} className="shrink-0" />
        <a href={`tel:${dial}`} className="rounded-control py-0.5 hover:underline">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </li>
      <li className="flex items-center gap-3">
        <ClockIcon size={18} className="shrink-0" />
        {hours}
      </li>
      <li className="flex items-center gap-3">
        <MailIcon size={18} className="shrink-0" />
        <a href={`mailto:${email}`} className="rounded-control py-0.5 hover:underline">
          <bdi dir="ltr">{email}</bdi>
        </a>
      </li>
    </ul>
  )
}
