'use client'

import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { useCan } from './desk-member'

const LINK = 'text-acting-ink inline-flex min-h-6 items-center hover:underline'

export function MobileLink({ mobile }: { mobile: string }) {
  return (
    <a href={`tel:${mobile}`} className={LINK}>
      <bdi dir="ltr">{persianDigits(formatMobile(mobile))}</bdi>
    </a>
  )
}

type CustomerContactProps = { customer: { id: number; name: string; mobile: string | null } }

/** Whose it is: the name leads to the customer, for whoever may see one. */
export function CustomerContact({ customer: { id, name, mobile } }: CustomerContactProps) {
  const canRead = useCan('customers.read')
  const shown = <MixedText>{name || 'بی‌نام'}</MixedText>
  return (
    <>
      <p className="font-semibold">
        {canRead ? (
          <Link href={deskPaths.customer(id)} className={LINK}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </p>
      {mobile && <MobileLink mobile={mobile} />}
    </>
  )
}
