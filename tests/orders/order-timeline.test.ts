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
      { title: 'در نوبت آماده‌سازی', state: 'current', note: undefined },
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

  test('names the step of paid goods that nobody has begun by the queue they stand in', () => {
    expect(timelineAfter('sales', 'waiting_payment', 'paid')).toContain(
      'در نوبت آماده‌سازی: current',
    )
    expect(timelineAfter('sales', 'waiting_payment', 'paid', 'preparing')).toContain(
      'آماده‌سازی: current',
    )
  })

  test('of a return waits for its courier until the goods are at the warehouse', () => {
    const delivery = { day: '2026-11-30', from: '09:00', to: '14:00' }
    const now = new Date('2026-11-28T09:00:00.000Z')
    const stepOf = (own: Partial<Order>, moment = now) =>
      orderTimeline({ order: orderOf({ type: 'refer', ...own }), events: [] }, moment)[2]
    const fetched = { status: 'refer_accept', delivery } as const
    expect(stepOf(fetched)).toEqual({
      ...{ title: 'دریافت کالا با پیک', note: '۹ آذر', state: 'current' },
    })
    expect(stepOf(fetched, new Date('2026-12-02T09:00:00.000Z'))?.note).toBeUndefined()
    expect(stepOf({ status: 'returned', delivery })?.title).toBe('رسیدن کالا به انبار')
    expect(stepOf({ status: 'refer_accept' })?.title).toBe('رسیدن کالا به انبار')
  })

  test('dates the last step by the promise of what is coming, and of what is late by nothing', () => {
    const delivery = { day: '2026-11-30', from: '09:00', to: '14:00' }
    const stepsOn = (moment: string, own: Partial<Order> = {}) =>
      orderTimeline(
        { order: orderOf({ status: 'sending', delivery, ...own }), events: [] },
        new Date(moment),
      ).map(({ note }) => note)
    expect(stepsOn('2026-11-28T09:00:00.000Z').at(-1)).toBe('۹ آذر')
    expect(stepsOn('2026-12-02T09:00:00.000Z').at(-1)).toBeUndefined()
    const anyDay = { ...delivery, from: null, to: null, last_day: '2026-12-01' }
    expect(stepsOn('2026-11-28T09:00:00.000Z', { delivery: anyDay }).at(-1)).toBe('تا ۱۰ آذر')
    const pickup = stepsOn('2026-11-28T09:00:00.000Z', { status: 'preparing', is_pickup: true })
    expect(pickup.slice(-2)).toEqual(['۹ آذر', undefined])
  })

  test('of an exchange ends in the goods, and of who comes for an order nothing is on its way', () => {
    const titlesOf = (own: Partial<Order>) =>
      orderTimeline({ order: orderOf(own), events: [] }).map(({ title }) => title)
    const exchange = titlesOf({ type: 'refer', status: 'refer_accept', exchange_total: 1_000 })
    expect(exchange.at(-1)).toBe('ارسال کالای جایگزین')
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
