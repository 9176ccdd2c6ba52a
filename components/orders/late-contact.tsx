import { persianDigits } from '@/lib/persian/digits'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { LATE_TICKET } from './return-promises'

type LateContactProps = {
  /** Of the shop, as it is written; empty where it has none. */
  phone?: string
}

/** How the shop is reached about what is late: by the button of the page, or by phone. */
export function LateContact({ phone = '' }: LateContactProps) {
  const telephoneHref = formatTelephoneHref(phone)
  return (
    <>
      با دکمهٔ «{LATE_TICKET}» بنویسید
      {telephoneHref && (
        <>
          {' '}
          یا به{' '}
          <a
            href={telephoneHref}
            className="whitespace-nowrap font-semibold text-brand-700 underline"
          >
            <bdi dir="ltr">{persianDigits(phone)}</bdi>
          </a>{' '}
          زنگ بزنید
        </>
      )}
      .
    </>
  )
}
