import { beforeAll, expect, test } from 'vitest'
import { setStock } from '@/lib/contract/desk/actions'
import { describeEachShop } from '../kit/each-shop'
import { askCall, expectRefused, expectWellMannered } from '../kit/ask-call'
import { readExamples, type ExampleData } from '../kit/example-inputs'

describeEachShop('an idempotency key', (shop) => {
  let goods: ExampleData
  beforeAll(async () => {
    goods = await readExamples(shop().url)
  })
  const set = (key: string, quantity: number) => {
    const body = { stock_id: goods.stock.id, quantity }
    return askCall(shop().url, setStock, { body }, { 'Idempotency-Key': key })
  }

  test('with the same payload is answered the same and does nothing twice', async () => {
    const first = await set('the-first-intent', 41)
    await set('another-intent', 42)
    const again = await set('the-first-intent', 41)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const now = await readExamples(shop().url)
    expect(now.stock.quantity).toBe(42)
  })

  test('with another payload is 422', async () => {
    await set('the-second-intent', 43)
    expectRefused(await set('the-second-intent', 44), 422)
  })

  test('sent twenty times at once is one intent', async () => {
    const writes = shop().stale.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => set('a-crowd', 45)))
    for (const answer of answers) {
      expectWellMannered(answer)
      expect([200, 409]).toContain(answer.status)
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const named = shop().stale.slice(writes)
    expect(new Set(named).size).toBe(named.length)
  })

  test.each(['a'.repeat(10_000), `'; drop table idempotency_keys; --`, '%00'])(
    'such as %.30s does no harm',
    async (key) => expectWellMannered(await set(key, 46)),
  )
})
