import { desc, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listChanges } from '@/components/desk/audit/audit-changes'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { auditEvents, orders, products, stocks, users } from '@/lib/server/db/schema/schema'
import { insertAuditEvents } from '@/lib/server/audit-log'
import { foldDigits } from '@/lib/persian/digits'
import { askCall } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'
import { OPERATOR_KEY } from '../kit/test-shop'

const OWNER = 1
const FROM_DESK = { actor: null, ip: '10.0.0.1', device: 'Chrome' }

describeEachShop('the audit log', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })

  async function read(query: Record<string, unknown> = {}, session = owner) {
    const answer = await askCall(shop().url, contract.getAuditLog, { query }, session)
    return contract.getAuditLog.answer.parse(answer.body).data
  }
  const insert = (action: string, change: { subject: string; before?: unknown; after?: unknown }) =>
    insertAuditEvents(shop().db, FROM_DESK, action, [change])

  test('is searched by the code of an order, the title of a product and what was written', async () => {
    const { db } = shop()
    const [order] = await db.select().from(orders).limit(1)
    // With digits in its title, which are typed in either script.
    const [product] = await db.select().from(products).where(like(products.title, '%۶٫۷%')).limit(1)
    await insert('moveOrder', { subject: `order:${order?.id}`, after: { status: 'paid' } })
    await insert('updateDeskProduct', {
      subject: `product:${product?.id}`,
      after: { cost: 987_654, note: 'بسته‌بندی تازه آمد' },
    })
    const about = async (q: string) => (await read({ q })).events.map(({ subject }) => subject)
    expect(await about(order?.code ?? '')).toContain(`order:${order?.id}`)
    expect(await about(product?.title ?? '')).toContain(`product:${product?.id}`)
    expect(await about(foldDigits(product?.title ?? ''))).toContain(`product:${product?.id}`)
    expect(await about('بسته‌بندی تازه')).toEqual([`product:${product?.id}`])
    expect(await about('987654')).toEqual([])
    expect(await about('100%')).toEqual([])
  })

  test('names what was changed as people call it, and what it was changed to', async () => {
    const { db } = shop()
    const [order] = await db.select().from(orders).limit(1)
    const [product] = await db.select().from(products).limit(1)
    await insert('moveOrder', { subject: `order:${order?.id}`, after: { status: 'paid' } })
    await insert('updateDeskProduct', {
      subject: `product:${product?.id}`,
      before: { category_id: product?.categoryId },
      after: { category_id: null },
    })
    await insert('updateRole', { subject: 'role:999999', before: { name: 'رفته' } })
    const { names } = await read()
    expect(names[`order:${order?.id}`]).toBe(order?.code)
    expect(names[`product:${product?.id}`]).toBe(product?.title)
    expect(names[`category:${product?.categoryId}`]).toEqual(expect.any(String))
    expect(names).not.toHaveProperty('role:999999')
  })

  test('names customers to who may see them alone', async () => {
    const [customer] = await shop().db.select().from(users).limit(1)
    const subject = `customer:${customer?.id}`
    await insert('addCustomerNote', { subject, after: { note: 'خوش‌حساب' } })
    const auditor = await logInWithRole(shop(), ['audit.read'])
    expect((await read({ subject })).names).toHaveProperty(subject)
    expect((await read({ subject }, auditor)).names).not.toHaveProperty(subject)
  })

  test('keeps every secret, and what goods cost from who may not see it', async () => {
    const after = { api_token: 'wxyz', nested: [{ password: 'wxyz', cost: 7, title: 'الف' }] }
    await insert('updateDeskSettings', { subject: 'settings:shop', after })
    const [event] = (await read({ action: 'updateDeskSettings' })).events
    expect(event?.after).toEqual({ nested: [{ cost: 7, title: 'الف' }] })
    const auditor = await logInWithRole(shop(), ['audit.read'])
    const [own] = (await read({ action: 'updateDeskSettings' }, auditor)).events
    expect(own?.after).toEqual({ nested: [{ title: 'الف' }] })
  })

  test('is narrowed to one act or several, one thing or all of its kind', async () => {
    await insert('addBrand', { subject: 'brand:1' })
    await insert('updateBrand', { subject: 'brand:12' })
    await insert('updateBrand', { subject: 'brandish:1' })
    const subjectsOf = async (query: Record<string, unknown>) =>
      (await read(query)).events.map(({ subject }) => subject)
    expect(await subjectsOf({ subject: 'brand' })).toEqual(['brand:12', 'brand:1'])
    expect(await subjectsOf({ subject: 'brand:1' })).toEqual(['brand:1'])
    expect(await subjectsOf({ action: 'addBrand,updateBrand' })).toHaveLength(3)
    expect(await subjectsOf({ action: 'addBrand' })).toEqual(['brand:1'])
  })

  test('says what was before and after an act of the operator, and on which thing', async () => {
    const { db } = shop()
    const [stock] = await db.select().from(stocks).limit(1)
    const operator = { Authorization: `Bearer ${OPERATOR_KEY}` }
    const body = { stock_id: stock?.id, price: (stock?.price ?? 0) + 10_000 }
    await askCall(shop().url, contract.setStock, { body }, operator)
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'setStock'))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({
      subject: `stock:${stock?.id}`,
      before: { price: stock?.price },
      after: { price: body.price },
    })
  })

  test('tells whatever the desk and the operator do in Persian words, and never as JSON', async () => {
    const operator = { Authorization: `Bearer ${OPERATOR_KEY}` }
    const changes = Object.entries<Call>(contract).filter(
      ([name, { auth, method, files }]) =>
        (auth === 'staff' || auth === 'operator') &&
        (method !== 'GET' || name.endsWith('Export')) &&
        files === undefined &&
        !['leaveDesk', 'closeDeskSession', 'closeStaffSessions'].includes(name),
    )
    for (const [, call] of changes) {
      const headers = call.auth === 'operator' ? operator : await shop().logInStaff(OWNER)
      await askCall(shop().url, call, call.example, headers)
    }
    const { events, names } = await read({ limit: 500 })
    expect(new Set(events.map(({ action }) => action)).size).toBeGreaterThan(30)
    for (const event of events) {
      for (const { label, before, after } of listChanges(event, names).changes) {
        expect(`${event.action}: ${label}`.replace(/^\w+: /, '')).toMatch(/\p{Script=Arabic}/u)
        for (const value of [before, after]) expect(value?.text ?? '').not.toMatch(/[{}]|":/)
      }
    }
  }, 120_000)
})
