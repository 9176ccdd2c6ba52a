import type { CartInfo, CartLine, CartTotals } from '@/lib/contract/cart'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { Order } from '@/lib/contract/orders/order'
import { findDiscountPercent } from './discount-percent'

/** All amounts are rials; what a shopper pays is a whole number of tomans, and is never rounded up. */
const RIALS_IN_TOMAN = 10
/** Gateways take no less. */
const MIN_GATEWAY_AMOUNT = 10_000

function floorToToman(rials: number): number {
  return rials - (rials % RIALS_IN_TOMAN)
}

/** For who counts in nothing else. */
export function toToman(rials: number): number {
  return Math.floor(rials / RIALS_IN_TOMAN)
}

/** From when until when a festival runs; null where there is none. */
export type Span = { from: Date | null; until: Date | null }

export function runsAt({ from, until }: Span, at: Date): boolean {
  return from !== null && until !== null && from <= at && at < until
}

/** A festival's price. The database works it out too, in the function that writes `listings`. */
export function applyDiscount(rials: number, percent: number): number {
  if (percent <= 0) return rials
  return floorToToman(Math.floor((rials * (100 - Math.min(percent, 100))) / 100))
}

/** While its sale runs, a variant's own price; null without one. */
type Reductions = { percent: number; salePrice: number | null }

/** The lower of a festival's price and a sale's: they never add up. In the database, `discounted_price`. */
export function reducePrice(rials: number, { percent, salePrice }: Reductions): number {
  return Math.min(applyDiscount(rials, percent), salePrice ?? rials)
}

/** Of a product on a card: the festival's own percent where its price is the lower one. */
export function findShownPercent(rials: number, reductions: Reductions): number {
  const final = reducePrice(rials, reductions)
  return final < applyDiscount(rials, reductions.percent)
    ? findDiscountPercent(rials, final)
    : reductions.percent
}

type PricedUnits = Pick<CartInfo, 'price' | 'final_price' | 'quantity'>

export function sumPrices(lines: readonly PricedUnits[]): CartTotals {
  const totals = { count: 0, items_total: 0, discount: 0, payable: 0 }
  for (const { price, final_price, quantity } of lines) {
    totals.count += quantity
    totals.items_total += quantity * price
    totals.payable += quantity * final_price
  }
  totals.discount = totals.items_total - totals.payable
  return totals
}

/** A line that asks for more than there is costs what there is; one that cannot be sold, nothing. */
export function calculateCartTotals(
  lines: readonly CartLine[],
  infos: readonly CartInfo[],
): CartTotals {
  return sumPrices(
    lines.flatMap(({ stock_id, quantity }) => {
      const info = infos.find((one) => one.stock_id === stock_id)
      return info ? { ...info, quantity: Math.min(quantity, info.quantity) } : []
    }),
  )
}

type CouponTerms = { kind: 'percent' | 'amount'; value: number; maxDiscount: number | null }

/** Never more than the goods cost. */
export function calculateCouponDiscount(
  { kind, value, maxDiscount }: CouponTerms,
  goods: number,
): number {
  const exact = kind === 'amount' ? value : Math.floor((goods * value) / 100)
  return floorToToman(Math.min(exact, maxDiscount ?? Infinity, goods))
}

type ShippingTerms = Pick<ShippingMethod, 'price' | 'free_from'>
type ShippingTermsOfAll = ShippingTerms & Pick<ShippingMethod, 'most_price'>

export function calculateShippingPrice(
  { price, free_from: freeFrom }: ShippingTerms,
  goods: number,
): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}

/** While no city is known: no city costs more. */
export function calculateMostShippingPrice(
  { price, most_price: mostPrice = price, free_from }: ShippingTermsOfAll,
  goods: number,
): number {
  return calculateShippingPrice({ price: mostPrice, free_from }, goods)
}

/**
 * What stands for the price of the parcel until a city says it, or in a city that nothing reaches;
 * null while the shop is asked.
 */
export type ShippingCost = number | 'before_city' | 'undecided' | null

