import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getContactMessages, closeContactMessage } from '@/lib/contract/desk/inbox'
import {
  getDeskComment,
  getDeskOrder,
  getDeskQuestion,
  getDeskTicket,
} from '@/lib/contract/desk/details'
import { returnOrder } from '@/lib/contract/orders/order-actions'
import {
  comments,
  contactMessages,
  orderEvents,
  orderItems,
  orders,
  products,
  questions,
} from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { upload } from '../kit/upload'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)

describeEachShop('what the operator reads', (shop) => {
  const said = async (...words: string[]) => {
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, OPERATOR_KEY }
    const options = { env: { ...env, SHOP_URL: shop().url } }
    const { stdout } = await command(process.execPath, ['scripts/shop.mjs', ...words], options)
    return stdout.trim()
  }

  test('of an order: whose it is, where it goes, its goods, its money and what it waits for', async () => {
    const [paid] = await shop().db.select().from(orders).where(eq(orders.status, 'paid'))
    if (!paid) throw new Error('No order of the demo shop is paid.')
    const told = await said('order', 'show', String(paid.id))
    expect(told).toContain(`${paid.code} (${paid.id}) is paid; it waits for processing.`)
    expect(told).toMatch(/^Customer: \S+ \S+.*, \+989\d{9} \(1\)$/m)
    expect(told).toMatch(/^Address: .*خیابان سعدی/m)
    expect(told).toMatch(new RegExp(`^Money: .*to pay ${paid.payable} rials$`, 'm'))
    const items = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, paid.id))
    for (const { title, stockId } of items) {
      expect(told).toMatch(new RegExp(`1 × ${title}.* \\(variant ${stockId}\\)$`, 'm'))
    }
  })

  test("of an unpaid order: that the step is not the shop's", async () => {
    const unpaid = eq(orders.status, 'waiting_payment')
    const [row] = await shop().db.select().from(orders).where(unpaid)
    expect(await said('order', 'show', String(row?.id))).toContain('it waits for its payment.')
  })

  test('of a return: the goods, why, what was described, and where its photos are', async () => {
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, 1))
    await shop().db.update(orders).set({ deliveredAt: new Date() }).where(eq(orders.id, 1))
    const asked = [{ order_item_id: item?.id ?? 0, quantity: 1, reason: 'نشکسته ولی کار نمی‌کند' }]
    const answer = await upload(
      shop().url,
      { ...returnOrder, path: '/api/profile/orders/1/return' },
      await shop().logIn(1),
      {
        files: [await png({ width: 40, height: 30 })],
        fields: { items: JSON.stringify(asked), description: 'از روز نخست روشن نشد.' },
      },
    )
    const { refer } = returnOrder.answer.parse(answer.body).data
    const told = await said('refer', 'show', String(refer.id))
    expect(told).toContain('is refer_request; it waits for refer_accept.')
    expect(told).toContain('Of: order 1')
    expect(told).toContain('reason: نشکسته ولی کار نمی‌کند')
    expect(told).toContain('از روز نخست روشن نشد.')
    expect(told).toMatch(/^Photo: \/media\/own-[\da-f]{32}\.webp$/m)
  })

  test('of a ticket: its thread, oldest first', async () => {
    const told = await said('ticket', 'show', '1')
    expect(told).toMatch(/^قیمت برای خرید بیست عدد ماگ \(1\) is answered; it is for sales\.$/m)
    expect(told.indexOf('the customer:')).toBeLessThan(told.indexOf('the shop:'))
    expect(told).toContain('  سلام. برای هدیهٔ همکاران بیست ماگ سفالی')
    expect(told).toMatch(/^Customer: .+\+989\d{9} \(1\)$/m)
  })

  test('of a comment: its rate and text, and who wrote it even where others do not see that', async () => {
    const hidden = { anonymous: true, status: 'pending' as const }
    const [row] = await shop().db.update(comments).set(hidden).where(eq(comments.id, 1)).returning()
    const told = await said('comment', 'show', '1')
    expect(told).toMatch(new RegExp(`^The comment 1 is pending: ${row?.rate} of 5`))
    expect(told).toMatch(new RegExp(`^Customer: .+ \\(${row?.userId}\\)$`, 'm'))
    expect(told).toContain(row?.comment)
    const [product] = await shop()
      .db.select()
      .from(products)
      .where(eq(products.id, row?.productId ?? 0))
    expect(told).toContain(`Product: ${product?.title} (${product?.id}), /product/${product?.slug}`)
  })

  test('of an answer: what was asked', async () => {
    const [answer] = await shop().db.select().from(questions).where(isNotNull(questions.parentId))
    const [asked] = await shop()
      .db.select()
      .from(questions)
      .where(eq(questions.id, answer?.parentId ?? 0))
    const told = await said('question', 'show', String(answer?.id))
    expect(told).toContain(`The answer ${answer?.id} is approved.`)
    expect(told).toContain(`Asked: ${asked?.question} (${asked?.id})`)
    expect(told).toContain(answer?.question)
  })

  test('of the messages to the shop: the newest first, until they are done', async () => {
    await shop().db.delete(contactMessages)
    const message = { name: 'مریم رستگار', mobile: '+989123456789', message: 'خبری نشد؟' }
    const rows = await shop()
      .db.insert(contactMessages)
      .values(['نخست', 'سپس'].map((subject) => ({ ...message, subject })))
      .returning()
    const [first, then] = rows
    expect(await said('contact', 'list')).toBe(
      [then, first]
        .map((row) => `${row?.id}: ${row?.subject}\n  مریم رستگار, +989123456789\n  خبری نشد؟`)
        .join('\n'),
    )
    expect(await said('waiting')).toMatch(
      new RegExp(`^contact +open +2 +${first?.id}, ${then?.id}\n +نخست$`, 'm'),
    )
    await said('contact', 'done', String(then?.id))
    expect(await said('contact', 'list')).not.toContain('سپس')
    await said('contact', 'done', String(first?.id))
    expect(await said('contact', 'list')).toBe('No message waits.')
    expect(await said('waiting')).not.toContain('contact')
  })

  test.each([
    ['order', getDeskOrder],
    ['ticket', getDeskTicket],
    ['comment', getDeskComment],
    ['question', getDeskQuestion],
    ['messages', getContactMessages],
  ])(
    '%s: is kept by nobody, told to nobody without the key, and writes nothing down',
    async (_, call) => {
      const events = await shop().db.$count(orderEvents)
      const answer = await askCall(shop().url, call, { params: { id: 1 } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const token = await shop().logIn(1)
      for (const wrong of [token, 'x'.repeat(24)]) {
        const headers = { Authorization: `Bearer ${wrong}` }
        expectRefused(await askCall(shop().url, call, { params: { id: 1 } }, headers), 404)
        expectRefused(
          await askCall(shop().url, closeContactMessage, { body: { id: 1 } }, headers),
          404,
        )
      }
      expect(await shop().db.$count(orderEvents)).toBe(events)
    },
  )

  test('of what is not there: nothing', async () => {
    for (const call of [getDeskOrder, getDeskTicket, getDeskComment, getDeskQuestion]) {
      expectRefused(await askCall(shop().url, call, { params: { id: 999_999 } }), 404)
    }
  })
})
