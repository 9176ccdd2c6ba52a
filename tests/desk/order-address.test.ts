import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { canChangeDelivery } from '@/lib/domain/order-transitions'
import { addresses, auditEvents, orders } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { createBuyer, createStock, placeTestOrder } from '../kit/buyer'
import { describeShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'

test('an address can be corrected from the checkout until the order is ready to send', () => {
  const can = (status: Parameters<typeof canChangeDelivery>[0]['status'], type = 'sales') =>
    canChangeDelivery({ type, status })
  expect(['waiting_payment', 'paid', 'packaging'] as const).toSatisfy((all: readonly 'paid'[]) =>
    all.every((status) => can(status)),
  )
  expect([can('ready_for_send'), can('sending'), can('delivery'), can('cancel_store')]).toEqual([
    ...[false, false, false, false],
  ])
  expect(can('refer_request', 'refer')).toBe(false)
})

describeShop('the address of an order', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(1)
  })

  async function placedOrder() {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 3))
    const [stored] = await db.select().from(orders).where(eq(orders.id, order.id))
    return { id: order.id, userId: stored?.userId ?? 0, address: stored?.address ?? {} }
  }
  const correct = (
    id: number,
    address: Record<string, string>,
    change: object,
    session = owner,
  ) => {
    const { receiver_name, receiver_mobile, postal_code, detail, plate, unit } = address
    const read = { receiver_name, receiver_mobile, postal_code, detail, plate, unit }
    const body = { ...read, ...change, seen: read }
    return askCall(shop().url, contract.correctOrderAddress, { params: { id }, body }, session)
  }
  const storedOf = async (id: number) =>
    (await shop().db.select().from(orders).where(eq(orders.id, id)))[0]?.address
  async function readCorrection(id: number) {
    const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, owner)
    return contract.getStaffOrder.answer.parse(answer.body).data.delivery_changes
  }

  test('gets its missing plate and unit, while the town and the customer’s own address stay', async () => {
    const { id, userId, address } = await placedOrder()
    const [own] = await shop().db.select().from(addresses).where(eq(addresses.userId, userId))
    expect(await readCorrection(id)).toEqual([])
    expect(await correct(id, address, { plate: '۱۴', unit: '۷' })).toMatchObject({ status: 200 })
    expect(await storedOf(id)).toEqual({ ...address, plate: '۱۴', unit: '۷' })
    const [after] = await shop().db.select().from(addresses).where(eq(addresses.userId, userId))
    expect(after).toEqual(own)
    expect(await readCorrection(id)).toMatchObject([
      { what: 'address', by: 'staff', staff_name: 'سارا مرادی' },
    ])
  })

  test('leaves in the log which fields were corrected, and never where somebody lives', async () => {
    const { id, address } = await placedOrder()
    await correct(id, address, { detail: 'خیابان بهار، کوچهٔ نسترن' })
    const ofCall = and(
      eq(auditEvents.action, 'correctOrderAddress'),
      eq(auditEvents.subject, `order:${id}`),
    )
    const events = await shop().db.select().from(auditEvents).where(ofCall)
    expect(events).toMatchObject([{ after: { corrected: ['detail'] } }])
    expect(JSON.stringify(events)).not.toContain('نسترن')
    await correct(id, (await storedOf(id)) ?? {}, {})
    expect(await shop().db.$count(auditEvents, ofCall)).toBe(1)
  })

  test('is not written over what a colleague corrected meanwhile', async () => {
    const { id, address } = await placedOrder()
    await correct(id, address, { plate: '۲۰' })
    const late = await correct(id, address, { plate: '۳۰' })
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect(await storedOf(id)).toMatchObject({ plate: '۲۰' })
  })

  test('stays once the order is ready to send, and for a role that places no orders', async () => {
    const { id, address } = await placedOrder()
    const packer = await logInWithRole(shop(), ['orders.read', 'orders.advance'])
    expect(await correct(id, address, { plate: '۹' }, packer)).toMatchObject({ status: 403 })
    await shop().db.update(orders).set({ status: 'ready_for_send' }).where(eq(orders.id, id))
    const late = await correct(id, address, { plate: '۹' })
    expect(late.body).toMatchObject({ code: 'precondition_failed' })
    expect(await storedOf(id)).toEqual(address)
  })

  test('is refused without a plate, beside its field', async () => {
    const { id, address } = await placedOrder()
    const answer = await correct(id, address, { plate: '' })
    expect(answer.body).toMatchObject({ errors: { plate: [expect.any(String)] } })
  })
})