/** Of what is not known yet a sum assumes nothing; null while it is being asked. */
export function calculateDueSoFar(
  goods: number | null,
  couponDiscount: number,
  shipping: ShippingCost,
): number | null {
  if (goods === null || shipping === null) return null
  const shippingPrice = typeof shipping === 'number' ? shipping : 0
  return calculatePayable({ goods, couponDiscount, shippingPrice })
}

type DeliveryTerms = ShippingTermsOfAll & Pick<ShippingMethod, 'delivers'>

/** The least worth of goods that are sent for nothing wherever they go; null where none are. */
export function findFreeEverywhere(methods: readonly DeliveryTerms[]): number | null {
  const sent = methods.filter(({ delivers }) => delivers)
  const least = sent.map((terms) =>
    calculateMostShippingPrice(terms, 0) === 0 ? 0 : (terms.free_from ?? Infinity),
  )
  const all = Math.max(...least)
  return Number.isFinite(all) ? all : null
}

/** Before a city is known only what is free everywhere is known too. */
export function shippingBeforeCity(methods: readonly DeliveryTerms[], goods: number): ShippingCost {
  const from = findFreeEverywhere(methods)
  return from !== null && goods >= from ? 0 : 'before_city'
}

type OrderAmounts = { goods: number; couponDiscount: number; shippingPrice: number }

export function calculatePayable({ goods, couponDiscount, shippingPrice }: OrderAmounts): number {
  return goods - couponDiscount + shippingPrice
}

/** Of a row of the database, or of an order as the contract shows it. */
type PartlyPaidOrder = { payable: number } & ({ walletPaid: number } | { wallet_paid: number })

/** What a gateway, a transfer or the courier still has to bring. */
export function calculateAmountDue(order: PartlyPaidOrder): number {
  return order.payable - ('walletPaid' in order ? order.walletPaid : order.wallet_paid)
}

/** What a wallet that is not enough pays of a sum; the rest must be worth a gateway's while. */
export function calculateWalletShare(balance: number, due: number): number {
  return Math.max(Math.min(balance, due - MIN_GATEWAY_AMOUNT), 0)
}

type SoldOrder = Pick<Order, 'items_total' | 'discount' | 'coupon_discount' | 'coupon_base'>
type ReturnedUnits = { final_price: number; quantity: number; takes_coupon: boolean }

const sumUnits = (units: readonly ReturnedUnits[]) =>
  units.reduce((sum, { final_price, quantity }) => sum + final_price * quantity, 0)

/** What returns and refunds have taken of an order: of the goods that its coupon is for, and of the coupon. */
export type ReturnedBefore = { goods: number; coupon: number }

/**
 * A unit that goes back takes its share of the coupon along. The share is that of all that is back by
 * then, rounded up, less what went before: in however many parts an order goes back, together they are
 * never worth more than was paid, and the whole of it is worth just that.
 */
export function priceReturn(
  { items_total, discount, coupon_discount, coupon_base }: SoldOrder,
  units: readonly ReturnedUnits[],
  before: ReturnedBefore = { goods: 0, coupon: 0 },
) {
  const goods = sumUnits(units)
  const covered = sumUnits(units.filter((unit) => unit.takes_coupon))
  const base = coupon_base ?? items_total - discount
  // The product of two sums of rials can pass what a number holds exactly.
  const share = BigInt(coupon_discount) * BigInt(before.goods + covered) + BigInt(base) - 1n
  const shareSoFar = base === 0 ? 0 : Number(share / BigInt(base))
  const couponShare = Math.min(Math.max(shareSoFar - before.coupon, 0), covered)
  return { goods, couponShare, worth: goods - couponShare }
}

type ExchangePrices = {
  /** What the unit that comes back cost, before its coupon. */
  paid: number
  /** What it costs today. */
  today: number
  /** What the other variant costs today. */
  wanted: number
}

/**
 * What a unit of another variant costs who gives one back: never more than was paid, for a price that
 * rose meanwhile has risen for both. Null for a variant that is dearer than its like.
 */
export function priceExchange({ paid, today, wanted }: ExchangePrices): number | null {
  return wanted > Math.max(paid, today) ? null : Math.min(paid, wanted)
}

/** Of a sum that has the tax in it: to the rial, as the law rounds it down. */
export function taxWithin(total: number, percent: number): number {
  return Math.floor((total * percent) / (100 + percent))
}
