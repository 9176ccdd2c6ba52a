'use client'

import { MixedText } from '@/components/ui/mixed-text'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { formatAddress } from '@/lib/domain/address-text'
import { formatDate, formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { MobileLink } from '../ui/customer-contact'
import { DeskButton } from '../ui/desk-button'

type CustomerWhoProps = {
  customer: DeskCustomer
  /** Null for who may not. */
  onLogOut: (() => void) | null
  isLoggingOut: boolean
}

/** Who it is, where they live, and where they are logged in. */
export function CustomerWho({ customer, onLogOut, isLoggingOut }: CustomerWhoProps) {
  const { mobile, email, joined_at: joinedAt, addresses, sessions } = customer
  return (
    <aside className="grid gap-3.5" aria-label="مشتری">
      <section className="desk-card grid gap-1 p-3.5">
        <h2 className="text-[14px] font-bold">تماس</h2>
        {mobile && <MobileLink mobile={mobile} />}
        {email && (
          <a
            href={`mailto:${email}`}
            className="text-acting-ink inline-flex min-h-6 items-center break-all hover:underline"
          >
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        <p className="text-note">عضو از {formatDate(joinedAt)}</p>
      </section>
      <section className="desk-card grid gap-2 p-3.5">
        <h2 className="text-[14px] font-bold">نشانی‌ها</h2>
        {addresses.length === 0 && <p className="text-note">نشانی‌ای نگه نداشته است.</p>}
        {addresses.map((one) => (
          <p key={one.id} className="text-pretty">
            <MixedText>{persianDigits(formatAddress(one))}</MixedText>
            <span className="text-note block text-[12px]">
              گیرنده: <MixedText>{one.receiver_name}</MixedText> · کد پستی{' '}
              <bdi dir="ltr">{persianDigits(one.postal_code)}</bdi>
            </span>
          </p>
        ))}
      </section>
      <section className="desk-card grid gap-2 p-3.5">
        <h2 className="text-[14px] font-bold">نشست‌ها</h2>
        {sessions.length === 0 && <p className="text-note">جایی وارد نیست.</p>}
        {sessions.map(({ id, device, last_seen_at: at }) => (
          <p key={id}>
            <MixedText>{device || 'دستگاه ناشناس'}</MixedText>
            <time dateTime={at} className="text-note block text-[12px]">
              آخرین بار {formatDateTime(at)}
            </time>
          </p>
        ))}
        {onLogOut && sessions.length > 0 && (
          <DeskButton isBusy={isLoggingOut} onClick={onLogOut}>
            بستن همهٔ نشست‌ها
          </DeskButton>
        )}
      </section>
    </aside>
  )
}
