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
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { runShopCommand } from '../kit/run-shop-command'

describeShop('npm run shop -- … show', (shop) => {
  const run = (...words: string[]) => runShopCommand(shop().url, ...words)

  test('shows whose an order is, where it goes, its goods, its money and what it waits for', async () => {
    const [paid] = await shop().db.select().from(orders).where(eq(orders.status, 'paid'))
    if (!paid) throw new Error('No order of the demo shop is paid.')
    const output = await run('order', 'show', String(paid.id))
    expect(output).toContain(`${paid.code} (${paid.id}) is paid; it waits for processing.`)
    expect(output).toMatch(/^Customer: \S+ \S+.*, \+989\d{9} \(1\)$/m)
    expect(output).toMatch(/^Address: .*خیابان سعدی/m)
    expect(output).toMatch(new RegExp(`^Money: .*to pay ${paid.payable} rials$`, 'm'))
    const items = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, paid.id))
    for (const { title, stockId } of items) {
      expect(output).toMatch(new RegExp(`1 × ${title}.* \\(variant ${stockId}\\)$`, 'm'))
    }
  })

  test('shows that an unpaid order waits for its payment', async () => {
    const unpaid = eq(orders.status, 'waiting_payment')
    const [row] = await shop().db.select().from(orders).where(unpaid)
    expect(await run('order', 'show', String(row?.id))).toContain('it waits for its payment.')
  })

  test('shows the goods of a return, why they come back, its description and its photos', async () => {
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, 1))
    await shop().db.update(orders).set({ deliveredAt: new Date() }).where(eq(orders.id, 1))
    const items = [{ order_item_id: item?.id ?? 0, quantity: 1, reason: 'نشکسته ولی کار نمی‌کند' }]
    const answer = await upload(
      shop().url,
      { ...returnOrder, path: '/api/profile/orders/1/return' },
      await shop().logIn(1),
      {
        files: [await png({ width: 40, height: 30 })],
        fields: { items: JSON.stringify(items), description: 'از روز نخست روشن نشد.' },
      },
    )
    const { refer } = returnOrder.answer.parse(answer.body).data
    const output = await run('refer', 'show', String(refer.id))
    expect(output).toContain('is refer_request; it waits for refer_accept.')
    expect(output).toContain('Of: order 1')
    expect(output).toContain('reason: نشکسته ولی کار نمی‌کند')
    expect(output).toContain('از روز نخست روشن نشد.')
    expect(output).toMatch(/^Photo: \/media\/own-[\da-f]{32}\.webp$/m)
  })

  test('shows the thread of a ticket, oldest first', async () => {
    const output = await run('ticket', 'show', '1')
    expect(output).toMatch(/^قیمت برای خرید بیست عدد ماگ \(1\) is answered; it is for sales\.$/m)
    expect(output.indexOf('the customer:')).toBeLessThan(output.indexOf('the shop:'))
    expect(output).toContain('  سلام. برای هدیهٔ همکاران بیست ماگ سفالی')
    expect(output).toMatch(/^Customer: .+\+989\d{9} \(1\)$/m)
  })

  test('shows the rate and text of a comment, and its writer though others do not see the name', async () => {
    const hidden = { anonymous: true, status: 'pending' as const }
    const [row] = await shop().db.update(comments).set(hidden).where(eq(comments.id, 1)).returning()
    const output = await run('comment', 'show', '1')
    expect(output).toMatch(new RegExp(`^The comment 1 is pending: ${row?.rate} of 5`))
    expect(output).toMatch(new RegExp(`^Customer: .+ \\(${row?.userId}\\)$`, 'm'))
    expect(output).toContain(row?.comment)
    const [product] = await shop()
      .db.select()
      .from(products)
      .where(eq(products.id, row?.productId ?? 0))
    expect(output).toContain(
      `Product: ${product?.title} (${product?.id}), /product/${product?.slug}`,
    )
  })

  test('shows the question that an answer belongs to', async () => {
    const [answer] = await shop().db.select().from(questions).where(isNotNull(questions.parentId))
    const [question] = await shop()
      .db.select()
      .from(questions)
      .where(eq(questions.id, answer?.parentId ?? 0))
    const output = await run('question', 'show', String(answer?.id))
    expect(output).toContain(`The answer ${answer?.id} is approved.`)
    expect(output).toContain(`Asked: ${question?.question} (${question?.id})`)
    expect(output).toContain(answer?.question)
  })

  test('lists messages to the shop, the newest first, until they are done', async () => {
    await shop().db.delete(contactMessages)
    const message = { name: 'مریم رستگار', mobile: '+989123456789', message: 'خبری نشد؟' }
    const rows = await shop()
      .db.insert(contactMessages)
      .values(['نخست', 'سپس'].map((subject) => ({ ...message, subject })))
      .returning()
    const [first, then] = rows
    expect(await run('contact', 'list')).toBe(
      [then, first]
        .map((row) => `${row?.id}: ${row?.subject}\n  مریم رستگار, +989123456789\n  خبری نشد؟`)
        .join('\n'),
    )
    expect(await run('waiting')).toMatch(
      new RegExp(`^contact +open +2 +${first?.id}, ${then?.id}\n +نخست$`, 'm'),
    )
    await run('contact', 'done', String(then?.id))
    expect(await run('contact', 'list')).not.toContain('سپس')
    await run('contact', 'done', String(first?.id))
    expect(await run('contact', 'list')).toBe('No message waits.')
    expect(await run('waiting')).not.toContain('contact')
  })

  test.each([
    ['order', getDeskOrder],
    ['ticket', getDeskTicket],
    ['comment', getDeskComment],
    ['question', getDeskQuestion],
    ['messages', getContactMessages],
  ])('of %s is cached nowhere, is 404 without the key, and writes no event', async (_, call) => {
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
  })

  test('is 404 for an id that does not exist', async () => {
    for (const call of [getDeskOrder, getDeskTicket, getDeskComment, getDeskQuestion]) {
      expectRefused(await askCall(shop().url, call, { params: { id: 999_999 } }), 404)
    }
  })
})
