import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tags } from '@/lib/contract/tags'
import {
  comments,
  auditEvents,
  orderEvents,
  orders,
  products,
  questions,
  settings,
  stocks,
  ticketMessages,
} from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'
import { tryShopCommand } from '../kit/run-shop-command'

/** The program itself, in a process of its own. */
async function runProgram(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/shop.mjs', ...words], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { stdout, stderr, code: child.exitCode }
}

describeShop('npm run shop', (shop) => {
  const act = (...words: string[]) => tryShopCommand(words, { SHOP_URL: shop().url, OPERATOR_KEY })
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

  test('advances a paid order one step, and writes who did it', async () => {
    const id = await idIn('paid')
    const { output, failed } = await act('order', 'advance', String(id), '--note', 'تلفنی پرسید')
    expect({ output, failed }).toEqual({
      output: expect.stringMatching(new RegExp(`^VT-.+ \\(${id}\\) is now processing\\.$`)),
      failed: false,
    })
    const events = await shop().db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.at(-1)).toMatchObject({ actor: 'operator', note: 'تلفنی پرسید' })
  })

  test('takes a tracking code with the step that makes the parcel ready, and refuses it before', async () => {
    const id = await idIn('preparing')
    const advance = (...more: string[]) => act('order', 'advance', String(id), ...more)
    const early = await advance('--tracking', '1234567890')
    expect(early.output).toMatch(/^The shop answered 422: .*کد رهگیری/)
    expect(await statusOf(id)).toBe('preparing')
    for (const to of ['stock', 'packaging']) expect((await advance()).output).toContain(to)
    const ready = await advance('--tracking', '1234567890')
    expect(ready.output).toContain('ready_for_send')
    const [row] = await shop().db.select().from(orders).where(eq(orders.id, id))
    expect(row?.trackingCode).toBe('1234567890')
    await shop().db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, id))
  })

  test.each([
    ['cancel', 'cancel_store'],
    ['cancel-support', 'cancel_operator'],
  ])('cancels an order with «%s», which leaves it in %s', async (word, status) => {
    const id = await idIn('preparing')
    expect((await act('order', word, String(id))).failed).toBe(false)
    expect(await statusOf(id)).toBe(status)
    await shop().db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, id))
  })

  test('leads a return to its refund', async () => {
    const id = await idIn('refer_request')
    for (const word of ['accept', 'returned', 'done']) await act('refer', word, String(id))
    expect(await statusOf(id)).toBe('refer_done')
    const again = await act('refer', 'reject', String(id))
    expect(again.failed).toBe(true)
    expect(again.output).toMatch(/^The shop answered 412: \S/)
  })

  test.each([
    [['order', 'advance', '999999'], /^The shop answered 404: \S/],
    [['order', 'advance', '۱۲x'], /^"۱۲x" is not the id/],
    [['order', 'advance'], /^The id of an order is missing\.$/],
    [['order', 'show', '999999'], /^The shop answered 404: \S/],
    [['contact', 'done', '999999'], /^The shop answered 404: \S/],
    [
      ['export', 'goods', '/tmp/no-such-folder/a.csv'],
      /there is no folder "\/tmp\/no-such-folder"\.$/,
    ],
    [['export', 'goods', '/dev/null/a.csv'], /^Nothing was exported: .* \(ENOTDIR\)\.$/],
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
  ])('refuses %j in one sentence', async (words, sentence) => {
    const { output, failed } = await act(...words)
    expect(failed).toBe(true)
    expect(output).toMatch(sentence)
    expect(output.split('\n')).toHaveLength(1)
  })

  test('prints the help of every command, or of one area when that is named', async () => {
    const whole = await act('--help')
    expect(whole.failed).toBe(false)
    for (const word of ['refer done', 'question answer', 'product publish', 'OPERATOR_NAME']) {
      expect(whole.output).toContain(word)
    }
    const { output } = await act('ticket', '--help')
    expect(output).toContain('ticket reply <ticket id> <text>')
    expect(output).not.toContain('product')
  })

  test('adds a holiday and drops it again', async () => {
    expect(await act('holiday', 'add', '۱۴۲۰/۳/۶')).toMatchObject({
      output: 'Days of rest to come: 2041-05-26.',
      failed: false,
    })
    expect((await act('holiday', 'list')).output).toContain('2041-05-26')
    expect((await act('holiday', 'drop', '2041-05-26')).output).toMatch(/^No day to come/)
    expect((await act('holiday', 'drop', '2041-05-26')).failed).toBe(true)
    expect((await act('holiday', 'add', '1405/12/30')).output).toMatch(/^The shop answered 422/)
    expect((await act('holiday', 'add')).output).toMatch(/^The day is missing/)
  })

  test('does not overwrite a list of holidays that it cannot read', async () => {
    const list = eq(settings.key, 'holidays')
    const damaged = ['2041-05-26', 'دوشنبه']
    await shop().db.update(settings).set({ value: damaged }).where(list)
    for (const words of [['add', '1420/3/7'], ['drop', '2041-05-26'], ['list']]) {
      const { output, failed } = await act('holiday', ...words)
      expect(failed, words.join(' ')).toBe(true)
      expect(output).toMatch(/^The shop answered 412: فهرست تعطیلات خوانا نیست/)
    }
    const [row] = await shop().db.select().from(settings).where(list)
    expect(row?.value).toEqual(damaged)
    await shop().db.update(settings).set({ value: [] }).where(list)
  })

  test('answers a ticket', async () => {
    const message = 'بسته فردا می‌رسد.'
    expect(await act('ticket', 'reply', '1', message)).toMatchObject({
      output: 'The ticket 1 is answered.',
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
  ] as const)(
    '%ss a comment, and revalidates the pages that show it',
    async (word, before, after) => {
      const { id, productId, slug } = await commentIn(before)
      shop().revalidatedTags.length = 0
      expect((await act('comment', word, String(id))).output).toBe(`The comment ${id} is ${after}.`)
      const [row] = await shop().db.select().from(comments).where(eq(comments.id, id))
      expect(row?.status).toBe(after)
      expect(shop().revalidatedTags).toEqual(
        expect.arrayContaining([tags.reviews(productId), tags.product(slug)]),
      )
    },
  )

  test('answers a question, rejects it, and approves it again', async () => {
    const isFromCustomer = and(isNotNull(questions.userId), isNull(questions.parentId))
    const [question] = await shop()
      .db.select()
      .from(questions)
      .where(isFromCustomer)
      .orderBy(questions.id)
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
    shop().revalidatedTags.length = 0
    const priced = await act('product', 'price', String(id), '۱۲,۵۰۰,۰۰۰')
    expect(priced.output).toMatch(new RegExp(`^The variant ${id} costs 12500000 rials; \\d+ lie`))
    expect(shop().revalidatedTags).toContain(tags.product(slug))
    expect((await act('product', 'stock', String(id), '44')).output).toMatch(/; 44 lie in store\.$/)
    await shop().db.update(stocks).set({ sku: 'A-1' }).where(eq(stocks.id, id))
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-sheet-'))
    const sheet = join(folder, 'prices.csv')
    writeFileSync(sheet, 'SKU,قیمت (تومان)\nA-1,۱٬۳۰۰٬۰۰۰\nB-1,1000\n')
    const trial = await act('import', sheet, '--dry-run')
    expect(trial.code).toBe(2)
    expect(trial.output).toMatch(
      /^A trial run: 0 rows would be made, 1 changed, 0 are so already, 1 would be left out\.\n[^]*^ {2}Line 3: \S/m,
    )
    const other = join(folder, 'other.csv')
    writeFileSync(other, 'SKU,رقم نهایی,قیمت\nA-1,1300000,5\n')
    const whole = await act('import', other, '--map', 'رقم نهایی=price')
    expect([whole.output, whole.code]).toEqual([expect.stringMatching(/ 1 changed/), 0])
    expect((await act('import', other, '--map', 'نیست=price')).output).toContain('در فایل نیست')
    expect((await act('import', other, '--map', 'رقم نهایی=weight')).output).toContain('نمی‌شناسیم')
    expect((await act('import', other, '--map', 'price')).output).toContain('<heading>=<field>')
    const partly = await act('import', sheet)
    expect(partly.output).toMatch(/^0 rows are made, 0 changed, 1 were so already, 1 left out/)
    expect(partly.code).toBe(2)
    const [, undo = ''] = /import undo (\d+)/.exec((await act('import', sheet)).output) ?? []
    expect((await act('import', 'undo', undo)).output).toMatch(/^0 rows are taken back/)
    rmSync(folder, { recursive: true })
    const [repriced] = await shop().db.select().from(stocks).where(eq(stocks.id, id))
    expect(repriced).toMatchObject({ price: 13_000_000, quantity: 44 })
    for (const [word, status] of [
      ['soon', 'coming soon'],
      ['hide', 'hidden'],
      ['publish', 'published'],
    ] as const) {
      shop().revalidatedTags.length = 0
      expect((await act('product', word, String(productId))).output).toBe(
        `The product ${productId} is ${status}.`,
      )
      expect(shop().revalidatedTags).toContain(tags.product(slug))
    }
  })

  test('writes each command among the events with who gave it, and none that was refused', async () => {
    const before = await shop().db.$count(auditEvents)
    const { id } = await commentIn('approved')
    const env = { SHOP_URL: shop().url, OPERATOR_KEY, OPERATOR_NAME: 'سارا کریمی' }
    await tryShopCommand(['comment', 'approve', String(id)], env)
    await tryShopCommand(['comment', 'approve', '999999'], env)
    const events = await shop().db.select().from(auditEvents).orderBy(auditEvents.id)
    expect(events.slice(before)).toMatchObject([
      {
        action: 'moderateComment',
        actorName: 'سارا کریمی',
        subject: `comment:${id}`,
        after: { approved: true },
      },
    ])
  })

  test('prints what was done, and beside it in the other stream what was not, with its exit code', async () => {
    const env = { SHOP_URL: shop().url, OPERATOR_KEY }
    expect(await runProgram(['ticket', 'reply', '1', 'سلام'], env)).toEqual({
      stdout: 'The ticket 1 is answered.\n',
      stderr: '',
      code: 0,
    })
    expect(await runProgram(['order', 'advance', '999999'], env)).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^The shop answered 404: [^\n]+\n$/),
      code: 1,
    })
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-sheet-'))
    const sheet = join(folder, 'prices.csv')
    writeFileSync(sheet, 'SKU,قیمت (تومان)\nB-1,1000\n')
    expect(await runProgram(['import', sheet, '--dry-run'], env)).toEqual({
      stdout: expect.stringMatching(/^A trial run: 0 rows /),
      stderr: expect.stringMatching(/^import \d+\n$/),
      code: 2,
    })
    rmSync(folder, { recursive: true })
  })

  test('says so when the key is wrong, when there is none, and when no shop answers', async () => {
    const words = ['order', 'advance', '1']
    const { url } = shop()
    const wrong = await tryShopCommand(words, { SHOP_URL: url, OPERATOR_KEY: 'x'.repeat(20) })
    expect(wrong.output).toMatch(/this is not the shop's OPERATOR_KEY/)
    expect((await tryShopCommand(words, { SHOP_URL: url })).output).toMatch(
      /OPERATOR_KEY is not set/,
    )
    const nobody = await tryShopCommand(words, { PORT: '1', OPERATOR_KEY })
    expect(nobody.output).toMatch(/^No shop answers at http:\/\/127\.0\.0\.1:1 /)
  })
})
