import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents, orders } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)

type Ended = { said: string; failed: boolean }

async function shopCommand(words: string[], env: Record<string, string>): Promise<Ended> {
  const options = { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...env } }
  try {
    const { stdout } = await command(process.execPath, ['scripts/shop.mjs', ...words], options)
    return { said: stdout.trim(), failed: false }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return { said, failed: true }
  }
}

describeEachShop('the hand on the shop', (shop) => {
  const act = (...words: string[]) => shopCommand(words, { SHOP_URL: shop().url, OPERATOR_KEY })
  const idIn = async (status: 'paid' | 'preparing' | 'waiting_payment' | 'refer_request') => {
    const [row] = await shop()
      .db.select({ id: orders.id })
      .from(orders)
      .where(eq(orders.status, status))
      .orderBy(asc(orders.id))
    if (!row) throw new Error(`No order of the demo shop is in ${status}.`)
    return row.id
  }
  const statusOf = async (id: number) => {
    const [row] = await shop().db.select().from(orders).where(eq(orders.id, id))
    return row?.status
  }

  test('takes a paid order one step on, and writes who did it', async () => {
    const id = await idIn('paid')
    const { said, failed } = await act('order', 'advance', String(id), '--note', 'تلفنی پرسید')
    expect({ said, failed }).toEqual({
      said: expect.stringMatching(new RegExp(`^VT-.+ \\(${id}\\) is now processing\\.$`)),
      failed: false,
    })
    const events = await shop().db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.at(-1)).toMatchObject({ actor: 'operator', note: 'تلفنی پرسید' })
  })

  test('cancels', async () => {
    const id = await idIn('preparing')
    expect((await act('order', 'cancel', String(id))).failed).toBe(false)
    expect(await statusOf(id)).toBe('cancel_store')
  })

  test('leads a return to its money', async () => {
    const id = await idIn('refer_request')
    for (const word of ['accept', 'returned', 'done']) await act('refer', word, String(id))
    expect(await statusOf(id)).toBe('refer_done')
    const again = await act('refer', 'reject', String(id))
    expect(again.failed).toBe(true)
    expect(again.said).toMatch(/^The shop answered 412: \S/)
  })

  test.each([
    [['order', 'advance', '999999'], /^The shop answered 404: \S/],
    [['order', 'advance', '۱۲x'], /^"۱۲x" is not the id/],
    [['order', 'advance'], /is not the id/],
    [['order', 'fly', '1'], /npm run shop -- order advance/],
    [['toString', 'valueOf', '1'], /npm run shop -- order advance/],
    [['order', 'advance', '1', '--nope'], /--nope/],
    [[], /npm run shop -- order advance/],
  ])('%j is refused in words', async (words, told) => {
    const { said, failed } = await act(...words)
    expect(failed).toBe(true)
    expect(said).toMatch(told)
    expect(said).not.toMatch(/\bat .+:\d+:\d+/)
  })

  test('a wrong key, no key, and no shop each say so', async () => {
    const words = ['order', 'advance', '1']
    const { url } = shop()
    const wrong = await shopCommand(words, { SHOP_URL: url, OPERATOR_KEY: 'x'.repeat(20) })
    expect(wrong.said).toMatch(/this is not the shop's OPERATOR_KEY/)
    expect((await shopCommand(words, { SHOP_URL: url })).said).toMatch(/OPERATOR_KEY is not set/)
    const nobody = await shopCommand(words, { PORT: '1', OPERATOR_KEY })
    expect(nobody.said).toMatch(/^No shop answers at http:\/\/127\.0\.0\.1:1 /)
  })
})
