import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { parseIdList } from '@/lib/contract/catalogue/compare'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { stockNotices, stocks } from '@/lib/server/db/schema/schema'
import { eq } from 'drizzle-orm'
import { describeEachShop } from '../kit/each-shop'
import { askCall, expectRefused } from '../kit/ask-call'

test.each([
  ['1,2,3', [1, 2, 3]],
  ['۱،۲ ۳', [1, 2, 3]],
  ['2,2,1,2', [2, 1]],
  ['0,-1,1.5,a,,1e3,99999999999,7', [7]],
  ['1,2,3,4,5,6', [1, 2, 3, 4]],
  ['', []],
])('reads the ids in «%s» as %j', (text, ids) => expect(parseIdList(text, 4)).toEqual(ids))

describeEachShop('calls around a product', (shop) => {
  const compare = async (ids: string) => {
    const answer = await askCall(shop().url, contract.getCompare, { query: { ids } })
    return contract.getCompare.answer.parse(answer.body).data.products.map(({ card }) => card.id)
  }
  const cards = (ids: string) => askCall(shop().url, contract.getProductCards, { query: { ids } })

  test('compares at most four products, whatever is requested', async () => {
    expect(await compare('5,4,3,2,1')).toEqual([5, 4, 3, 2])
    expect(await compare('۳,abc,999999,1')).toEqual([3, 1])
    expect(await compare('999997,999998,999999,1,2,3,4,5')).toEqual([1, 2, 3, 4])
    expect(await compare('')).toEqual([])
  })

  test('says of a compared product which values no variant in stock has', async () => {
    const answer = await askCall(shop().url, contract.getCompare, { query: { ids: '1' } })
    const { products } = contract.getCompare.answer.parse(answer.body).data
    const memory = products[0]?.properties.find(({ name }) => name === 'حافظه')
    expect(memory?.values).toHaveLength(3)
    expect(memory?.sold_out).toEqual(['۵۱۲ گیگابایت'])
  })

  test('returns cards in the requested order, once each', async () => {
    const { data } = contract.getProductCards.answer.parse((await cards('9,2,9,999999')).body)
    expect(data.products.map(({ id }) => id)).toEqual([9, 2])
  })

  test('returns 422 for more than twenty cards or an invalid id', async () => {
    const many = Array.from({ length: 21 }, (_, at) => at + 1).join(',')
    for (const ids of [many, '1,x', '', '0', '1,,2']) expectRefused(await cards(ids), 422)
    expect((await cards(many.slice(0, many.lastIndexOf(',')))).status).toBe(200)
  })

  test('returns 410 with a sentence for a removed product', async () => {
    const answer = await askCall(shop().url, contract.getProductInfo, {
      body: { slug: REMOVED_SLUG },
    })
    expectRefused(answer, 410)
  })

  test('stores and cancels a stock notice of its own customer alone', async () => {
    const headers = { Authorization: `Bearer ${await shop().logIn(1)}` }
    const [stock] = await shop().db.select().from(stocks).where(eq(stocks.quantity, 0)).limit(1)
    if (!stock) throw new Error('The demo shop has no sold-out variant.')
    const body = { stock_id: stock.id }
    const answer = await askCall(shop().url, contract.notifyStock, { body }, headers)
    expect([answer.status, answer.body]).toEqual([200, { data: { ok: true } }])
    const query = { product_id: stock.productId }
    const pending = await askCall(shop().url, contract.getStockNotices, { query }, headers)
    expect(pending.body).toEqual({ data: { stock_ids: [stock.id] } })
    expect(await shop().db.select().from(stockNotices)).toHaveLength(1)

    const other = { Authorization: `Bearer ${await shop().logIn(2)}` }
    const cancel = (key: Record<string, string>) =>
      askCall(shop().url, contract.cancelStockNotice, { params: body }, key)
    expect((await cancel(other)).body).toEqual({ data: { ok: true } })
    expect(await shop().db.select().from(stockNotices)).toHaveLength(1)
    expect((await cancel(headers)).body).toEqual({ data: { ok: true } })
    expect((await cancel(headers)).status).toBe(200)
    expect(await shop().db.select().from(stockNotices)).toHaveLength(0)
  })

  test('returns 412 for a stock notice about a variant that can be bought', async () => {
    const headers = { Authorization: `Bearer ${await shop().logIn(1)}` }
    const [stock] = await shop().db.select().from(stocks).where(eq(stocks.id, 1))
    const body = { stock_id: stock?.id }
    expectRefused(await askCall(shop().url, contract.notifyStock, { body }, headers), 412)
  })
})
