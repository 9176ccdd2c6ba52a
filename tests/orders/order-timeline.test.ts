import { describe, expect, test } from 'vitest'
import { orderTimeline } from '@/components/orders/order-timeline'
import { ORDER_TRANSITIONS } from '@/lib/domain/order-transitions'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Order, OrderEvent } from '@/lib/contract/orders/order'
import { orderOf } from './whole-order'

/** The last status is the current one. */
function stepsAfter(type: 'sales' | 'refer', ...statuses: OrderStatus[]) {
  const events = statuses.map((to_status, hour): OrderEvent => ({
    ...{ id: hour + 1, to_status, actor: 'customer', note: '' },
    from_status: statuses[hour - 1] ?? null,
    at: `2026-11-03T1${hour}:00:00.000Z`,
  }))
  const status = statuses.at(-1) ?? 'paid'
  return orderTimeline({ order: orderOf({ type, status }), events })
}
const timelineAfter = (...history: Parameters<typeof stepsAfter>) =>
  stepsAfter(...history).map(({ title, state }) => `${title}: ${state}`)

describe('the timeline of an order', () => {
  test('waits for the payment, and marks it done once it is paid', () => {
    expect(timelineAfter('sales', 'waiting_payment').slice(0, 3)).toEqual([
      'ثبت سفارش: done',
      'پرداخت: current',
      'آماده‌سازی: ahead',
    ])
    const paid = stepsAfter('sales', 'waiting_payment', 'paid')
    expect(paid.slice(0, 3)).toMatchObject([
      { title: 'ثبت سفارش', state: 'done' },
      { title: 'پرداخت', state: 'done', note: expect.any(String) },
      { title: 'آماده‌سازی', state: 'current', note: undefined },
    ])
  })

  test('is all done at the end', () => {
    for (const steps of [
      timelineAfter('sales', 'sending', 'delivery'),
      timelineAfter('refer', 'refer_done'),
    ])
      expect(steps.every((step) => step.endsWith(': done'))).toBe(true)
  })

  test('has one current step in every status before the end', () => {
    for (const [status, moves] of ORDER_TRANSITIONS) {
      const type = status.startsWith('refer') || status === 'returned' ? 'refer' : 'sales'
      const current = stepsAfter(type, status).filter(({ state }) => state === 'current')
      expect([status, current.length]).toEqual([status, moves.length > 0 ? 1 : 0])
    }
  })

  test('of a return waits for what the shop does next', () => {
    expect(timelineAfter('refer', 'refer_request')).toEqual([
      'درخواست: done',
      'پذیرش: current',
      'رسیدن کالا به انبار: ahead',
      'بازگشت پول: ahead',
    ])
  })

  test('of an exchange ends in the goods, and of who comes for an order nothing is on its way', () => {
    const titlesOf = (own: Partial<Order>) =>
      orderTimeline({ order: orderOf(own), events: [] }).map(({ title }) => title)
    const exchange = titlesOf({ type: 'refer', status: 'refer_accept', exchange_total: 1_000 })
    expect(exchange.at(-1)).toBe('سفارش کالای جایگزین')
    const pickup = titlesOf({ status: 'sending', is_pickup: true })
    expect(pickup).toContain('آمادهٔ تحویل در فروشگاه')
    expect(pickup).not.toContain('در راه شما')
  })

  test('of a failed order keeps the finished steps and adds the failure', () => {
    expect(
      timelineAfter('sales', 'waiting_payment', 'paid', 'preparing', 'cancel_operator'),
    ).toEqual(['ثبت سفارش: done', 'پرداخت: done', 'پشتیبانی لغو کرد: failed'])
    expect(timelineAfter('sales', 'waiting_payment', 'cancel_store')).toEqual([
      'ثبت سفارش: done',
      'فروشگاه لغو کرد: failed',
    ])
    expect(timelineAfter('refer', 'refer_request', 'refer_reject')).toEqual([
      'درخواست: done',
      'مرجوعی پذیرفته نشد: failed',
    ])
  })
})
