import { and, desc, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { applyTagChange } from '@/lib/domain/order-tags'
import { auditEvents, orders } from '@/lib/server/db/schema/schema'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall, expectRefused } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'

test('a tag is the same in every spelling, and one that is there already is not added again', () => {
  const before = ['هدیه', 'تماس گرفته شود']
  expect(applyTagChange(before, { add: ['هديه', 'فوری'], remove: ['تماس‌گرفته شود'] })).toEqual([
    ...['هدیه', 'فوری'],
  ])
  expect(applyTagChange(before, { add: [], remove: ['فوری'] })).toEqual(before)
})

describeEachShop('the tags of orders', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(1)
  })

  async function paidOrder(): Promise<number> {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 3))
    const params = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return order.id
  }
  const tag = (ids: number[], change: { add?: string[]; remove?: string[] }, session = owner) =>
    askCall(shop().url, contract.tagOrders, { body: { orders: ids, ...change } }, session)
  async function tagsOf(id: number) {
    const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, owner)
    return contract.getStaffOrder.answer.parse(answer.body).data.tags
  }
  async function list(query: Record<string, string>) {
    const answer = await askCall(shop().url, contract.getDeskOrders, { query }, owner)
    return contract.getDeskOrders.answer.parse(answer.body).data.orders
  }
  const eventsOf = (id: number) =>
    shop()
      .db.select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'tagOrders'), eq(auditEvents.subject, `order:${id}`)))
      .orderBy(desc(auditEvents.id))

  test('are put on many and taken off, and the log has a row for each order that changed', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    expect(await tag([first, second], { add: ['هدیه'] })).toMatchObject({ status: 200 })
    await tag([second], { add: ['فوری'], remove: ['هديه'] })
    expect([await tagsOf(first), await tagsOf(second)]).toEqual([['هدیه'], ['فوری']])
    expect((await eventsOf(first)).map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { tags: [] }, after: { tags: ['هدیه'] } },
    ])
    expect((await eventsOf(second))[0]).toMatchObject({
      ...{ before: { tags: ['هدیه'] }, after: { tags: ['فوری'] } },
    })
    await tag([first], { add: ['هدیه'] })
    expect(await eventsOf(first)).toHaveLength(1)
  })

  test('that two people add at once in two spellings are one, and no error', async () => {
    const id = await paidOrder()
    const answers = await Promise.all([
      ...[tag([id], { add: ['تماس گرفته شود'] }), tag([id], { add: ['تماس‌گرفته شود'] })],
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await tagsOf(id)).toHaveLength(1)
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('are spelt as they are in use, and offered with how many orders have them', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await tag([first], { add: ['بسته‌بندی ویژه'] })
    await tag([second], { add: ['بسته بندي ويژه'] })
    expect(await tagsOf(second)).toEqual(['بسته‌بندی ویژه'])
    const answer = await askCall(shop().url, contract.getOrderChoices, {}, owner)
    const { tags } = contract.getOrderChoices.answer.parse(answer.body).data
    expect(tags).toContainEqual({ title: 'بسته‌بندی ویژه', count: 2 })
  })

  test('filter the list, the board and the sheet, in whatever spelling', async () => {
    const [id, other] = [await paidOrder(), await paidOrder()]
    await tag([id], { add: ['كادو پیچی', 'دوم'] })
    await tag([other], { add: ['دیگر'] })
    const found = await list({ tag: 'کادو‌پیچی' })
    expect(found.map((order) => [order.id, order.tags.toSorted()])).toEqual([
      [id, ['دوم', 'کادو پیچی']],
    ])
    expect(await list({ tag: 'هیچ‌کدام' })).toEqual([])
    expect(await list({ tag: '!' })).toEqual([])
    const query = { tag: 'کادو پیچی' }
    const board = await askCall(shop().url, contract.getDeskOrderBoard, { query }, owner)
    const { columns } = contract.getDeskOrderBoard.answer.parse(board.body).data
    expect(columns.flatMap(({ orders: cards }) => cards.map((card) => card.id))).toEqual([id])
    const sheet = await askCall(shop().url, contract.getOrdersExport, { query }, owner)
    const { columns: names, rows } = contract.getOrdersExport.answer.parse(sheet.body).data
    const [row] = rows
    expect(rows).toHaveLength(1)
    expect(row?.[names.indexOf('نشان‌ها')]).toMatch(/^(کادو پیچی، دوم|دوم، کادو پیچی)$/)
  })

  test('are five at most, and an order that is full stops the others, too', async () => {
    const [full, free] = [await paidOrder(), await paidOrder()]
    await tag([full], { add: ['یک', 'دو', 'سه', 'چهار', 'پنج'] })
    const answer = await tag([full, free], { add: ['شش'] })
    expect(answer).toMatchObject({ status: 422, body: { errors: { add: [expect.any(String)] } } })
    expect(await tagsOf(free)).toEqual([])
    expect(await tag([full], { add: ['شش'], remove: ['یک'] })).toMatchObject({ status: 200 })
    expect(await tagsOf(full)).toHaveLength(5)
  })

  test('have a letter or a digit, and twenty-four at most', async () => {
    const id = await paidOrder()
    for (const wrong of ['', '!؟', 'ن'.repeat(25)]) {
      expect((await tag([id], { add: [wrong] })).status, wrong).toBe(422)
    }
    expect((await tag([id], { add: ['ن'.repeat(24)] })).status).toBe(200)
  })

  test('are changed by who may take orders on, and by nobody else', async () => {
    const reader = await logInWithRole(shop(), ['orders.read'])
    expectRefused(await tag([await paidOrder()], { add: ['هدیه'] }, reader), 403)
  })
})

describeEachShop('the orders of a filter that go on together', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(1)
  })
  async function find(query: Record<string, string>, session = owner) {
    return askCall(shop().url, contract.getOrdersToAdvance, { query }, session)
  }
  const parse = (answer: { body: unknown }) =>
    contract.getOrdersToAdvance.answer.parse(answer.body).data

  test('are all of its pages, of one status, and no returns', async () => {
    const { db } = shop()
    const paid = parse(await find({ stats: 'paid' }))
    const ids = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'paid'))
    expect(paid).toMatchObject({ next: 'processing', statuses: [{ status: 'paid' }] })
    expect(new Set(paid.orders.map(({ id }) => id))).toEqual(new Set(ids.map(({ id }) => id)))
    expect(paid.statuses[0]?.count).toBe(ids.length)
    const several = parse(await find({}))
    expect(several.statuses.length).toBeGreaterThan(1)
    expect(several).toMatchObject({ next: null, orders: [] })
    expect(parse(await find({ stats: 'delivery' }))).toMatchObject({ next: null, orders: [] })
    const [first] = ids
    const others = ne(orders.id, first?.id ?? 0)
    const [parent] = await db.select({ id: orders.id }).from(orders).where(others).limit(1)
    await db
      .update(orders)
      .set({ type: 'refer', status: 'returned', parentId: parent?.id ?? 0 })
      .where(eq(orders.id, first?.id ?? 0))
    expect(parse(await find({ stats: 'returned' }))).toMatchObject({ next: null, orders: [] })
  })

  test('are shown to nobody who may not take them on', async () => {
    const reader = await logInWithRole(shop(), ['orders.read'])
    expectRefused(await find({ stats: 'paid' }, reader), 403)
  })
})
