import { expect, test } from 'vitest'
import { returnWorth, freeShippingThreshold } from '@/lib/domain/pricing'
import type { OrderItem } from '@/lib/contract/orders/order'

const item = (id: number, price: number, quantity: number): OrderItem => ({
  id,
  product_id: id,
  stock_id: id,
  slug: `کالای-${id}`,
  title: 'قوری',
  parent_value: {},
  picture: null,
  price: price + 500,
  final_price: price,
  quantity,
  reason: null,
})
const items = [item(1, 300_000, 2), item(2, 400_000, 1)]
const order = { items_total: 1_001_500, discount: 1_500, coupon_discount: 0 }

test.each([
  ['nothing', [], 0, 0],
  ['one of two', [[1, 1]], 0, 300_000],
  [
    'everything',
    [
      [1, 2],
      [2, 1],
    ],
    0,
    1_000_000,
  ],
  ['a unit with its share of the coupon', [[2, 1]], 100_000, 360_000],
  [
    'everything but the coupon',
    [
      [1, 2],
      [2, 1],
    ],
    100_000,
    900_000,
  ],
  ['a share that is no whole rial, for the shop', [[1, 1]], 33_333, 290_000],
] as const)('%s', (_, given, coupon, worth) => {
  const sold = { order: { ...order, coupon_discount: coupon }, items }
  expect(returnWorth(sold, new Map(given))).toBe(worth)
})

test('an order that cost nothing gives nothing back', () => {
  const free = {
    order: { items_total: 0, discount: 0, coupon_discount: 0 },
    items: [item(1, 0, 1)],
  }
  expect(returnWorth(free, new Map([[1, 1]]))).toBe(0)
})

const shippingTerms = (free_from: number | null, price = 490_000, delivers = true) => ({
  ...{ free_from, price, delivers },
})

test.each([
  ['the lowest threshold', [shippingTerms(80), shippingTerms(50), shippingTerms(null)], 50],
  ['a way that is free for all', [shippingTerms(80), shippingTerms(null, 0)], 0],
  ['not what the shopper fetches', [shippingTerms(80), shippingTerms(null, 0, false)], 80],
  ['nothing when no way is ever free', [shippingTerms(null)], null],
  ['nothing where nothing is sent', [], null],
])('sending is free from %s', (_, methods, threshold) => {
  expect(freeShippingThreshold(methods)).toBe(threshold)
})
