'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { deskCustomerQuery } from '@/lib/client/desk/customers'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskReview } from '@/lib/contract/desk/moderation'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatAmount, formatNumber } from '@/lib/persian/money'
import { CustomerContact } from '../ui/customer-contact'
import { useCan } from '../ui/desk-member'
import { StatusStar } from '../ui/status-star'

type ReviewAuthorProps = { review: DeskReview; customerId: number }

/** Who wrote it, as whoever decides wants to know first, and as far as their role sees it. */
export function ReviewAuthor({ review, customerId }: ReviewAuthorProps) {
  const canRead = useCan('customers.read')
  const { data: customer } = useQuery({ ...deskCustomerQuery(customerId), enabled: canRead })
  const { order } = review
  return (
    <section
      aria-label="نویسنده"
      className="desk-card flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2.5"
    >
      <CustomerContact
        customer={{ id: customerId, name: review.author, mobile: customer?.mobile ?? null }}
      />
      {review.is_buyer && <span className="desk-tag text-done-ink">خریدار</span>}
      {order && (
        <Link
          href={deskPaths.order(order.id)}
          className="text-acting-ink inline-flex items-center gap-1.5 hover:underline"
        >
          <StatusStar status={order.status} size={16} />
          سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          <span className="text-note text-[12px]">
            {STATUS_TITLES[order.status]} · {formatDate(order.created_at)}
          </span>
        </Link>
      )}
      {customer && (
        <p className="text-note text-[12px]">
          {customer.orders === 0
            ? 'هنوز خریدی نکرده است'
            : `${formatNumber(customer.orders)} خرید · ${formatAmount(customer.spent)} ${currencyName()}`}
          {customer.returns > 0 && ` · ${formatNumber(customer.returns)} مرجوعی`}
        </p>
      )}
    </section>
  )
}
