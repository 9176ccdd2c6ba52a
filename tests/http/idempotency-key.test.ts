import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getProducts } from '@/lib/contract/catalogue/products'
import { setStock } from '@/lib/contract/desk/actions'
import { idempotencyKeys, stocks } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { askCall, expectRefused, expectWellMannered } from '../kit/ask-call'

describeEachShop('an idempotency key', (shop) => {
  const { stock_id: stockId } = setStock.example.body
  const set = (key: string, quantity: number) => {
    const body = { stock_id: stockId, quantity }
    return askCall(shop().url, setStock, { body }, { 'Idempotency-Key': key })
  }

  test('with the same payload gets the same answer and does nothing twice', async () => {
    const first = await set('the-first-intent', 41)
    await set('another-intent', 42)
    const again = await set('the-first-intent', 41)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const stock = await shop().db.query.stocks.findFirst({ where: eq(stocks.id, stockId) })
    expect(stock?.quantity).toBe(42)
  })

  test('with another payload is 422', async () => {
    await set('the-second-intent', 43)
    expectRefused(await set('the-second-intent', 44), 422)
  })

  test('of what only reads is left aside and stores nothing', async () => {
    const read = (q: string) =>
      askCall(shop().url, getProducts, { body: { q } }, { 'Idempotency-Key': 'a-read' })
    const first = await read('گوشی')
    const again = await read('گوشی')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await read('کتاب')).status).toBe(200)
    const rows = await shop().db.query.idempotencyKeys.findMany({
      where: eq(idempotencyKeys.key, 'a-read'),
    })
    expect(rows).toEqual([])
  })

  test('sent twenty times at once makes one change', async () => {
    const writes = shop().revalidatedTags.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => set('a-crowd', 45)))
    for (const answer of answers) {
      expectWellMannered(answer)
      expect([200, 409]).toContain(answer.status)
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const named = shop().revalidatedTags.slice(writes)
    expect(new Set(named).size).toBe(named.length)
  })

  test.each(['a'.repeat(10_000), `'; drop table idempotency_keys; --`, '%00'])(
    'such as %.30s does no harm',
    async (key) => expectWellMannered(await set(key, 46)),
  )
})
