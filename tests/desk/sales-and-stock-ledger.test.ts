import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { catchUpWithClock } from '@/lib/server/catalogue/price-clock'
import {
  festivals,
  listings,
  orderItems,
  products,
  staffMembers,
  stockMovements,
  stocks,
} from '@/lib/server/db/schema/schema'
import { persianDigits } from '@/lib/persian/digits'
import { DAY_MS } from '@/lib/persian/durations'
import { nameMovement } from '@/lib/server/product/stock-movement'
import { askCall, type CallInputs } from '../kit/ask-call'
import { createBuyer, placeTestOrder } from '../kit/buyer'
import { createProduct } from '../kit/create-product'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { logInWithRole } from '../kit/staff-role'

const PRICE = 10_000_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describeEachShop('sale prices, costs and the ledger of stock', (shop) => {
  let owner = { Cookie: '' }
  let made = 0

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  const ask = (call: Call, input: CallInputs, session = owner) =>
    askCall(shop().url, call, input, session)

  async function addGood(variants = [{ price: PRICE, quantity: 5 }]) {
    made += 1
    const slug = `کالای-فروش-ویژه-${made}`
    const like = { festivalId: null, festivalPercent: 0, status: 'published' } as const
    const id = await createProduct(
      shop().db,
      { ...like, slug, title: `کالای فروش ویژه ${made}` },
      variants.map((one, nth) => ({ ...one, parentValue: { مدل: String(nth) } })),
    )
    const own = await shop()
      .db.select()
      .from(stocks)
      .where(eq(stocks.productId, id))
      .orderBy(asc(stocks.id))
    return { id, slug, stockId: own[0]?.id ?? 0, stockIds: own.map((one) => one.id) }
  }

  const setSale = (stockId: number, sale: object | null, session = owner) =>
    ask(contract.setStocks, { body: { changes: [{ stock_id: stockId, sale }] } }, session)
  async function readListing(id: number) {
    const [row] = await shop().db.select().from(listings).where(eq(listings.productId, id))
    return { price: row?.finalPrice, percent: row?.percent }
  }
  async function readGood(slug: string) {
    const answer = await ask(contract.getProductInfo, { body: { slug } })
    return contract.getProductInfo.answer.parse(answer.body).data.info
  }
  async function readDesk(id: number, session = owner) {
    const answer = await ask(contract.getDeskProduct, { params: { id } }, session)
    return contract.getDeskProduct.answer.parse(answer.body).data.product
  }
  const readLedger = async (query: object) => {
    const answer = await ask(contract.getStockMovements, { query })
    expect(answer.status, answer.text).toBe(200)
    return contract.getStockMovements.answer.parse(answer.body).data.movements
  }

  test('a sale lowers the price on the page, in lists and in the cart, with its end', async () => {
    const good = await addGood()
    const until = inDays(2)
    const answer = await setSale(good.stockId, { price: 7_500_000, until })
    expect(answer.status, answer.text).toBe(200)
    const { stocks: shown } = await readGood(good.slug)
    expect(shown[0]).toMatchObject({ price: PRICE, final_price: 7_500_000, sale_ends_at: until })
    expect(await readListing(good.id)).toEqual({ price: 7_500_000, percent: 25 })
    const buyer = await createBuyer(shop().db)
    const { order } = await placeTestOrder(shop().db, buyer, {
      id: good.stockId,
      productId: good.id,
    })
    expect(order).toMatchObject({ items_total: PRICE, discount: 2_500_000 })
    const { data } = contract.setStocks.answer.parse(answer.body)
    await ask(contract.undoStockUpdate, { params: { id: data.update_id ?? 0 } })
    expect(await readListing(good.id)).toEqual({ price: PRICE, percent: 0 })
  })

  test('of a festival and a sale the lower price holds, and never both', async () => {
    const good = await addGood()
    const { db } = shop()
    const [festival] = await db
      .insert(festivals)
      .values({
        ...{ slug: `جشن-${made}`, title: 'جشن' },
        ...{ startsAt: new Date(inDays(-1)), endsAt: new Date(inDays(1)) },
      })
      .returning({ id: festivals.id })
    const inFestival = { festivalId: festival?.id ?? 0, festivalPercent: 30 }
    await db.update(products).set(inFestival).where(eq(products.id, good.id))
    await setSale(good.stockId, { price: 8_000_000 })
    expect(await readListing(good.id)).toEqual({ price: 7_000_000, percent: 30 })
    expect((await readGood(good.slug)).stocks[0]?.final_price).toBe(7_000_000)
    await setSale(good.stockId, { price: 6_000_000 })
    expect(await readListing(good.id)).toEqual({ price: 6_000_000, percent: 40 })
    expect((await readGood(good.slug)).stocks[0]?.final_price).toBe(6_000_000)
  })

  /** Time alone: the triggers would refresh the list. */
  async function passTo(stockId: number, columns: object) {
    const { db } = shop()
    const since = new Date(Date.now() - 1_000)
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table stocks disable trigger user`)
      await tx.update(stocks).set(columns).where(eq(stocks.id, stockId))
      await tx.execute(sql`alter table stocks enable trigger user`)
    })
    return catchUpWithClock(db, since)
  }

  test('a sale begins and ends by the clock, on another instance as well', async () => {
    const good = await addGood()
    await setSale(good.stockId, { price: 9_000_000, from: inDays(1), until: inDays(3) })
    expect(await readListing(good.id)).toEqual({ price: PRICE, percent: 0 })
    const { db } = shop()
    const begun = await passTo(good.stockId, { saleFrom: sql`now()` })
    expect(begun.tagsToRevalidate).toContain(`product:${good.slug}`)
    expect(await readListing(good.id)).toEqual({ price: 9_000_000, percent: 10 })
    const ended = await passTo(good.stockId, {
      saleFrom: sql`now() - interval '1 day'`,
      saleUntil: sql`now()`,
    })
    expect(ended.tagsToRevalidate).toContain(`product:${good.slug}`)
    expect(await readListing(good.id)).toEqual({ price: PRICE, percent: 0 })
    expect((await catchUpWithClock(db, ended.now)).tagsToRevalidate).toBeNull()
  })

  test('a sale that begins and ends within seconds of being written reaches pages at once', async () => {
    const good = await addGood()
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
    await setSale(good.stockId, { price: 9_000_000, from: soon(2), until: soon(4) })
    for (const expected of [9_000_000, PRICE]) {
      shop().revalidatedTags.length = 0
      await vi.waitFor(() => expect(shop().revalidatedTags).toContain(`product:${good.slug}`), {
        timeout: 15_000,
        interval: 100,
      })
      expect(await readListing(good.id)).toMatchObject({ price: expected })
    }
  }, 40_000)

  test('a sale that ends beside a variant of the same price takes its percent from the list', async () => {
    const good = await addGood([
      { price: PRICE, quantity: 5 },
      { price: 8_000_000, quantity: 5 },
    ])
    await setSale(good.stockId, { price: 8_000_000, until: inDays(1) })
    expect(await readListing(good.id)).toEqual({ price: 8_000_000, percent: 20 })
    await passTo(good.stockId, {
      saleFrom: sql`now() - interval '1 day'`,
      saleUntil: sql`now()`,
    })
    expect(await readListing(good.id)).toEqual({ price: 8_000_000, percent: 0 })
  })

  test('a card shows the variant that is cheapest with its sale', async () => {
    const good = await addGood([
      { price: PRICE, quantity: 3 },
      { price: 12_000_000, quantity: 3 },
    ])
    await setSale(good.stockIds[1] ?? 0, { price: 9_500_000 })
    expect((await readListing(good.id)).price).toBe(9_500_000)
    const answer = await ask(contract.getProductCards, { query: { ids: String(good.id) } })
    const [card] = contract.getProductCards.answer.parse(answer.body).data.products
    expect(card).toMatchObject({ price: 12_000_000, final_price: 9_500_000, percent: 20 })
  })

  test('a sale above the price, past its end or beyond the limit of the role is refused', async () => {
    const good = await addGood()
    const limited = await logInWithRole(shop(), ['stock.write', 'prices.write'], {
      discountLimit: 20,
    })
    expect((await setSale(good.stockId, { price: PRICE })).status).toBe(422)
    expect((await setSale(good.stockId, { price: 9_000_000, until: inDays(-1) })).status).toBe(422)
    expect((await setSale(good.stockId, { price: 7_990_000 }, limited)).status).toBe(422)
    expect((await setSale(good.stockId, { price: 8_000_000 }, limited)).status).toBe(200)
    const noPrices = await logInWithRole(shop(), ['stock.write'], { discountLimit: null })
    expect((await setSale(good.stockId, null, noPrices)).status).toBe(403)
  })

  test('a cost is seen and written with its permission alone, and kept by the orders of its day', async () => {
    const good = await addGood()
    const body = { variants: [{ id: good.stockId, cost: 6_000_000, barcode: '۶۲۶۰-۱۲۳' }] }
    const save = async (change: object, session = owner) => {
      const { version } = await readDesk(good.id)
      const whole = { ...change, version }
      return ask(contract.updateDeskProduct, { params: { id: good.id }, body: whole }, session)
    }
    const editor = await logInWithRole(shop(), ['catalogue.write', 'audit.read'])
    expect((await save(body, editor)).status).toBe(403)
    const saved = await save(body)
    expect(saved.status, saved.text).toBe(200)
    expect((await readDesk(good.id)).variants[0]).toMatchObject({
      ...{ cost: 6_000_000, barcode: '6260123' },
    })
    expect((await readDesk(good.id, editor)).variants[0]?.cost).toBeNull()
    const guesses = [5_999_990, 6_000_000, 6_000_010, null].map((cost) =>
      save({ variants: [{ id: good.stockId, cost }] }, editor),
    )
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(403)
    const log = await ask(
      contract.getAuditLog,
      { query: { subject: `product:${good.id}`, limit: 10 } },
      editor,
    )
    expect(log.status).toBe(200)
    expect(log.text).not.toContain('"cost"')
    const buyer = await createBuyer(shop().db)
    const { order } = await placeTestOrder(shop().db, buyer, {
      id: good.stockId,
      productId: good.id,
    })
    await save({ variants: [{ id: good.stockId, cost: 7_000_000 }] })
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    expect(item?.unitCost).toBe(6_000_000)
    const found = await ask(contract.getDeskProducts, { query: { q: '6260123' } })
    const list = contract.getDeskProducts.answer.parse(found.body).data.products
    expect(list.map(({ id }) => id)).toEqual([good.id])
  })

  test('every change of a stock is in the ledger, with who, why and what is left', async () => {
    const good = await addGood()
    const correction = {
      changes: [{ stock_id: good.stockId, quantity: 3 }],
      ...{ reason: 'damage', note: 'دو عدد شکسته بود' },
    }
    expect((await ask(contract.setStocks, { body: correction })).status).toBe(200)
    const { version } = await readDesk(good.id)
    await ask(contract.updateDeskProduct, {
      params: { id: good.id },
      body: { version, variants: [{ id: good.stockId, quantity: 8 }] },
    })
    const ledger = await readLedger({ stock: good.stockId })
    expect(
      ledger.map(({ change, quantity, reason, note }) => [change, quantity, reason, note]),
    ).toEqual([
      [5, 8, 'desk', ''],
      [-2, 3, 'damage', 'دو عدد شکسته بود'],
      [5, 5, 'opening', ''],
    ])
    expect(ledger[0]?.actor).not.toBe('')
    expect(await readLedger({ stock: good.stockId, reason: 'damage' })).toHaveLength(1)
    const sku = `LEDGER-${good.stockId}`
    await shop().db.update(stocks).set({ sku }).where(eq(stocks.id, good.stockId))
    const { title } = ledger[0] ?? {}
    expect(await readLedger({ q: title })).toHaveLength(ledger.length)
    expect(await readLedger({ q: sku.toLowerCase() })).toHaveLength(ledger.length)
    const { order } = await placeTestOrder(shop().db, await createBuyer(shop().db), {
      id: good.stockId,
      productId: good.id,
    })
    await shop().db.transaction(async (tx) => {
      await nameMovement(tx, { reason: 'order', orderId: order.id })
      await tx.update(stocks).set({ quantity: 7 }).where(eq(stocks.id, good.stockId))
    })
    const ofOrder = await readLedger({ q: persianDigits(order.code) })
    expect(ofOrder.map((one) => one.order?.code)).toEqual([order.code])
    expect(await readLedger({ q: 'کالایی که نیست' })).toHaveLength(0)
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })

  test('no line of the ledger is ever changed or removed', async () => {
    const { db } = shop()
    const change = db.update(stockMovements).set({ change: 1 })
    await expect(change).rejects.toThrow()
    await expect(db.delete(stockMovements)).rejects.toThrow()
  })
})
