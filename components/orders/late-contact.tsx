import type { Order } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { isOrderLate } from './order-facts'
import { lateTicketOf } from './return-promises'

type LateContactProps = {
  order: Order
  /** Of the shop, as it is written; empty where it has none. */
  phone?: string
}

/** How the shop is reached about what is late: by the button of the page, or by phone. */
export function LateContact({ order, phone = '' }: LateContactProps) {
  const telephoneHref = formatTelephoneHref(phone)
  return (
    <>
      با دکمهٔ «{lateTicketOf(order)}» به پشتیبانی بنویسید
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

/** Under the head of an order that has not come in time, which says since when. */
export function LateOrder({ order, phone }: LateContactProps) {
  if (!isOrderLate(order)) return null
  return (
    <p className="text-md text-ink-700 print:hidden">
      <strong className="font-semibold text-ink-900">پوزش می‌خواهیم.</strong>{' '}
      <LateContact order={order} phone={phone} />
    </p>
  )
}
