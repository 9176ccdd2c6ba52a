// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { OrderEnd } from '@/components/orders/order-end'
import { OrderTotals } from '@/components/orders/order-totals'
import { render, screen } from '../ui/rendering'
import { eventOf, orderOf, wholeOrderOf } from './whole-order'

test.each([
  ['refer_reject', 'refer', 'operator', 'دلیل نپذیرفتن: پلمب کالا باز شده است.'],
  ['cancel_operator', 'sales', 'operator', 'دلیل لغو: پلمب کالا باز شده است.'],
  ['cancel_store', 'sales', 'system', 'دلیل لغو: پلمب کالا باز شده است.'],
] as const)('an order that is %s says why', (status, type, actor, told) => {
  const events = [eventOf(status, actor, 'پلمب کالا باز شده است.')]
  const { container } = render(<OrderEnd whole={wholeOrderOf({ status, type }, { events })} />)
  expect(container).toHaveTextContent(told)
})

test.each([
  ['refer_reject', 'refer', 'دلیل نپذیرفتن: فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی»'],
  ['cancel_store', 'sales', 'دلیل لغو: فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی»'],
] as const)('an order that is %s without a word of why says whom to ask', (status, type, told) => {
  const whole = wholeOrderOf({ status, type }, { events: [eventOf(status, 'operator', ' ')] })
  expect(render(<OrderEnd whole={whole} />).container).toHaveTextContent(told)
})

test.each([
  ['cancel_customer', 'customer', 'پشیمان شدم'],
  ['sending', 'operator', 'یادداشت انبار'],
] as const)('an order that is %s by a %s with the note «%s» says none', (status, actor, note) => {
  const whole = wholeOrderOf({ status }, { events: [eventOf(status, actor, note)] })
  expect(render(<OrderEnd whole={whole} />).container).toBeEmptyDOMElement()
})

test('a return that was not accepted promises no money', () => {
  const { rerender } = render(
    <OrderTotals order={orderOf({ type: 'refer', status: 'refer_accept' })} />,
  )
  expect(screen.getByText('مبلغ بازگشت')).toBeVisible()
  rerender(<OrderTotals order={orderOf({ type: 'refer', status: 'refer_reject' })} />)
  expect(screen.queryByText('مبلغ بازگشت')).toBeNull()
  expect(screen.getByText(/پولی بازنمی‌گردد/)).toBeVisible()
})
