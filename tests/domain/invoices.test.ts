import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitInvoice } from '@/lib/domain/invoices'

test('takes the tax out of prices that have it in them, with the share of the coupon of each line', () => {
  const invoice = splitInvoice({
    lines: [
      { price: 1_100_000, final_price: 1_100_000, quantity: 2 },
      { price: 2_200_000, final_price: 1_100_000, quantity: 1 },
    ],
    coupon_discount: 330_000,
    shipping_price: 550_000,
    vat_percent: 10,
  })
  expect(invoice.lines).toEqual([
    { net: 2_000_000, discount: 200_000, taxable: 1_800_000, vat: 180_000, total: 1_980_000 },
    { net: 2_000_000, discount: 1_100_000, taxable: 900_000, vat: 90_000, total: 990_000 },
  ])
  expect(invoice.shipping).toMatchObject({ taxable: 500_000, vat: 50_000, total: 550_000 })
  expect(invoice.total).toMatchObject({ taxable: 3_200_000, vat: 320_000, total: 3_520_000 })
})

test('adds up to what was paid, to the rial, whatever the prices, the coupon and the tax', () => {
  const line = fc
    .record({
      price: fc.integer({ min: 1, max: 9_000_000_000 }),
      off: fc.nat(99),
      quantity: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ price, off, quantity }) => ({
      ...{ price, quantity },
      final_price: Math.floor((price * (100 - off)) / 100),
    }))
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.nat(100),
      fc.nat(9_000_000),
      fc.nat(30),
      (lines, share, shipping, vat) => {
        const goods = lines.reduce((sum, one) => sum + one.final_price * one.quantity, 0)
        const coupon = Math.floor((goods / 100) * share)
        const order = { coupon_discount: coupon, shipping_price: shipping, vat_percent: vat }
        const { total, lines: split } = splitInvoice({ lines, ...order })
        expect(total.total).toBe(goods - coupon + shipping)
        expect(total.taxable + total.vat).toBe(total.total)
        expect(total.net - total.discount).toBe(total.taxable)
        for (const one of split) {
          expect(
            Math.min(one.net, one.discount, one.taxable, one.vat, one.total),
          ).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
