import { and, asc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  manualOrderCalls,
  OrderCustomer,
  OrderGoodsRow,
} from '@/lib/contract/desk/manual-orders'
import { COLOUR } from '@/lib/domain/colour-property'
import { CARD_TO_CARD } from '@/lib/domain/payment-methods'
import { applyDiscount, calculateAmountDue, reducePrice } from '@/lib/domain/pricing'
import type { StaffActor } from '@/lib/domain/staff'
import { paths } from '@/lib/paths'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { normalizeText } from '@/lib/persian/text'
import { listAddresses, saveAddress } from '../account/addresses'
import { lockWalletBalance } from '../account/wallet'
import { findOrCreateCustomer } from '../auth/customer'
import { pickProductPicture, listProductPictures } from '../catalogue/product-pictures'
import { isFestivalRunning, runningPercent, runningSalePrice } from '../catalogue/visible-products'
import type { Database, RecordChange } from '../db/database'
import { numbers } from '../db/read-rows'
import { festivals, orders, payments, products, stocks, users, wallets } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { confirmCashOnDelivery, recordCollectedPayment } from '../orders/cash-on-delivery'
import { quoteCoupon } from '../orders/coupons'
import type { OrderRecord } from '../orders/order-events'
import { lockOrder, transitionOrder } from '../orders/order-transitions'
import { payFromWallet } from '../orders/pay-from-wallet'
import { placeOrder } from '../orders/place-order'
import { listTopProducts } from '../search/list-products'
import { fullName } from './desk-orders'

type Placer = { actor: StaffActor; recordChange: RecordChange; siteUrl: string }
type ManualOrder = CallParsed<typeof manualOrderCalls.addManualOrder>['body']

const GOODS_FOUND = 12
/** All variants of those goods, so that each can be taken in any colour and size. */
const ROWS_FOUND = 600
/** A customer at the telephone pays when they come to it. */
const MINUTES_TO_PAY = 24 * 60
const WALLET_TOO_LOW = 'موجودی کیف پول مشتری برای این سفارش کافی نیست.'
const WALLET_IS_NOT_YOURS =
  'برداشت از کیف پول مشتری با کسی است که بازپرداخت هم دارد، تا سقف نقش او؛ پیوند پرداخت بفرستید.'
const BLOCKED = 'این حساب بسته است و سفارشی برای آن ثبت نمی‌شود.'

/** Money is taken out of a wallet by who may put it in, and no more of it at once. */
function mayTakeFromWallet({ permissions, limits }: StaffActor, amount: number): boolean {
  const { refundRials: most } = limits
  return permissions.includes('orders.refund') && (most === null || amount <= most)
}

export async function findOrderCustomer(
  db: Database,
  mobile: string,
  actor?: StaffActor,
): Promise<OrderCustomer | null> {
  const [user] = await db
    .select({
      ...{ id: users.id, name: fullName, blockedAt: users.blockedAt },
      balance: wallets.balance,
    })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(users.mobile, mobile))
  if (user === undefined) return null
  const { id, name, blockedAt } = user
  const seesWallet = actor !== undefined && mayTakeFromWallet(actor, 0)
  return {
    ...{ id, name, is_blocked: blockedAt !== null },
    wallet: seesWallet ? (user.balance ?? 0) : 0,
    addresses: await listAddresses(db, id),
  }
}

type FoundGoods = { isFound: SQL | undefined; order: SQL[] }

/** In the order of the shop's search, which has a phone before the cases for it. */
async function findNamedOrCoded(db: Database, q: string): Promise<FoundGoods | null> {
  const typed = foldDigits(normalizeText(q))
  if (typed === '') return null
  const named = await listTopProducts(db, { q: typed, sort: 'relevant' }, GOODS_FOUND)
  const ids = named.map(({ id }) => id)
  const isCoded = or(
    inArray(stocks.sku, [typed, typed.toUpperCase()]),
    eq(stocks.barcode, typed.replaceAll(/[\s-]/g, '')),
  )
  // A code means its variant, whatever else its product has: another would be put into the order.
  const coded = db.select({ id: stocks.productId }).from(stocks).where(isCoded)
  const isNamed = and(inArray(stocks.productId, ids), notInArray(stocks.productId, coded))
  const order = sql`array_position(${numbers(ids)}::int[], ${stocks.productId})`
  return {
    isFound: or(isNamed, isCoded),
    order: [sql`(${isCoded}) is true desc`, sql`${stocks.free} > 0 desc`, order],
  }
}

