'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { staffOrderQuery } from '@/lib/client/desk/orders'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatAmount, formatNumber } from '@/lib/persian/money'
import { CustomerContact } from '../ui/customer-contact'
import { ReturnDecision } from './return-thread'
import { StatusStar } from '../ui/status-star'

type Beside = NonNullable<StaffTicketThread['order_beside']>
type BesideReturn = Beside['returns'][number]
type TicketContextProps = {
  ticket: StaffTicketThread
  /** In a sheet over the thread, which has a frame and a title of its own. */
  isSheet?: boolean
  onDone: () => void
}

/** What who answers wants to know first: who asks, about which order, and what became of it. */
export function TicketContext({ ticket, isSheet = false, onDone }: TicketContextProps) {
  const { customer, order, order_beside: beside, about_customer: about } = ticket
  return (
    <aside
      aria-label="مشتری و سفارش"
      className={cn(
        'grid shrink-0 content-start gap-3.5',
        !isSheet && 'w-72 overflow-y-auto border-s border-line bg-paper p-3.5',
      )}
    >
      <section aria-labelledby="ticket-customer" className="grid gap-2.5">
        <h2 id="ticket-customer" className="sr-only">
          مشتری
        </h2>
        <div className="text-[14px]">
          <CustomerContact customer={customer} />
        </div>
        {about && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            <Fact title="سفارش‌ها">
              {about.orders === 0 ? (
                'هنوز خریدی نکرده است'
              ) : (
                <>
                  {formatNumber(about.orders)} · {formatAmount(about.spent)} {currencyName()}
                </>
              )}
            </Fact>
            <Fact title="مرجوعی">
              {about.returns === 0 ? 'ندارد' : `${formatNumber(about.returns)} بار`}
            </Fact>
            <Fact title="کیف پول">
              {formatAmount(about.balance)} {currencyName()}
            </Fact>
          </dl>
        )}
      </section>
      {beside ? (
        <TicketOrderCard order={beside} />
      ) : (
        order && (
          <section className="desk-card p-3.5">
            <h2 className="text-[14px] font-bold">سفارش</h2>
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </section>
        )
      )}
      {beside?.returns.map((one) => (
        <ReturnCard key={one.id} order={one} isSheet={isSheet} onDone={onDone} />
      ))}
    </aside>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-note">{title}</dt>
      <dd className="justify-self-end font-medium">{children}</dd>
    </div>
  )
}

type CardHeadProps = { what: string; href: string; order: BesideReturn }

function CardHead({ what, href, order: { code, status } }: CardHeadProps) {
  return (
    <header>
      <h2 className="font-bold">
        {what}{' '}
        <Link href={href} className="text-acting-ink hover:underline">
          <bdi dir="ltr">{persianDigits(code)}</bdi>
        </Link>
      </h2>
      <span className="text-note ms-auto inline-flex items-center gap-1 text-[12px]">
        <StatusStar status={status} size={16} />
        {STATUS_TITLES[status]}
      </span>
    </header>
  )
}

/** As many goods as stand under one another without a scroll. */
const GOODS_SHOWN = 3

function TicketOrderCard({ order }: { order: Beside }) {
  const { goods, total } = order
  return (
    <section className="desk-card" aria-label="سفارش این تیکت">
      <CardHead what="سفارش" href={deskPaths.order(order.id)} order={order} />
      <div className="grid gap-1 p-3.5">
        <ul className="grid gap-1">
          {goods.slice(0, GOODS_SHOWN).map((title, at) => (
            <li key={`${at} ${title}`} className="line-clamp-2">
              <MixedText>{title}</MixedText>
            </li>
          ))}
        </ul>
        {goods.length > GOODS_SHOWN && (
          <p className="text-note text-[12px]">
            و {formatNumber(goods.length - GOODS_SHOWN)} کالای دیگر
          </p>
        )}
        <p className="text-note text-[12px]">
          {formatAmount(total)} {currencyName()} · {formatDate(order.created_at)}
        </p>
      </div>
    </section>
  )
}

type ReturnCardProps = { order: BesideReturn; isSheet: boolean; onDone: () => void }

/** The decision is taken here, without leaving the thread. */
function ReturnCard({ order, isSheet, onDone }: ReturnCardProps) {
  const whole = useQuery(staffOrderQuery(order.id))
  return (
    <section className="grid gap-2.5" aria-label="مرجوعی این سفارش">
      <div className="desk-card">
        <CardHead
          what="مرجوعی"
          href={`${deskPaths.inbox}?queue=returns&item=${order.id}`}
          order={order}
        />
        <p className="text-note p-3.5 text-[12px]">درخواست {formatDate(order.created_at)}</p>
      </div>
      {whole.data && (
        <ReturnDecision
          key={whole.data.order.status}
          whole={whole.data}
          hasKey={!isSheet}
          onDone={onDone}
        />
      )}
    </section>
  )
}
