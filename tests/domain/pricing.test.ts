import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartInfo } from '@/lib/contract/cart'
import {
  applyDiscount,
  calculateAmountDue,
  calculateCartTotals,
  calculateCouponDiscount,
  calculateDueSoFar,
  calculatePayable,
  calculateShippingPrice,
  calculateWalletShare,
  findFreeEverywhere,
  priceReturn,
  shippingBeforeCity,
  taxWithin,
} from '@/lib/domain/pricing'

const rials = fc.integer({ min: 0, max: 1_000_000_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

describe('a discount', () => {
  test('never raises a price, never takes it below zero, and leaves whole tomans', () => {
    fc.assert(
      fc.property(rials, percent, (price, off) => {
        const left = applyDiscount(price, off)
        expect(left).toBeLessThanOrEqual(price)
        expect(left).toBeGreaterThanOrEqual(0)
        if (off > 0) expect(left % 10).toBe(0)
      }),
    )
  })

  test('leaves less the higher its percent', () => {
    fc.assert(
      fc.property(rials, fc.integer({ min: 0, max: 99 }), (price, off) => {
        expect(applyDiscount(price, off + 1)).toBeLessThanOrEqual(applyDiscount(price, off))
      }),
    )
  })

  test.each([
    [125_990, 0, 125_990],
    [125_995, 10, 113_390],
    [99, 1, 90],
    [1_000, 100, 0],
    [1_000, 120, 0],
  ])('of %i rials with %i percent off is %i rials', (price, off, left) => {
    expect(applyDiscount(price, off)).toBe(left)
  })
})

describe('the totals of a cart', () => {
  const info = (stock_id: number, quantity: number): CartInfo => ({
    product_id: stock_id,
    stock_id,
    quantity,
    slug: 'قوری',
    title: 'قوری',
    parent_value: {},
    picture: null,
    guarantee: '',
    price: 100_000,
    final_price: 80_000,
  })
  const line = (stock_id: number, quantity: number) => ({
    product_id: stock_id,
    stock_id,
    quantity,
  })

  test('count the units that there are and leave out what cannot be sold', () => {
    const lines = [line(1, 5), line(2, 1), line(3, 7)]
    expect(calculateCartTotals(lines, [info(1, 2), info(2, 9)])).toEqual({
      count: 3,
      items_total: 300_000,
      discount: 60_000,
      payable: 240_000,
    })
  })
})

describe('a coupon', () => {
  test.each([
    ['a share of the goods', { kind: 'percent', value: 15, maxDiscount: null }, 1_000_000, 150_000],
    ['no more than its ceiling', { kind: 'percent', value: 50, maxDiscount: 90_000 }, 1e6, 90_000],
    ['a fixed amount', { kind: 'amount', value: 70_000, maxDiscount: null }, 1_000_000, 70_000],
    ['no more than the goods cost', { kind: 'amount', value: 70_000, maxDiscount: null }, 5e4, 5e4],
    ['whole tomans', { kind: 'percent', value: 33, maxDiscount: null }, 100_010, 33_000],
  ] as const)('takes off %s', (_, terms, goods, discount) => {
    expect(calculateCouponDiscount(terms, goods)).toBe(discount)
  })
})

describe('shipping', () => {
  const terms = (free_from: number | null, price = 490_000, delivers = true) => ({
    ...{ free_from, price, delivers },
  })

  test('costs nothing from the threshold on, and its price below it', () => {
    expect(calculateShippingPrice(terms(800), 800)).toBe(0)
    expect(calculateShippingPrice(terms(800), 799)).toBe(490_000)
    expect(calculateShippingPrice(terms(null), 1e9)).toBe(490_000)
  })

  test.each([
    ['the highest threshold of all methods', [terms(80), terms(50), terms(null, 0)], 80],
    ['nothing where all are free', [terms(null, 0)], 0],
    ['a threshold that is not that of a pickup', [terms(80), terms(null, 490_000, false)], 80],
    ['no worth where some method never is', [terms(80), terms(null)], null],
    ['no worth where some city pays', [{ ...terms(null, 0), most_price: 500_000 }], null],
    ['the threshold of a city that pays', [{ ...terms(80, 0), most_price: 500_000 }], 80],
    ['no worth where nothing is sent', [], null],
  ])('is free everywhere from %s', (_, methods, threshold) => {
    expect(findFreeEverywhere(methods)).toBe(threshold)
  })

  test('is known before a city is where it is free everywhere', () => {
    expect(shippingBeforeCity([terms(80), terms(50)], 80)).toBe(0)
    expect(shippingBeforeCity([terms(80), terms(50)], 79)).toBe('before_city')
    expect(shippingBeforeCity([], 1e9)).toBe('before_city')
  })

  test('is paid on top of the goods, less the coupon', () => {
    const amounts = { goods: 1_000_000, couponDiscount: 100_000, shippingPrice: 490_000 }
    expect(calculatePayable(amounts)).toBe(1_390_000)
  })

  test.each([
    ['its price', 490_000, 1_390_000],
    ['nothing before a city is known', 'before_city', 900_000],
    ['nothing where no method is known', 'undecided', 900_000],
  ] as const)('adds %s to what is due so far', (_, shipping, due) => {
    expect(calculateDueSoFar(1_000_000, 100_000, shipping)).toBe(due)
  })

  test('leaves what is due unknown while the goods or the parcel are being asked for', () => {
    expect(calculateDueSoFar(null, 0, 490_000)).toBeNull()
    expect(calculateDueSoFar(1_000_000, 0, null)).toBeNull()
  })
})

test('what is due of an order is what the wallet has not paid, on the wire and in the database', () => {
  expect(calculateAmountDue({ payable: 1_390_000, walletPaid: 390_000 })).toBe(1_000_000)
  expect(calculateAmountDue({ payable: 1_390_000, wallet_paid: 390_000 })).toBe(1_000_000)
})

describe("the wallet's share", () => {
  test('leaves the gateway at least the least it takes, and is never negative', () => {
    fc.assert(
      fc.property(rials, rials, (balance, due) => {
        const share = calculateWalletShare(balance, due)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(balance)
        if (share > 0) expect(due - share).toBeGreaterThanOrEqual(10_000)
      }),
    )
  })
})

describe('the worth of a return', () => {
  const sold = (coupon_discount: number) => ({
    ...{ items_total: 1_001_500, discount: 1_500, coupon_discount, coupon_base: null },
  })
  const pots = (quantity: number) => ({ final_price: 300_000, quantity, takes_coupon: true })
  const tray = { final_price: 400_000, quantity: 1, takes_coupon: true }

  test.each([
    ['nothing for nothing', [], 0, 0],
    ['the price of one unit of two', [pots(1)], 0, 300_000],
    ['the whole order', [pots(2), tray], 0, 1_000_000],
    ['a unit less its share of the coupon', [tray], 100_000, 360_000],
    ['the whole order less the coupon', [pots(2), tray], 100_000, 900_000],
    ['a unit less a share that is rounded up', [pots(1)], 33_333, 290_000],
  ])('is %s', (_, units, coupon, worth) => {
    expect(priceReturn(sold(coupon), units).worth).toBe(worth)
  })

  test('is nothing for an order that cost nothing', () => {
    const free = { items_total: 0, discount: 0, coupon_discount: 0, coupon_base: null }
    expect(priceReturn(free, [{ ...tray, final_price: 0 }]).worth).toBe(0)
  })

  test('takes a coupon of some goods from those alone', () => {
    const order = { ...sold(360_000), coupon_base: 400_000 }
    const untouched = { ...pots(2), takes_coupon: false }
    expect(priceReturn(order, [tray]).worth).toBe(40_000)
    expect(priceReturn(order, [untouched]).worth).toBe(600_000)
    expect(priceReturn(order, [untouched, tray]).worth).toBe(640_000)
  })

  test('is just what was paid once all is back, in however many parts, one of them withdrawn meanwhile', () => {
    const units = fc.array(fc.record({ final_price: rials, takes_coupon: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(units, fc.double({ min: 0, max: 0.9, noNaN: true }), (lines, share) => {
        const costOf = (some: typeof lines) =>
          some.reduce((sum, { final_price }) => sum + final_price, 0)
        const goods = costOf(lines)
        const coupon_base = costOf(lines.filter((one) => one.takes_coupon))
        const coupon_discount = Math.floor(coupon_base * share)
        const order = { items_total: goods, discount: 0, coupon_discount, coupon_base }
        const giveBack = (queue: typeof lines) => {
          const before = { goods: 0, coupon: 0 }
          return queue.map((one) => {
            const { couponShare, worth } = priceReturn(order, [{ ...one, quantity: 1 }], before)
            before.goods += one.takes_coupon ? one.final_price : 0
            before.coupon += couponShare
            return { one, couponShare, worth }
          })
        }
        const paid = goods - coupon_discount
        const all = giveBack(lines)
        expect(all.reduce((sum, { worth }) => sum + worth, 0)).toBe(paid)
        const [withdrawn, ...rest] = all
        if (withdrawn === undefined) return
        const again = priceReturn(order, [{ ...withdrawn.one, quantity: 1 }], {
          goods: costOf(rest.flatMap(({ one }) => (one.takes_coupon ? [one] : []))),
          coupon: rest.reduce((sum, { couponShare }) => sum + couponShare, 0),
        })
        expect(rest.reduce((sum, { worth }) => sum + worth, again.worth)).toBe(paid)
      }),
    )
  })

  test('never exceeds what was paid, however the units go back one by one', () => {
    const units = fc.array(
      fc.record({
        ...{ final_price: rials, quantity: fc.integer({ min: 1, max: 5 }) },
        takes_coupon: fc.boolean(),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(units, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const costOf = (some: typeof lines) =>
          some.reduce((sum, one) => sum + one.final_price * one.quantity, 0)
        const goods = costOf(lines)
        const coupon_base = costOf(lines.filter((one) => one.takes_coupon))
        const coupon_discount = Math.floor(coupon_base * share)
        const order = { items_total: goods, discount: 0, coupon_discount, coupon_base }
        const back = lines.map((one) => priceReturn(order, [one]).worth)
        expect(back.reduce((sum, worth) => sum + worth, 0)).toBeLessThanOrEqual(
          goods - coupon_discount,
        )
        for (const worth of back) expect(worth).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  [1_100_000, 10, 100_000],
  [1_000_000, 9, 82_568],
  [1_000_000, 0, 0],
])('of %i rials with %i percent in them, the tax is %i', (total, percent, tax) => {
  expect(taxWithin(total, percent)).toBe(tax)
})
