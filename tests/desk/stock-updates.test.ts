import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
import {
  auditEvents,
  listings,
  priceHistory,
  products,
  roles,
  staffMembers,
  stocks,
} from '@/lib/server/db/schema/schema'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const OWNER = 1
const STORE_ROLE = 'انبار و ارسال'

describeEachShop('prices and quantities in bulk', (shop) => {
  let plain: (typeof stocks.$inferSelect)[] = []

  const readStocks = (ids: number[]) =>
    shop().db.select().from(stocks).where(inArray(stocks.id, ids)).orderBy(asc(stocks.id))

  async function sendChanges(changes: unknown[], headers?: Record<string, string>) {
    const session = headers ?? (await shop().logInStaff(OWNER))
    return askCall(shop().url, contract.setStocks, { body: { changes } }, session)
  }

  async function undo(id: number | null) {
    const session = await shop().logInStaff(OWNER)
    return askCall(shop().url, contract.undoStockUpdate, { params: { id } }, session)
  }

  beforeAll(async () => {
    const { db } = shop()
    await db.update(products).set({ festivalId: null, festivalPercent: 0 })
    const only = db
      .select({ id: stocks.productId })
      .from(stocks)
      .groupBy(stocks.productId)
      .having(sql`count(*) = 1`)
    plain = await db
      .select()
      .from(stocks)
      .where(and(inArray(stocks.productId, only), gt(stocks.quantity, stocks.reserved)))
      .orderBy(asc(stocks.id))
      .limit(6)
    expect(plain).toHaveLength(6)
  })

  test('are set by id and by SKU, seen by lists at once, and written to history and log', async () => {
    const { db } = shop()
    const [first, second, third] = plain
    if (!first || !second || !third) throw new Error('Three variants are needed.')
    await db.update(stocks).set({ sku: 'کیف-۱۲/A' }).where(eq(stocks.id, second.id))
    const seenTags = shop().revalidatedTags.length
    const answer = await sendChanges([
      { stock_id: first.id, price: first.price + 10_000 },
      { sku: 'کیف-۱۲/A', price: second.price + 20_000, quantity: second.reserved },
      { stock_id: third.id, quantity: third.quantity },
    ])
    const { data } = contract.setStocks.answer.parse(answer.body)
    expect(data).toMatchObject({ changed: 2, unchanged: 1 })

    const shown = await db
      .select({ price: listings.finalPrice, available: listings.available })
      .from(listings)
      .where(inArray(listings.productId, [first.productId, second.productId]))
      .orderBy(asc(listings.finalPrice))
    expect(shown).toEqual(
      [
        { price: first.price + 10_000, available: true },
        { price: second.price + 20_000, available: false },
      ].sort((a, b) => a.price - b.price),
    )
    const [product] = await db.select().from(products).where(eq(products.id, second.productId))
    expect(shop().revalidatedTags.slice(seenTags)).toContain(tags.product(product?.slug ?? ''))
    const [point] = await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.stockId, first.id))
      .orderBy(desc(priceHistory.id))
    expect(point?.price).toBe(first.price + 10_000)

    const [event] = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1)
    expect(event).toMatchObject({
      action: 'setStocks',
      staffId: OWNER,
      subject: `stock_update:${data.update_id}`,
    })
    expect(event?.after).toContainEqual({
      stock_id: first.id,
      price: { before: first.price, after: first.price + 10_000 },
      quantity: { before: first.quantity, after: first.quantity },
    })
  })

  test('are taken back in one step, but for what was priced again or sold since', async () => {
    const { db } = shop()
    const [, , , sold, priced] = plain
    if (!sold || !priced) throw new Error('Two variants are needed.')
    const answer = await sendChanges([
      { stock_id: sold.id, quantity: sold.quantity + 10 },
      { stock_id: priced.id, price: priced.price + 10_000 },
    ])
    const { data } = contract.setStocks.answer.parse(answer.body)
    await db
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} - 1` })
      .where(eq(stocks.id, sold.id))
    await db
      .update(stocks)
      .set({ price: priced.price + 70_000 })
      .where(eq(stocks.id, priced.id))
    expect((await undo(data.update_id)).body).toEqual({ data: { restored: 1, skipped: 1 } })
    const after = new Map((await readStocks([sold.id, priced.id])).map((row) => [row.id, row]))
    expect(after.get(sold.id)?.quantity).toBe(sold.quantity - 1)
    expect(after.get(priced.id)?.price).toBe(priced.price + 70_000)
    expect((await undo(data.update_id)).status).toBe(404)
  })

  test('are all refused when one cannot be set, and each such row is named', async () => {
    const [first, reserved] = plain
    if (!first || !reserved) throw new Error('Two variants are needed.')
    await shop()
      .db.update(stocks)
      .set({ quantity: 5, reserved: 3 })
      .where(eq(stocks.id, reserved.id))
    const before = await readStocks([first.id, reserved.id])
    const answer = await sendChanges([
      { stock_id: first.id, price: 990_000 },
      { stock_id: reserved.id, quantity: 2 },
      { sku: 'نیست', quantity: 2 },
      { stock_id: first.id, quantity: 2 },
    ])
    expect(answer.status).toBe(422)
    expect(answer.body).toHaveProperty('errors', {
      'changes.1': ['۳ عدد رزرو شده است؛ موجودی را کمتر از آن ننویسید.'],
      'changes.2': ['این تنوع کالا پیدا نشد.'],
      'changes.3': ['این تنوع دو بار آمده است؛ یکی را بردارید.'],
    })
    expect(await readStocks([first.id, reserved.id])).toEqual(before)
  })

  describe('of a list that was read before', () => {
    /** Of a list that reads so many, an order then takes three. */
    const readAndSell = async (quantity: number) => {
      const { db } = shop()
      const stock = await createStock(db, quantity)
      const buyer = await createBuyer(db)
      const { order } = await placeTestOrder(db, buyer, stock, { quantity: 3 })
      const back = await payAtTestBank(db, buyer, order.id, true)
      await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', back)
      return stock
    }

    test('add and take what they say, and what an order sold in between stays sold', async () => {
      const added = await readAndSell(20)
      const taken = await readAndSell(20)
      const bare = await readAndSell(5)
      const answer = await sendChanges([
        { stock_id: added.id, quantity_by: 10 },
        { stock_id: taken.id, quantity_by: -10 },
        { stock_id: bare.id, quantity_by: -4 },
      ])
      const { data } = contract.setStocks.answer.parse(answer.body)
      expect(data).toMatchObject({ changed: 2, unchanged: 0, left_out: 1 })
      const left = await readStocks([added.id, taken.id, bare.id])
      expect(left.map(({ quantity }) => quantity)).toEqual([27, 7, 2])
    })

    test('leave out what was counted before an order, and a price that a colleague set since', async () => {
      const { db } = shop()
      const sold = await readAndSell(20)
      const priced = await createStock(db, 20)
      const still = await createStock(db, 20)
      const { price } = priced
      await sendChanges([{ stock_id: priced.id, price: price + 50_000 }])
      const answer = await sendChanges([
        { stock_id: sold.id, quantity: 12, quantity_read: 20 },
        { stock_id: priced.id, price: price + 10_000, price_read: price },
        { stock_id: still.id, quantity: 12, quantity_read: 20 },
      ])
      const { data } = contract.setStocks.answer.parse(answer.body)
      expect(data).toMatchObject({ changed: 1, unchanged: 0, left_out: 2 })
      const left = new Map(
        (await readStocks([sold.id, priced.id, still.id])).map((one) => [one.id, one]),
      )
      expect(left.get(sold.id)?.quantity).toBe(17)
      expect(left.get(priced.id)?.price).toBe(price + 50_000)
      expect(left.get(still.id)?.quantity).toBe(12)
    })

    test('write nothing, and make nothing to undo, where all of it moved', async () => {
      const sold = await createStock(shop().db, 6)
      await placeTestOrder(shop().db, await createBuyer(shop().db), sold, { quantity: 4 })
      const answer = await sendChanges([{ stock_id: sold.id, quantity: 2, quantity_read: 6 }])
      const { data } = contract.setStocks.answer.parse(answer.body)
      expect(data).toEqual({ update_id: null, changed: 0, unchanged: 0, left_out: 1 })
      expect((await readStocks([sold.id]))[0]?.quantity).toBe(6)
      const both = await sendChanges([{ stock_id: sold.id, quantity: 9, quantity_by: 3 }])
      expect(both.status).toBe(422)
    })
  })

  test('of a role for stock alone are quantities, and no price is set or taken back', async () => {
    const { db } = shop()
    const [role] = await db.select().from(roles).where(eq(roles.name, STORE_ROLE))
    const [member] = await db
      .insert(staffMembers)
      .values({ mobile: '+989123330088', name: 'انباردار', roleId: role?.id ?? 0 })
      .returning()
    const session = await shop().logInStaff(member?.id ?? 0)
    const id = plain[5]?.id ?? 0
    const quantity = (plain[5]?.quantity ?? 0) + 1
    expect((await sendChanges([{ stock_id: id, quantity }], session)).status).toBe(200)
    const refused = await sendChanges([{ stock_id: id, price: 10_000 }], session)
    expect(refused.body).toMatchObject({ code: 'permission_denied' })
    const headers = { Authorization: `Bearer ${OPERATOR_KEY}` }
    const body = { changes: [{ stock_id: id, price: 10_000 }] }
    const made = await askCall(shop().url, contract.setStocksByOperator, { body }, headers)
    const { data } = contract.setStocks.answer.parse(made.body)
    const params = { id: data.update_id }
    const refusedUndo = await askCall(shop().url, contract.undoStockUpdate, { params }, session)
    expect(refusedUndo.body).toMatchObject({ code: 'permission_denied' })
    expect((await readStocks([id]))[0]?.price).toBe(10_000)
  })
})
