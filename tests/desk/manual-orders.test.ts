import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import {
  auditEvents,
  coupons,
  orderItems,
  orders,
  payments,
  products,
  staffMembers,
  stocks,
  users,
} from '@/lib/server/db/schema/schema'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { findOrderGoods } from '@/lib/server/desk/manual-orders'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  POST,
  readOrderStatus,
  readStockUnits,
  readWalletBalance,
  type Stock,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { logInWithRole } from '../kit/staff-role'

type Session = { Cookie: string }

describeEachShop('an order that the staff place', (shop) => {
  let owner: Session

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  const newMobile = () => `09${100_000_000 + Math.floor(Math.random() * 800_000_000)}`
  const address = (mobile: string) => ({
    ...{ receiver_name: 'مینا راد', receiver_mobile: mobile, state_id: 1, city_id: 1 },
    ...{ postal_code: '1345678900', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲' },
  })
  const lineOf = (stock: Stock, change: object = {}) => ({
    ...{ product_id: stock.productId, stock_id: stock.id, quantity: 2, ...change },
  })
  const sendOrder = (body: object, session = owner) =>
    askCall(shop().url, contract.addManualOrder, { body }, session)
  const parse = (body: unknown) => contract.addManualOrder.answer.parse(body).data
  async function orderFor(change: object, line: object = {}, session = owner) {
    const mobile = newMobile()
    const stock = await createStock(shop().db, 5)
    const answer = await sendOrder(
      {
        ...{ mobile, address: address(mobile), shipping_method_id: POST },
        ...{ list: [lineOf(stock, line)], payment: 'link', ...change },
      },
      session,
    )
    return { answer, stock, mobile }
  }

  test('takes off what a coupon of the shop takes off, and says why one does not', async () => {
    const { db } = shop()
    const code = 'TELEPHONE'
    await db.insert(coupons).values({
      ...{ code, title: 'تلفنی', kind: 'percent', value: 10, minTotal: 1_500_000 },
      endsAt: new Date('2100-01-01'),
    })
    const stock = await createStock(db, 5)
    const mobile = newMobile()
    const quote = (list: object[], typed = code) =>
      askCall(shop().url, contract.quoteOrderCoupon, { body: { code: typed, mobile, list } }, owner)
    const { body } = await quote([lineOf(stock)])
    expect(body).toMatchObject({ data: { code, discount: 200_000 } })
    const agreed = await quote([lineOf(stock, { price: 800_000 })])
    expect(agreed.body).toMatchObject({ data: { discount: 160_000 } })
    const few = await quote([lineOf(stock, { quantity: 1 })])
    expect(few.body).toMatchObject({ code: 'coupon_rejected' })
    expect((await quote([lineOf(stock)], 'NOSUCHCODE')).body).toMatchObject({
      code: 'coupon_rejected',
    })
    const { answer } = await orderFor({ coupon: 'telephone', seen_payable: 2_290_000 })
    expect(answer.status, answer.text).toBe(200)
    const { id } = parse(answer.body).order
    const [stored] = await db.select().from(orders).where(eq(orders.id, id))
    expect(stored).toMatchObject({ couponCode: code, couponDiscount: 200_000, payable: 2_290_000 })
  })

  test('makes its customer with their address, holds the goods, and has a link to pay it', async () => {
    const { answer, stock, mobile } = await orderFor({})
    const { order, payment_link: link } = parse(answer.body)
    expect(link).toContain(String(order.id))
    expect(await readOrderStatus(shop().db, order.id)).toBe('waiting_payment')
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 5, reserved: 2 })
    const [stored] = await shop().db.select().from(orders).where(eq(orders.id, order.id))
    expect(stored).toMatchObject({ placedBy: 'سارا مرادی', payable: 2_490_000 })
    const body = { mobile }
    const found = await askCall(shop().url, contract.findOrderCustomer, { body }, owner)
    expect(found.body).toMatchObject({
      data: { customer: { name: 'مینا راد', addresses: [{ postal_code: '1345678900' }] } },
    })
  })

  test('is paid by the transfer that was made from card to card, with its number', async () => {
    const { answer, stock } = await orderFor({ payment: 'card-to-card', reference: '770012' })
    const { order, payment_link: link } = parse(answer.body)
    expect(link).toBeNull()
    expect(await readOrderStatus(shop().db, order.id)).toBe('paid')
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 3, reserved: 0 })
    const paid = await shop().db.select().from(payments).where(eq(payments.orderId, order.id))
    expect(paid).toMatchObject([{ gateway: 'card-to-card', amount: 2_490_000, refId: '770012' }])
    expect((await orderFor({ payment: 'card-to-card' })).answer.status).toBe(422)
  })

  test('is paid from the wallet of its customer, and not where that holds too little', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db, 3_000_000)
    const [user] = await db.select().from(users).where(eq(users.id, buyer.userId))
    const mobile = user?.mobile ?? ''
    const body = { mobile, address: address(mobile), payment: 'wallet' }
    const { answer, stock } = await orderFor(body)
    expect(answer.status, answer.text).toBe(200)
    const { order, payment_link: link } = parse(answer.body)
    expect(link).toBeNull()
    expect(await readOrderStatus(db, order.id)).toBe('paid')
    expect(await readStockUnits(db, stock)).toEqual({ quantity: 3, reserved: 0 })
    const poor = await orderFor(body)
    expect(poor.answer.body).toMatchObject({ code: 'insufficient_balance' })
    expect(await readStockUnits(db, poor.stock)).toEqual({ quantity: 5, reserved: 0 })
    const query = { body: { mobile } }
    const found = await askCall(shop().url, contract.findOrderCustomer, query, owner)
    expect(found.body).toMatchObject({ data: { customer: { wallet: 510_000 } } })
  })

  test('is paid from a wallet by who may refund as much, and others do not learn what it holds', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db, 9_000_000)
    const [user] = await db.select().from(users).where(eq(users.id, buyer.userId))
    const mobile = user?.mobile ?? ''
    const body = { mobile, address: address(mobile), payment: 'wallet' }
    const seller = await logInWithRole(shop(), ['orders.read', 'orders.create'])
    const found = await askCall(
      shop().url,
      contract.findOrderCustomer,
      { body: { mobile } },
      seller,
    )
    expect(found.body).toMatchObject({ data: { customer: { wallet: 0 } } })
    const limited = await logInWithRole(shop(), ['orders.read', 'orders.create', 'orders.refund'], {
      refundLimit: 2_000_000,
    })
    for (const session of [seller, limited]) {
      const { answer } = await orderFor(body, {}, session)
      expect(answer.body, answer.text).toMatchObject({ code: 'permission_denied' })
    }
    expect(await readWalletBalance(db, buyer)).toBe(9_000_000)
  })

  test('is one order of one draft, from however many tabs that is sent', async () => {
    const draft = { draft_key: 'draft-of-two-tabs' }
    const both = await Promise.all([orderFor(draft), orderFor(draft)])
    expect(both.map(({ answer }) => answer.status).sort()).toEqual([200, 412])
    const [placed] = both.filter(({ answer }) => answer.status === 200)
    const [refused] = both.filter(({ answer }) => answer.status === 412)
    const { order } = parse(placed?.answer.body)
    expect(refused?.answer.body).toMatchObject({ code: 'already_placed', current: { order } })
    expect(await shop().db.$count(orders, eq(orders.draftKey, draft.draft_key))).toBe(1)
  })

  test('is not paid by a transfer that paid another, however its number is typed, and says which', async () => {
    const paid = await orderFor({ payment: 'card-to-card', reference: '۵۵ ۶۶ ۷۷' })
    const { order } = parse(paid.answer.body)
    const again = await orderFor({ payment: 'card-to-card', reference: '556677' })
    expect(again.answer.status).toBe(412)
    expect(again.answer.body).toMatchObject({
      code: 'already_placed',
      error: expect.stringContaining('۵۵۶۶۷۷'),
      current: { order },
    })
    expect(await readStockUnits(shop().db, again.stock)).toEqual({ quantity: 5, reserved: 0 })
  })

  test('names who registered it and its transfer', async () => {
    const { answer } = await orderFor({ payment: 'card-to-card', reference: '99887766' })
    const params = { id: parse(answer.body).order.id }
    const read = await askCall(shop().url, contract.getStaffOrder, { params }, owner)
    const { placed_by: placer, events } = contract.getStaffOrder.answer.parse(read.body).data
    expect(placer).toBe('سارا مرادی')
    const byStaff = events.filter(({ actor }) => actor === 'operator')
    expect(byStaff.at(-1)?.to_status).toBe('paid')
    expect(new Set(byStaff.map((event) => event.staff_name))).toEqual(new Set(['سارا مرادی']))
  })

  test('comes when its goods have been made ready, unless who takes it knows that they are', async () => {
    const { db } = shop()
    const stock = await createStock(db, 5)
    await db.update(products).set({ handlingDays: 9 }).where(eq(products.id, stock.productId))
    const goods = await findOrderGoods(db, { q: '', product_id: stock.productId })
    expect(goods.find((row) => row.stock_id === stock.id)).toMatchObject({ handling_days: 9 })
    const post = (await listShippingMethods(db, 1, new Date(), 9)).find(({ id }) => id === POST)
    const dayOf = async (change: object) => {
      const common = { shipping_method_id: POST, payment: 'link', list: [lineOf(stock)] }
      const mobile = newMobile()
      const answer = await sendOrder({ ...common, mobile, address: address(mobile), ...change })
      const isOwn = eq(orders.id, parse(answer.body).order.id)
      return (await db.select().from(orders).where(isOwn))[0]?.deliveryDay ?? ''
    }
    expect(await dayOf({})).toBe(post?.earliest)
    expect((await dayOf({ skips_handling: true })).localeCompare(post?.earliest ?? '')).toBe(-1)
  })

  test('takes a price of its own as far as the role gives discounts, and never above the usual', async () => {
    const seller = await logInWithRole(shop(), ['orders.create'], { discountLimit: 10 })
    const agreed = await orderFor({}, { price: 900_000 }, seller)
    const { order } = parse(agreed.answer.body)
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    expect(item).toMatchObject({ unitPrice: 1_000_000, unitDiscount: 100_000 })
    for (const price of [899_990, 1_000_010]) {
      const { answer, stock } = await orderFor({}, { price }, seller)
      expect(answer.body).toMatchObject({ errors: { 'list.0.price': [expect.any(String)] } })
      expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 5, reserved: 0 })
    }
  })

  test('shows what a sale of the variant asks, which no price of its own passes', async () => {
    const stock = await createStock(shop().db, 5)
    const sale = { salePrice: 700_000, saleFrom: new Date(0), sku: 'KALA-SALE' }
    await shop().db.update(stocks).set(sale).where(eq(stocks.id, stock.id))
    const query = { q: 'KALA-SALE' }
    const found = await askCall(shop().url, contract.findOrderGoods, { query }, owner)
    const { goods } = contract.findOrderGoods.answer.parse(found.body).data
    expect(goods).toMatchObject([{ price: 1_000_000, final_price: 700_000 }])
    const mobile = newMobile()
    const body = {
      ...{ mobile, address: address(mobile), shipping_method_id: POST, payment: 'link' },
      list: [lineOf(stock, { price: 900_000 })],
    }
    expect((await sendOrder(body)).body).toMatchObject({
      errors: { 'list.0.price': [expect.any(String)] },
    })
  })

  test('leaves neither a mobile nor an address in the log', async () => {
    const { answer } = await orderFor({})
    const { order } = parse(answer.body)
    const [event] = await shop()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order:${order.id}`))
    expect(event?.after).toMatchObject({ code: order.code, payment: 'link' })
    expect(event?.after).not.toHaveProperty('mobile')
    expect(event?.after).not.toHaveProperty('address')
  })

  test('leaves nothing behind where it cannot be placed, and wants the right to', async () => {
    const mobile = newMobile()
    const stock = await createStock(shop().db, 1)
    const body = {
      ...{ mobile, address: address(mobile), shipping_method_id: POST, payment: 'link' },
      list: [lineOf(stock)],
    }
    expect((await sendOrder(body)).body).toMatchObject({ code: 'out_of_stock' })
    const known = await shop()
      .db.select()
      .from(users)
      .where(eq(users.mobile, `+98${mobile.slice(1)}`))
    expect(known).toEqual([])
    const reader = await logInWithRole(shop(), ['orders.read', 'orders.advance'])
    expect((await sendOrder(body, reader)).body).toMatchObject({ code: 'permission_denied' })
    const stranger = await createBuyer(shop().db)
    const taken = {
      ...body,
      list: [lineOf(stock, { quantity: 1 })],
      address_id: stranger.addressId,
    }
    expect((await sendOrder(taken)).status).toBe(404)
  })

  test('costs what the shop asks while a sale runs, and no more is agreed on', async () => {
    const { answer, stock } = await orderFor({ seen_payable: 0 })
    expect(answer.body).toMatchObject({ code: 'price_changed' })
    await shop()
      .db.update(stocks)
      .set({ salePrice: 700_000, saleFrom: new Date(Date.now() - 60_000) })
      .where(eq(stocks.id, stock.id))
    await shop()
      .db.update(stocks)
      .set({ sku: `S-${stock.id}` })
      .where(eq(stocks.id, stock.id))
    const found = await askCall(
      shop().url,
      contract.findOrderGoods,
      { query: { q: `s-${stock.id}` } },
      owner,
    )
    const { goods } = contract.findOrderGoods.answer.parse(found.body).data
    expect(goods).toMatchObject([{ price: 1_000_000, final_price: 700_000 }])
    const dear = await sendOrder({
      ...{ mobile: newMobile(), address: address(newMobile()), shipping_method_id: POST },
      ...{ list: [lineOf(stock, { price: 800_000 })], payment: 'link' },
    })
    expect(dear.body).toMatchObject({ errors: { 'list.0.price': [expect.any(String)] } })
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })
})
