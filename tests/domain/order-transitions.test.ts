import { describe, expect, test } from 'vitest'
import {
  canTransition,
  listDeskTransitions,
  ORDER_TRANSITIONS,
  ORDER_STEPS,
} from '@/lib/domain/order-transitions'
import { isPaid } from '@/lib/domain/order-statuses'
import { ORDER_STATUSES, UNPAID, type OrderStatus } from '@/lib/contract/orders/order-status'
import { addWorkingDaysToDate, isReturnOpen } from '@/lib/domain/working-days'

const ENDS: OrderStatus[] = [
  'delivery',
  'cancel_customer',
  'cancel_store',
  'cancel_operator',
  'refer_reject',
  'refer_done',
]

describe('the transitions of an order', () => {
  test('lead through every step from the cart to delivery', () => {
    ORDER_STEPS.forEach((status, at) => {
      const next = ORDER_STEPS[at + 1]
      if (next) expect(canTransition(status, next), `${status} → ${next}`).toBe(true)
    })
  })

  test.each<[OrderStatus, OrderStatus]>([
    ['preparing', 'packaging'],
    ['ready_for_send', 'sending'],
  ])('let %s skip to %s', (from, to) => expect(canTransition(from, to)).toBe(true))

  test.each<[OrderStatus, OrderStatus]>([
    ['waiting_payment', 'processing'],
    ['paid', 'preparing'],
    ['paid', 'delivery'],
    ['delivery', 'sending'],
    ['delivery', 'cancel_customer'],
    ['cancel_store', 'paid'],
    ['packaging', 'cancel_customer'],
    ['sending', 'cancel_operator'],
    ['refer_request', 'refer_done'],
    ['refer_reject', 'refer_accept'],
    ['paid', 'paid'],
  ])('do not lead from %s to %s', (from, to) => expect(canTransition(from, to)).toBe(false))

  test('let an order that is paid at the door be prepared unpaid and refused there, and no other', () => {
    for (const [from, to] of [
      ['waiting_payment', 'processing'],
      ['sending', 'cancel_customer'],
    ] as const) {
      expect(canTransition(from, to)).toBe(false)
      expect(canTransition(from, to, { isCashOnDelivery: true })).toBe(true)
    }
    expect(canTransition('sending', 'cancel_store', { isCashOnDelivery: true })).toBe(false)
    expect(listDeskTransitions('sending', { isCashOnDelivery: true })).toEqual([
      'delivery',
      'cancel_customer',
    ])
    expect(listDeskTransitions('waiting_payment', { isCashOnDelivery: true })).toEqual([
      'cancel_store',
    ])
  })

  test.each(ENDS)('end at %s', (status) => expect(ORDER_TRANSITIONS.get(status)).toEqual([]))

  test('let only its customer or the store cancel an unpaid order', () => {
    for (const status of UNPAID) {
      expect(ORDER_TRANSITIONS.get(status)?.filter((to) => to.startsWith('cancel'))).toEqual([
        'cancel_customer',
        'cancel_store',
      ])
    }
  })

  test('are defined for every status', () => {
    expect([...ORDER_TRANSITIONS.keys()].sort()).toEqual([...ORDER_STATUSES].sort())
  })

  test('count an order as paid from its payment to its delivery', () => {
    expect(ORDER_STATUSES.filter(isPaid)).toEqual([
      ...ORDER_STEPS.slice(ORDER_STEPS.indexOf('paid'), -1),
      'delivery',
    ])
  })
})

describe('the seven working days of a return', () => {
  const wednesday = new Date('2026-11-18T08:00:00Z')

  test('do not count Fridays', () => {
    expect(addWorkingDaysToDate(wednesday, 7).toISOString()).toBe('2026-11-26T08:00:00.000Z')
  })

  test('count no holiday, nor one that the owner added, and cross into a new year', () => {
    const tuesday = new Date('2027-03-16T20:29:00Z')
    expect(addWorkingDaysToDate(tuesday, 7).toISOString()).toBe('2027-03-30T20:29:00.000Z')
    const extraHolidays = new Set(['2026-11-19', '2026-11-20', '2026-11-21'])
    expect(addWorkingDaysToDate(wednesday, 7, extraHolidays).toISOString()).toBe(
      '2026-11-29T08:00:00.000Z',
    )
  })

  test('end with their last second', () => {
    expect(isReturnOpen(wednesday, new Date('2026-11-26T08:00:00Z'))).toBe(true)
    expect(isReturnOpen(wednesday, new Date('2026-11-26T08:00:01Z'))).toBe(false)
  })
})
