// @in-a-window
import { expect, test } from 'vitest'
import { OrderSteps } from '@/components/desk/orders/order-steps'
import { eventOf, orderOf } from '../orders/whole-order'
import { render, screen, within } from '../kit/rendering'

const NOW = Date.parse('2026-11-04T10:00:00.000Z')

test('a step and its time are read apart, and neither a day nor an hour is broken', () => {
  render(
    <OrderSteps
      now={NOW}
      order={orderOf({ status: 'processing' })}
      events={[eventOf('paid', 'customer', ''), eventOf('processing', 'operator', '')]}
    />,
  )
  const steps = screen.getByRole('list', { name: 'گام‌های سفارش' })
  const [paid] = within(steps).getAllByRole('listitem')
  expect(paid).toHaveTextContent(/^\S.*\S ۱۲ آبان ۱۳:۳۰$/)
  for (const part of ['۱۲ آبان', '۱۳:۳۰']) {
    const [shown] = within(steps).getAllByText(part)
    expect(shown?.closest('time')).toHaveClass('[&>span]:whitespace-nowrap', 'desk:[&>span]:block')
  }
})

test('the year of a step is said once it is another one', () => {
  render(
    <OrderSteps
      now={Date.parse('2027-11-03T10:00:00.000Z')}
      order={orderOf({ status: 'processing' })}
      events={[eventOf('processing', 'operator', '')]}
    />,
  )
  expect(screen.getByText('۱۲ آبان ۱۴۰۵')).toBeVisible()
})

test('on a phone only the step that it has come to says its name beside its star', () => {
  render(
    <OrderSteps
      now={NOW}
      order={orderOf({ status: 'processing' })}
      events={[eventOf('processing', 'operator', '')]}
    />,
  )
  expect(screen.getByText('در حال پردازش')).not.toHaveClass('phone:sr-only')
  expect(screen.getByText('پرداخت شد')).toHaveClass('phone:sr-only')
})

test('a return stands at one of its own four steps, and one that was not accepted at the last of two', () => {
  const { rerender } = render(
    <OrderSteps
      now={NOW}
      order={orderOf({ type: 'refer', status: 'refer_accept' })}
      events={[eventOf('refer_accept', 'operator', '')]}
    />,
  )
  const steps = screen.getByRole('list', { name: 'گام‌های مرجوعی' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4)
  expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent(
    'مرجوعی پذیرفته شد',
  )
  rerender(
    <OrderSteps now={NOW} order={orderOf({ type: 'refer', status: 'refer_reject' })} events={[]} />,
  )
  expect(within(steps).getAllByRole('listitem')).toHaveLength(2)
})

test('the last step of a sale is the delivery, with its time', () => {
  render(
    <OrderSteps
      now={NOW}
      order={orderOf({ status: 'delivery' })}
      events={[eventOf('sending', 'operator', ''), eventOf('delivery', 'operator', '')]}
    />,
  )
  const steps = screen.getByRole('list', { name: 'گام‌های سفارش' })
  expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^تحویل شد ۱۲ آبان ۱۳:۳۰$/,
  )
  expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent('تحویل شد')
})

test('a step that was never made looks and reads as skipped, and not as one that was', () => {
  render(
    <OrderSteps
      now={NOW}
      order={orderOf({ status: 'packaging' })}
      events={[
        eventOf('paid', 'customer', ''),
        eventOf('preparing', 'operator', ''),
        eventOf('packaging', 'operator', ''),
      ]}
    />,
  )
  const steps = within(screen.getByRole('list', { name: 'گام‌های سفارش' })).getAllByRole('listitem')
  const isFilled = (step: HTMLElement) => step.querySelector('[fill="currentColor"]') !== null
  const [paid, processing, preparing, stock, packaging, ready] = steps
  if (!paid || !processing || !preparing || !stock || !packaging || !ready) {
    throw new Error('the steps of a sale')
  }
  for (const skipped of [processing, stock]) {
    expect(skipped).toHaveTextContent(/انجام نشد$/)
    expect(isFilled(skipped)).toBe(false)
  }
  for (const made of [paid, preparing, packaging]) {
    expect(made).not.toHaveTextContent('انجام نشد')
    expect(isFilled(made)).toBe(true)
  }
  // It may still be made.
  expect(ready).not.toHaveTextContent('انجام نشد')
})
