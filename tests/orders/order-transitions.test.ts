import { describe, expect, test } from 'vitest'
import {
  isPaid,
  canTransition,
  ORDER_TRANSITIONS,
  ORDER_STEPS,
} from '@/lib/domain/order-transitions'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/contract/orders/order-status'
import { addWorkingDaysToDate, isReturnOpen } from '@/lib/domain/working-days'

const UNPAID: OrderStatus[] = ['completing', 'waiting', 'waiting_payment']
const ENDS: OrderStatus[] = [
  'delivery',
  'cancel_customer',
  'cancel_store',
  'cancel_operator',
  'refer_reject',
  'refer_done',
]

describe('the moves of an order', () => {
  test('lead from the first to the door, one step after the other', () => {
    ORDER_STEPS.forEach((status, at) => {
      const next = ORDER_STEPS[at + 1]
      if (next) expect(canTransition(status, next), `${status} → ${next}`).toBe(true)
    })
  })

  test.each<[OrderStatus, OrderStatus]>([
    ['preparing', 'packaging'],
    ['ready_for_send', 'sending'],
  ])('%s may go straight to %s', (from, to) => expect(canTransition(from, to)).toBe(true))

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
  ])('%s may not go to %s', (from, to) => expect(canTransition(from, to)).toBe(false))

  test.each(ENDS)('%s is an end', (status) => expect(ORDER_TRANSITIONS.get(status)).toEqual([]))

  test('an unpaid order is cancelled by its customer or the store', () => {
    for (const status of UNPAID) {
      expect(ORDER_TRANSITIONS.get(status)?.filter((to) => to.startsWith('cancel'))).toEqual([
        'cancel_customer',
        'cancel_store',
      ])
    }
  })

  test('are told for every status there is', () => {
    expect([...ORDER_TRANSITIONS.keys()].sort()).toEqual([...ORDER_STATUSES].sort())
  })

  test('an order is paid from paid to delivered', () => {
    expect(ORDER_STATUSES.filter(isPaid)).toEqual([
      ...ORDER_STEPS.slice(ORDER_STEPS.indexOf('paid'), -1),
      'delivery',
    ])
  })
})

describe('seven working days', () => {
  const wednesday = new Date('2026-11-18T08:00:00Z')

  test('leave out Fridays', () => {
    expect(addWorkingDaysToDate(wednesday, 7).toISOString()).toBe('2026-11-26T08:00:00.000Z')
  })

  test('leave out holidays, those of the owner too, and cross a year', () => {
    const tuesday = new Date('2027-03-16T20:29:00Z')
    expect(addWorkingDaysToDate(tuesday, 7).toISOString()).toBe('2027-03-30T20:29:00.000Z')
    const further = new Set(['2026-11-19', '2026-11-20', '2026-11-21'])
    expect(addWorkingDaysToDate(wednesday, 7, further).toISOString()).toBe(
      '2026-11-29T08:00:00.000Z',
    )
  })

  test('are open to their last minute and closed after it', () => {
    expect(isReturnOpen(wednesday, new Date('2026-11-26T08:00:00Z'))).toBe(true)
    expect(isReturnOpen(wednesday, new Date('2026-11-26T08:00:01Z'))).toBe(false)
  })
})
