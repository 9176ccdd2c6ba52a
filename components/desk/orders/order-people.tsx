import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { CARD_TO_CARD } from '@/lib/domain/payment-methods'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { CustomerContact } from '../ui/customer-contact'
import { ParcelCard } from './order-care'
import { OrderDelivery } from './order-delivery'
import { gatewayTitle } from './order-labels'
import { StatusStar } from '../ui/status-star'

/** Whose it is, where it goes, and how it was paid. */
export function OrderPeople({ whole, children }: { whole: StaffOrder; children?: ReactNode }) {
  const { order, customer, payments, refers, exchange, origin } = whole
  const links = [
    ...(origin
      ? [{ title: order.type === 'refer' ? 'سفارش خرید' : 'به جای مرجوعی', linked: origin }]
      : []),
    ...(exchange ? [{ title: 'سفارش تعویض', linked: exchange }] : []),
    ...refers.flatMap((refer) => [
      { title: 'مرجوعی', linked: refer },
      ...(refer.exchange ? [{ title: 'سفارش تعویض', linked: refer.exchange }] : []),
    ]),
  ]
  return (
    <aside className="grid gap-3.5" aria-label="مشتری و تحویل">
      <section className="desk-card">
        <header>
          <h2 className="text-[14px] font-bold">مشتری</h2>
        </header>
        <div className="px-3.5 py-2.5">
          <CustomerContact customer={customer} />
          {customer.history && (
            <p className="text-note mt-1 text-[12px]">
              {customer.history.orders === 0
                ? 'هنوز خریدی نکرده'
                : `${persianDigits(customer.history.orders)} خرید · ${formatAmount(customer.history.spent)} ${currencyName()}`}{' '}
              · عضو از {formatDate(customer.history.joined_at)}
            </p>
          )}
        </div>
      </section>
      <OrderDelivery whole={whole} />
      <ParcelCard whole={whole} />
      {children}
      {payments.length > 0 && (
        <section className="desk-card">
          <header>
            <h2 className="text-[14px] font-bold">پرداخت</h2>
          </header>
          <div className="grid gap-1 px-3.5 py-2.5">
            {whole.placed_by && (
              <p className="text-note text-[12px]">
                سفارش دستی، ثبت <MixedText>{whole.placed_by}</MixedText>
              </p>
            )}
            {payments.map(({ id, gateway, amount, status, ref_id: ref }) => (
              <p key={id} className={status === 'paid' ? undefined : 'text-note'}>
                <MixedText>{gatewayTitle(gateway)}</MixedText> · {formatAmount(amount)}{' '}
                {currencyName()} · {PAYMENT_TITLES[status]}
                {ref && (
                  <span className="text-note block text-[12px]">
                    پیگیری <bdi dir="ltr">{persianDigits(ref)}</bdi>
                  </span>
                )}
                {gateway === CARD_TO_CARD && whole.placed_by && (
                  <span className="text-note block text-[12px]">
                    ثبت: <MixedText>{whole.placed_by}</MixedText>
                  </span>
                )}
              </p>
            ))}
          </div>
        </section>
      )}
      {links.length > 0 && (
        <section className="desk-card">
          <header>
            <h2 className="text-[14px] font-bold">مرجوعی و تعویض</h2>
          </header>
          <div className="grid gap-1 px-3.5 py-2.5">
            {links.map(({ title, linked: { id, code, status } }) => (
              <Link
                key={id}
                href={deskPaths.order(id)}
                className="text-acting-ink inline-flex flex-wrap items-center gap-x-2 hover:underline"
              >
                <StatusStar status={status} size={16} />
                {title} <bdi dir="ltr">{persianDigits(code)}</bdi> {STATUS_TITLES[status]}
              </Link>
            ))}
          </div>
        </section>
      )}
    </aside>
  )
}

const PAYMENT_TITLES = {
  pending: 'در انتظار بانک',
  paid: 'پرداخت شد',
  failed: 'ناموفق',
  reversed: 'بازگشت به کارت',
}
