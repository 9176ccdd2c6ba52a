'use client'

import { useState, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, formatNumber, currencyName } from '@/lib/persian/money'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { useCan } from '../ui/desk-member'
import { StatusStar } from '../ui/status-star'

const TICKET_TITLES = { open: 'منتظر پاسخ', answered: 'پاسخ داده شد', closed: 'بسته' }
const APPROVAL_TITLES = {
  pending: 'منتظر بررسی',
  approved: 'دیده می‌شود',
  rejected: 'دیده نمی‌شود',
}

/** The wallet and the notes stand beneath. */
const ORDERS_AT_FIRST = 5

export function CustomerOrders({ customer }: { customer: DeskCustomer }) {
  const { recent_orders: orders, spent } = customer
  const canReadOrders = useCan('orders.read')
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? orders : orders.slice(0, ORDERS_AT_FIRST)
  return (
    <Section
      title="سفارش‌ها"
      note={
        orders.length > 0 && (
          <>
            {spent > 0 && `${formatAmount(spent)} ${currencyName()} خرید · `}به ترتیب ثبت، از تازه
            به کهنه
          </>
        )
      }
      empty={orders.length === 0 && 'هنوز سفارشی نگذاشته است.'}
      foot={
        orders.length > ORDERS_AT_FIRST && (
          <ShowAll count={orders.length} showsAll={showsAll} onChange={setShowsAll} />
        )
      }
    >
      {shown.map(({ id, code, status, total, created_at: at }) => (
        <li
          key={id}
          className="border-hair grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-3 border-b px-3.5 py-2 last:border-0 md:grid-cols-[150px_minmax(0,1fr)_110px_110px]"
        >
          <LinkOrText href={canReadOrders ? deskPaths.order(id) : null}>
            <bdi dir="ltr">{persianDigits(code)}</bdi>
          </LinkOrText>
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <StatusStar status={status} size={16} />
            {STATUS_TITLES[status]}
          </span>
          <time dateTime={at} className="text-note">
            {formatDate(at)}
          </time>
          <b className="font-semibold">
            <Amount rials={total} />
          </b>
        </li>
      ))}
    </Section>
  )
}

/** What the customer asked the shop, and wrote of its goods. */
export function CustomerWriting({ customer: { tickets, reviews } }: { customer: DeskCustomer }) {
  const canAnswer = useCan('inbox.answer')
  return (
    <>
      <Section title="تیکت‌ها" empty={tickets.length === 0 && 'تیکتی ندارد.'}>
        {tickets.map(({ id, subject, status, updated_at: at }) => (
          <li
            key={id}
            className="border-hair flex items-center gap-3 border-b px-3.5 py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <LinkOrText
                href={
                  canAnswer ? `${deskPaths.inbox}?queue=tickets&state=${status}&item=${id}` : null
                }
              >
                <MixedText>{subject}</MixedText>
              </LinkOrText>
            </span>
            <span className="text-note">{TICKET_TITLES[status]}</span>
            <time dateTime={at} className="text-note">
              {formatDate(at)}
            </time>
          </li>
        ))}
      </Section>
      <Section title="دیدگاه‌ها و پرسش‌ها" empty={reviews.length === 0 && 'چیزی ننوشته است.'}>
        {reviews.map(({ id, kind, text, rate, product, status, created_at: at }) => (
          <li key={`${kind} ${id}`} className="border-hair border-b px-3.5 py-2 last:border-0">
            <p className="text-note flex flex-wrap gap-x-3 text-[12px]">
              <span>
                {kind === 'comment' ? 'دیدگاه' : 'پرسش'} · <MixedText>{product.title}</MixedText>
              </span>
              {rate !== null && <span>{persianDigits(rate)} از ۵</span>}
              <span>{APPROVAL_TITLES[status]}</span>
              <time dateTime={at} className="ms-auto">
                {formatDate(at)}
              </time>
            </p>
            <p dir="auto" className="line-clamp-2 break-words">
              <MixedText>{text}</MixedText>
            </p>
          </li>
        ))}
      </Section>
    </>
  )
}

type ShowAllProps = { count: number; showsAll: boolean; onChange: (showsAll: boolean) => void }

export function ShowAll({ count, showsAll, onChange }: ShowAllProps) {
  return (
    <p className="border-hair border-t px-2 py-1">
      <DeskButton variant="plain" aria-expanded={showsAll} onClick={() => onChange(!showsAll)}>
        {showsAll ? 'جمع کردن' : `همهٔ ${formatNumber(count)} تا`}
      </DeskButton>
    </p>
  )
}

type SectionProps = {
  title: string
  note?: ReactNode
  empty: string | false
  foot?: ReactNode
  children: ReactNode
}

function Section({ title, note, empty, foot, children }: SectionProps) {
  return (
    <section className="desk-card overflow-hidden" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        {note && <span className="text-note">{note}</span>}
      </header>
      {empty ? <p className="text-note p-3.5">{empty}</p> : <ul>{children}</ul>}
      {foot}
    </section>
  )
}

function LinkOrText({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children
  return (
    <Link
      href={href}
      className="text-acting-ink inline-flex min-h-6 items-center font-semibold hover:underline"
    >
      {children}
    </Link>
  )
}
