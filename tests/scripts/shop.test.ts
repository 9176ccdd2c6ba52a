import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tags } from '@/lib/contract/tags'
import {
  comments,
  operatorEvents,
  orderEvents,
  orders,
  products,
  questions,
  settings,
  stocks,
  ticketMessages,
} from '@/lib/server/db/schema/schema'
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

  test('takes a tracking code with the step that makes the parcel ready, and with none before', async () => {
    const id = await idIn('preparing')
    const advance = (...more: string[]) => act('order', 'advance', String(id), ...more)
    const early = await advance('--tracking', '1234567890')
    expect(early.said).toMatch(/^The shop answered 422: .*کد رهگیری/)
    expect(await statusOf(id)).toBe('preparing')
    for (const to of ['stock', 'packaging']) expect((await advance()).said).toContain(to)
    const ready = await advance('--tracking', '1234567890')
    expect(ready.said).toContain('ready_for_send')
    const [row] = await shop().db.select().from(orders).where(eq(orders.id, id))
    expect(row?.trackingCode).toBe('1234567890')
    await shop().db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, id))
  })

  test.each([
    ['cancel', 'cancel_store'],
    ['cancel-support', 'cancel_operator'],
  ])('%ss', async (word, status) => {
    const id = await idIn('preparing')
    expect((await act('order', word, String(id))).failed).toBe(false)
    expect(await statusOf(id)).toBe(status)
    await shop().db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, id))
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
    [['order', 'advance'], /^The id of an order is missing\.$/],
    [['order', 'show', '999999'], /^The shop answered 404: \S/],
    [['contact', 'done', '999999'], /^The shop answered 404: \S/],
    [['product', 'stock', '1'], /^The quantity is missing\.$/],
    [
      ['order', 'fly', '1'],
      /^There is no word "order fly"\. There are show, advance, cancel, cancel-support;/,
    ],
    [['toString', 'valueOf', '1'], /^There is no word "toString"\. There are waiting, order,/],
    [['waiting', 'long'], /^"long" is one word too many/],
    [['order', 'advance', '1', '2'], /^"2" is one word too many/],
    [['ticket', 'reply', '1'], /^The text is missing/],
    [['ticket', 'reply', '999999', 'سلام'], /^The shop answered 404: \S/],
    [['comment', 'approve', '1', '--note', 'x'], /^--note says nothing to "comment approve"/],
    [['product', 'price', '1', '0'], /^"0" is not the price in rials/],
    [['product', 'stock', '1', 'many'], /^"many" is not the quantity/],
    [['product', 'stock', '1', '9999999999'], /^The shop answered 422: \S/],
    [['product', 'publish', '999999'], /^The shop answered 404: \S/],
    [['question', 'answer', '999999', 'بله'], /^The shop answered 404: \S/],
    [['order', 'advance', '1', '--nope'], /--nope/],
    [[], /^Say what to do\. There are waiting, order, refer, ticket,/],
  ])('%j is refused in words', async (words, told) => {
    const { said, failed } = await act(...words)
    expect(failed).toBe(true)
    expect(said).toMatch(told)
    expect(said.split('\n')).toHaveLength(1)
  })

  test('tells of every word when asked for help, and of one area when that is named', async () => {
    const whole = await act('--help')
    expect(whole.failed).toBe(false)
    for (const word of ['refer done', 'question answer', 'product publish', 'OPERATOR_NAME']) {
      expect(whole.said).toContain(word)
    }
    const { said } = await act('ticket', '--help')
    expect(said).toContain('ticket reply <ticket id> <text>')
    expect(said).not.toContain('product')
  })

  test('takes a day for a holiday, and for a working day again', async () => {
    expect(await act('holiday', 'add', '۱۴۲۰/۳/۶')).toEqual({
      said: 'Days of rest to come: 2041-05-26.',
      failed: false,
    })
    expect((await act('holiday', 'list')).said).toContain('2041-05-26')
    expect((await act('holiday', 'drop', '2041-05-26')).said).toMatch(/^No day to come/)
    expect((await act('holiday', 'drop', '2041-05-26')).failed).toBe(true)
    expect((await act('holiday', 'add', '1405/12/30')).said).toMatch(/^The shop answered 422/)
    expect((await act('holiday', 'add')).said).toMatch(/^The day is missing/)
  })

  test('writes over no list of holidays that it cannot read', async () => {
    const list = eq(settings.key, 'holidays')
    const damaged = ['2041-05-26', 'دوشنبه']
    await shop().db.update(settings).set({ value: damaged }).where(list)
    for (const words of [['add', '1420/3/7'], ['drop', '2041-05-26'], ['list']]) {
      const { said, failed } = await act('holiday', ...words)
      expect(failed, words.join(' ')).toBe(true)
      expect(said).toMatch(/^The shop answered 412: فهرست تعطیلات خوانا نیست/)
    }
    const [row] = await shop().db.select().from(settings).where(list)
    expect(row?.value).toEqual(damaged)
    await shop().db.update(settings).set({ value: [] }).where(list)
  })

  test('answers a ticket', async () => {
    const message = 'بسته فردا می‌رسد.'
    expect(await act('ticket', 'reply', '1', message)).toEqual({
      said: 'The ticket 1 is answered.',
      failed: false,
    })
    const [last] = await shop()
      .db.select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, 1))
      .orderBy(desc(ticketMessages.id))
    expect(last).toMatchObject({ message, fromShop: true })
  })

  const commentIn = async (status: 'approved' | 'rejected') => {
    const [row] = await shop()
      .db.select({ id: comments.id, productId: comments.productId, slug: products.slug })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.productId))
      .where(eq(comments.status, status))
    if (!row) throw new Error(`No comment of the demo shop is ${status}.`)
    return row
  }

  test.each([
    ['reject', 'approved', 'rejected'],
    ['approve', 'rejected', 'approved'],
  ] as const)('%ss a comment, and its pages are made anew', async (word, before, after) => {
    const { id, productId, slug } = await commentIn(before)
    shop().stale.length = 0
    expect((await act('comment', word, String(id))).said).toBe(`The comment ${id} is ${after}.`)
    const [row] = await shop().db.select().from(comments).where(eq(comments.id, id))
    expect(row?.status).toBe(after)
    expect(shop().stale).toEqual(expect.arrayContaining([tags.talk(productId), tags.product(slug)]))
  })

  test('answers a question, rejects it, and lets it be seen again', async () => {
    const asked = and(isNotNull(questions.userId), isNull(questions.parentId))
    const [question] = await shop().db.select().from(questions).where(asked).orderBy(questions.id)
    const id = question?.id ?? 0
    const now = async () => {
      const [row] = await shop().db.select().from(questions).where(eq(questions.id, id))
      return row?.status
    }
    expect((await act('question', 'answer', String(id), 'بله، اصل است.')).failed).toBe(false)
    const answers = await shop().db.select().from(questions).where(eq(questions.parentId, id))
    expect(answers.map((answer) => answer.question)).toContain('بله، اصل است.')
    await act('question', 'reject', String(id))
    expect(await now()).toBe('rejected')
    await act('question', 'approve', String(id))
    expect(await now()).toBe('approved')
  })

  test('prices, stocks and hides a product, in Persian digits too', async () => {
    const [variant] = await shop()
      .db.select({ id: stocks.id, productId: products.id, slug: products.slug })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(eq(products.status, 'published'))
      .orderBy(stocks.id)
    if (!variant) throw new Error('the demo shop sells nothing')
    const { id, productId, slug } = variant
    shop().stale.length = 0
    const priced = await act('product', 'price', String(id), '۱۲,۵۰۰,۰۰۰')
    expect(priced.said).toMatch(new RegExp(`^The variant ${id} costs 12500000 rials; \\d+ lie`))
    expect(shop().stale).toContain(tags.product(slug))
    expect((await act('product', 'stock', String(id), '44')).said).toMatch(/; 44 lie in store\.$/)
    for (const [word, status] of [
      ['soon', 'coming soon'],
      ['hide', 'hidden'],
      ['publish', 'published'],
    ] as const) {
      shop().stale.length = 0
      expect((await act('product', word, String(productId))).said).toBe(
        `The product ${productId} is ${status}.`,
      )
      expect(shop().stale).toContain(tags.product(slug))
    }
  })

  test('every move is among the events with who made it; what was refused is not', async () => {
    const before = await shop().db.$count(operatorEvents)
    const { id } = await commentIn('approved')
    const env = { SHOP_URL: shop().url, OPERATOR_KEY, OPERATOR_NAME: 'سارا کریمی' }
    await shopCommand(['comment', 'approve', String(id)], env)
    await shopCommand(['comment', 'approve', '999999'], env)
    const events = await shop().db.select().from(operatorEvents).orderBy(operatorEvents.id)
    expect(events.slice(before)).toMatchObject([
      { call: 'operateComment', madeBy: 'سارا کریمی', input: { body: { id, approved: true } } },
    ])
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
