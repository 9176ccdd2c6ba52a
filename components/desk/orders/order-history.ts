import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { detailsOfKind, isMessageKind } from '@/lib/domain/message-kinds'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { isCancelled } from '@/lib/domain/order-statuses'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { formatHours, formatWeekday } from '@/lib/persian/dates'
import { gatewayTitle } from './order-labels'

type HistoryKind = 'note' | 'staff' | 'customer' | 'gateway' | 'system' | 'message'

export type HistoryEntry = {
  key: string
  kind: HistoryKind
  /** Whose doing it was. */
  who: string
  text: string
  /** Beside it: why, or by which number it is looked for. */
  extra: string
  at: string
}

/** What is not said as being brought to a step. */
const STAFF_DEEDS: Partial<Record<OrderStatus, string>> = {
  waiting_payment: 'سفارش را ثبت کرد',
  paid: 'پرداخت را ثبت کرد',
  delivery: 'تحویل را ثبت کرد',
  cancel_store: 'سفارش را لغو کرد',
  cancel_operator: 'سفارش را لغو کرد',
  cancel_customer: 'سفارش را به خواست مشتری لغو کرد',
  refer_accept: 'مرجوعی را پذیرفت',
  refer_reject: 'مرجوعی را رد کرد',
  returned: 'رسیدن کالا به انبار را ثبت کرد',
  refer_done: 'مرجوعی را تمام کرد',
}

const CUSTOMER_DEEDS: Partial<Record<OrderStatus, string>> = {
  waiting: 'سفارش را برای بررسی گذاشت',
  waiting_payment: 'سفارش را ثبت کرد',
  paid: 'سفارش را پرداخت کرد',
  processing: 'سفارش را ثبت کرد؛ در محل می‌پردازد',
  cancel_customer: 'سفارش را لغو کرد',
  refer_request: 'درخواست مرجوعی داد',
}

const MESSAGE_DEEDS = {
  waiting: 'در صف ارسال است',
  sent: 'رفت',
  failed: 'نرفت',
  demo: 'در نسخهٔ نمایشی ساخته شد و نرفت',
}

function presentEvent(
  event: StaffOrder['events'][number],
  payments: StaffOrder['payments'],
): Omit<HistoryEntry, 'key' | 'at'> {
  const { actor, to_status: to, note, staff_name: name } = event
  const step = `سفارش را به «${STATUS_TITLES[to]}» برد`
  switch (actor) {
    case 'operator':
      return { kind: 'staff', who: name ?? 'فروشگاه', text: STAFF_DEEDS[to] ?? step, extra: note }
    case 'customer':
      return { kind: 'customer', who: 'مشتری', text: CUSTOMER_DEEDS[to] ?? step, extra: note }
    case 'gateway': {
      const paid = payments.findLast(({ status }) => status === 'paid')
      const who = paid ? gatewayTitle(paid.gateway) : 'درگاه پرداخت'
      const number = paid?.ref_id ? `پیگیری ${paid.ref_id}` : ''
      const extra = [number, note].filter(Boolean).join('، ')
      return { kind: 'gateway', who, text: to === 'paid' ? 'پرداخت را تأیید کرد' : step, extra }
    }
    case 'system':
      return {
        ...{ kind: 'system', who: 'سامانه', extra: note },
        text: isCancelled(to) ? 'سفارش را لغو کرد' : step,
      }
  }
}

const DELIVERY_DEEDS = { address: 'نشانی تحویل را تغییر داد', slot: 'زمان تحویل را تغییر داد' }

type DeliveryChange = StaffOrder['delivery_changes'][number]

/** «از جمعه ۶ آذر، ۹ تا ۱۳ به جمعه ۶ آذر، ۱۳ تا ۱۷». */
function describeHours({ before, after }: NonNullable<DeliveryChange['hours']>): string {
  const [from, to] = [before, after].map((one) =>
    [
      formatWeekday(one.day),
      one.from !== null && one.to !== null && formatHours({ from: one.from, to: one.to }),
    ]
      .filter(Boolean)
      .join('، '),
  )
  return from === to ? '' : `از ${from} به ${to}`
}

function presentDeliveryChange(change: DeliveryChange): HistoryEntry {
  const { id, what, by, staff_name: name, hours, at } = change
  const who = by === 'customer' ? 'مشتری' : (name ?? 'فروشگاه')
  const extra = hours ? describeHours(hours) : ''
  return { key: `delivery ${id}`, kind: by, who, text: DELIVERY_DEEDS[what], extra, at }
}

function presentRefund(refund: StaffOrder['refunds'][number]): HistoryEntry {
  const { id, staff_name: name, amount, reason, created_at: at } = refund
  const where = refund.way === 'wallet' ? 'کیف پول' : 'کارت'
  return {
    ...{ key: `refund ${id}`, kind: name ? 'staff' : 'system', who: name ?? 'سامانه', at },
    text: `${formatAmount(amount)} ${currencyName()} به ${where} برگرداند`,
    extra: reason,
  }
}

/** All that happened to an order, the latest first; the cart that it was before is no news. */
export function listHistory(whole: StaffOrder): HistoryEntry[] {
  const { events, messages, notes, payments, refunds, delivery_changes: changes } = whole
  const entries: HistoryEntry[] = [
    ...events
      .filter(({ to_status: to }) => to !== 'completing')
      .map((event) => ({
        ...presentEvent(event, payments),
        ...{ key: `event ${event.id}`, at: event.at },
      })),
    ...changes.map(presentDeliveryChange),
    ...refunds.map(presentRefund),
    ...messages.map(({ id, kind, channel, status, at }): HistoryEntry => {
      const title = isMessageKind(kind) ? detailsOfKind(kind).title : kind
      const what = channel === 'sms' ? 'پیامک' : 'ایمیل'
      return {
        ...{ key: `message ${id}`, kind: 'message', who: 'سامانه', extra: '', at },
        text: `${what} «${title}» ${MESSAGE_DEEDS[status]}`,
      }
    }),
    ...notes.map(({ id, staff_name: who, text, created_at: at }): HistoryEntry => ({
      ...{ key: `note ${id}`, kind: 'note', who, text, extra: '', at },
    })),
  ]
  // What was written last stands first, and of what happened at one moment, too.
  return entries.toReversed().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
