import { expect, test } from 'vitest'
import { groupPicking } from '@/components/desk/orders/print-picking'
import { orderOf } from '../orders/whole-order'

const NOTHING = { net: 0, discount: 0, taxable: 0, vat: 0, total: 0 }

function printed(code: string, items: { title: string; packed: number }[]) {
  return {
    order: orderOf({ code }),
    ...{
      address: null,
      legal: null,
      paid_at: null,
      refunded: 0,
      refunded_share: 'none' as const,
      shipping: null,
      total: NOTHING,
    },
    qr_svg: '',
    items: items.map(({ title, packed }, id) => ({
      ...{ id, title, packed, parent_value: {}, sku: title, quantity: 3, price: 1 },
      amounts: NOTHING,
    })),
  }
}

test('a list to pick by has each variant once, in the order of Persian, without what is not packed', () => {
  const picked = groupPicking([
    printed('VT-1', [
      { title: 'چراغ', packed: 2 },
      { title: 'قوری', packed: 0 },
    ]),
    printed('VT-2', [
      { title: 'پارچ', packed: 1 },
      { title: 'چراغ', packed: 1 },
    ]),
  ])
  expect(picked.map(({ name, units, codes }) => [name, units, codes])).toEqual([
    ['پارچ', 1, ['VT-2']],
    ['چراغ', 3, ['VT-1 × 2', 'VT-2']],
  ])
})