type GoodsQuery = CallParsed<typeof manualOrderCalls.findOrderGoods>['query']

async function findGoods(db: Database, query: GoodsQuery): Promise<FoundGoods | null> {
  const { q, stock_ids: ids, product_id: productId } = query
  if (ids) return { isFound: inArray(stocks.id, ids), order: [asc(products.title)] }
  if (productId !== undefined) return { isFound: eq(stocks.productId, productId), order: [] }
  return findNamedOrCoded(db, q)
}

/** By what is typed, of one product, or those that stand in an order, with the price and stock of now. */
export async function findOrderGoods(db: Database, query: GoodsQuery): Promise<OrderGoodsRow[]> {
  const found = await findGoods(db, query)
  if (found === null) return []
  const rows = await db
    .select({
      ...{ stock: stocks, title: products.title, handlingDays: products.handlingDays },
      ...{ percent: runningPercent, salePrice: runningSalePrice },
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, isFestivalRunning)
    .where(and(eq(products.status, 'published'), stocks.isOn, found.isFound))
    .orderBy(...found.order, asc(stocks.id))
    .limit(ROWS_FOUND)
  const pictures = await listProductPictures(db, [
    ...new Set(rows.map(({ stock }) => stock.productId)),
  ])
  return rows.map(({ stock, title, percent, salePrice, handlingDays }) => ({
    ...{ product_id: stock.productId, stock_id: stock.id, title, sku: stock.sku },
    parent_value: stock.parentValue,
    picture: pickProductPicture(pictures, stock.productId, stock.parentValue[COLOUR]),
    price: stock.price,
    final_price: reducePrice(stock.price, { percent: Number(percent), salePrice }),
    available: stock.free,
    handling_days: handlingDays,
  }))
}

/** A price of one's own is a discount, and the role says how much of one. */
async function readPrices(db: Database, { list }: ManualOrder, { limits }: StaffActor) {
  const prices = new Map<number, number>()
  for (const [nth, { stock_id: id, price }] of list.entries()) {
    if (price === undefined) continue
    const [row] = await db
      .select({ price: stocks.price, percent: runningPercent, salePrice: runningSalePrice })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .leftJoin(festivals, isFestivalRunning)
      .where(eq(stocks.id, id))
    const usual = row ? reducePrice(row.price, { ...row, percent: Number(row.percent) }) : 0
    const field = `list.${nth}.price`
    if (price > usual) throw invalidField(field, 'قیمت از قیمت فروشگاه بیشتر نمی‌شود.')
    const most = limits.discountPercent
    if (most !== null && price < applyDiscount(usual, most)) {
      throw invalidField(field, `نقش شما تا ${persianDigits(most)} درصد تخفیف می‌دهد.`)
    }
    prices.set(id, price)
  }
  return prices
}

type CouponQuestion = CallParsed<typeof manualOrderCalls.quoteOrderCoupon>['body']

export async function quoteOrderCoupon(db: Database, { code, mobile, list }: CouponQuestion) {
  const goods = await findOrderGoods(db, { q: '', stock_ids: list.map((line) => line.stock_id) })
  const lines = list.flatMap(({ stock_id: id, quantity, price }) => {
    const row = goods.find((one) => one.stock_id === id)
    return row ? [{ productId: row.product_id, sum: (price ?? row.final_price) * quantity }] : []
  })
  const customer = mobile === undefined ? null : await findOrderCustomer(db, mobile)
  const request = { code, lines, customerId: customer?.id ?? null, now: new Date() }
  const { discount } = await quoteCoupon(db, request)
  return { code, discount }
}

async function chooseAddress(tx: Database, customerId: number, input: ManualOrder) {
  if (input.address_id !== undefined) return input.address_id
  if (input.address === undefined) throw invalidField('address_id', 'نشانی را انتخاب کنید.')
  const { id: _, ...added } = input.address
  return (await saveAddress(tx, customerId, added)).id
}

/** Digits as Latin ones and without gaps, however they were typed or pasted. */
const normalizeReference = (reference: string) => foldDigits(reference).replaceAll(/[\s-]/g, '')

function alreadyPlaced(message: string, order: { id: number; code: string }): DomainError {
  return new DomainError('already_placed', isolateLatin(message), { current: { order } })
}

/** One at a time, so that of two tabs with one draft, or one transfer, the second finds the first. */
async function assertPlacedOnce(tx: Database, input: ManualOrder): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('manual order'))`)
  const columns = { id: orders.id, code: orders.code }
  const { draft_key: draftKey } = input
  if (draftKey !== undefined) {
    const [order] = await tx.select(columns).from(orders).where(eq(orders.draftKey, draftKey))
    if (order)
      throw alreadyPlaced(
        `این پیش‌نویس پیش‌تر با سفارش ${persianDigits(order.code)} ثبت شده است.`,
        order,
      )
  }
  if (input.payment !== CARD_TO_CARD) return
  const reference = normalizeReference(input.reference)
  const [order] = await tx
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.gateway, CARD_TO_CARD),
        inArray(payments.refId, [reference, input.reference]),
      ),
    )
  if (order) {
    throw alreadyPlaced(
      `شمارهٔ پیگیری ${persianDigits(reference)} پیش‌تر برای سفارش ${persianDigits(order.code)} ثبت شده است.`,
      order,
    )
  }
}

/** Customer, address, order and its payment are written together, or nothing is. */
export async function placeManualOrder(
  db: Database,
  input: ManualOrder,
  { actor, recordChange, siteUrl }: Placer,
) {
  return db.transaction(async (tx) => {
    await assertPlacedOnce(tx, input)
    const customer = await findOrCreateCustomer(tx, input.mobile)
    if (customer.blockedAt !== null) throw new DomainError('precondition_failed', BLOCKED)
    const addressId = await chooseAddress(tx, customer.id, input)
    const placed = await placeOrder(
      tx,
      customer.id,
      {
        list: input.list.map(({ product_id, stock_id, quantity }) => ({
          ...{ product_id, stock_id, quantity },
        })),
        address_id: addressId,
        shipping_method_id: input.shipping_method_id,
        slot_id: input.slot_id,
        coupon: input.coupon,
        legal_invoice: false,
        note: input.note,
        seen_payable: input.seen_payable,
      },
      {
        prices: await readPrices(tx, input, actor),
        minutesToPay: MINUTES_TO_PAY,
        placedBy: actor.name,
        skipsHandling: input.skips_handling,
        draftKey: input.draft_key,
      },
    )
    const { id, code } = placed.order
    const tags = new Set(placed.tagsToRevalidate)
    for (const tag of await takePayment(tx, id, { input, actor })) tags.add(tag)
    // Who reads the log may not see who is called where, and an erased customer leaves it, too.
    const { mobile: _, address: __, draft_key: ___, ...order } = input
    recordChange({ subject: `order:${id}`, after: { ...order, code } })
    const isByLink = input.payment === 'link'
    return {
      order: { id, code },
      payment_link: isByLink ? new URL(paths.payment(id), siteUrl).href : null,
      tagsToRevalidate: [...tags],
    }
  })
}

type Payment = { input: ManualOrder; actor: StaffActor }

async function takePayment(tx: Database, id: number, { input, actor }: Payment): Promise<string[]> {
  if (input.payment === 'link') return []
  const order = await lockOrder(tx, id)
  if (input.payment === 'wallet') return takeFromWallet(tx, order, actor)
  if (input.payment === 'cash-on-delivery') {
    return confirmCashOnDelivery(tx, order, { by: 'operator' })
  }
  const reference = normalizeReference(input.reference)
  await recordCollectedPayment(tx, order, { gateway: CARD_TO_CARD, reference })
  return transitionOrder(tx, order, { to: 'paid', by: 'operator', note: reference })
}

/** The whole of it: what a wallet holds of a part, its customer pays with through the link. */
async function takeFromWallet(
  tx: Database,
  order: OrderRecord,
  actor: StaffActor,
): Promise<string[]> {
  const due = calculateAmountDue(order)
  if (!mayTakeFromWallet(actor, due)) {
    throw new DomainError('permission_denied', WALLET_IS_NOT_YOURS)
  }
  // The wallet is locked last, as where its customer pays.
  const tagsToRevalidate = await transitionOrder(tx, order, { to: 'paid', by: 'operator' })
  if (due > (await lockWalletBalance(tx, order.userId))) {
    throw new DomainError('insufficient_balance', WALLET_TOO_LOW)
  }
  if (due > 0) await payFromWallet(tx, order, due)
  return tagsToRevalidate
}
