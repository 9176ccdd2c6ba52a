import type { ReactNode } from 'react'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { Amount } from '../ui/amount'

/** Of fewer orders a share says nothing. */
const FEWEST_FOR_SHARE = 5

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-hair grid content-start gap-0.5 border-s px-3.5 py-2.5 first:border-s-0 phone:border-s-0">
      <dt className="text-note text-[12px]">{title}</dt>
      <dd className="text-[16px] font-bold leading-6">{children}</dd>
    </div>
  )
}

function Money({ rials }: { rials: number }) {
  return (
    <span className="whitespace-nowrap">
      <Amount rials={rials} />{' '}
      <span className="text-note text-[12px] font-normal">{currencyName()}</span>
    </span>
  )
}

/** What the customer is to the shop, at a glance. */
export function CustomerFigures({ customer }: { customer: DeskCustomer }) {
  const { orders, spent, refunded, returns, last_order_at: lastAt, balance } = customer
  const share = Math.round((returns / orders) * 100)
  return (
    <dl
      aria-label="در یک نگاه"
      className="desk-card grid grid-cols-5 overflow-hidden phone:grid-cols-2"
    >
      <Figure title="سفارش">{formatNumber(orders)}</Figure>
      <Figure title="خرید">
        <Money rials={spent} />
        {refunded > 0 && (
          <>
            {' '}
            <span className="text-note block text-[12px] font-normal leading-5">
              جدا از <Amount rials={refunded} /> {currencyName()} که برگشته
            </span>
          </>
        )}
      </Figure>
      <Figure title="مرجوعی">
        {returns === 0 ? 'ندارد' : `${formatNumber(returns)} بار`}
        {returns > 0 && orders >= FEWEST_FOR_SHARE && (
          <span className="text-note text-[12px] font-normal">
            {' '}
            · {persianDigits(share)}٪ سفارش‌ها
          </span>
        )}
      </Figure>
      <Figure title="آخرین خرید">
        {lastAt === null ? 'هنوز هیچ' : <time dateTime={lastAt}>{formatDate(lastAt)}</time>}
      </Figure>
      <Figure title="کیف پول">
        <Money rials={balance} />
      </Figure>
    </dl>
  )
}
