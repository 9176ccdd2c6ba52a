// @in-a-window
import { expect, test } from 'vitest'
import { OrderLineList } from '@/components/orders/order-line-list'
import { QueryProvider } from '@/lib/client/query-provider'
import type { OrderItem } from '@/lib/contract/orders/order'
import { render, screen } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

test('a line that is wholly given back leads to its return, and is asked for no stars', () => {
  const cup: OrderItem = {
    ...{ id: 31, product_id: 5, stock_id: 50, slug: 'فنجان', title: 'فنجان', parent_value: {} },
    ...{ picture: null, reason: null, takes_coupon: true, price: 1, final_price: 1, quantity: 1 },
  }
  const items = [cup, { ...cup, id: 32, product_id: 6, title: 'قوری' }]
  const line = { id: 41, order_item_id: 31, title: 'فنجان', quantity: 1, exchange_value: {} }
  const refer = { id: 90, code: 'VT-90', status: 'refer_accept', payable: 1 } as const
  const refers = [{ ...refer, exchange_total: 1, items: [line] }]
  const whole = wholeOrderOf({ status: 'delivery' }, { items, refers })
  render(
    <QueryProvider>
      <OrderLineList whole={whole} />
    </QueryProvider>,
  )
  const row = screen.getByRole('heading', { name: 'فنجان' }).closest('li')
  expect(row).toHaveTextContent('در حال تعویض؛ پیگیری تعویض')
  expect(screen.getByRole('link', { name: 'پیگیری تعویض VT-۹۰' })).toHaveAttribute(
    'href',
    '/profile/orders/order-refer-info?id=90',
  )
  expect(screen.getAllByText('چطور بود؟')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^۴ از ۵، خوب: قوری/ })).toBeVisible()
})
