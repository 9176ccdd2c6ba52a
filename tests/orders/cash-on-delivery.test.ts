import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { CASH_ON_DELIVERY } from '@/lib/domain/payment-methods'
import type { StaffActor } from '@/lib/domain/staff'
import {
  cities,
  orders,
  outboxEvents,
  payments,
  settings,
  states,
} from '@/lib/server/db/schema/schema'
import { advanceDeskOrders, moveDeskOrder } from '@/lib/server/desk/move-orders'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { listPaymentMethods, payOrder } from '@/lib/server/payments/pay-order'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  readOrderStatus,
  readStockUnits,
  testPaymentContext,
} from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { findBrokenInvariants } from '../kit/ledger-invariants'

const actor: StaffActor = {
  ...{ kind: 'staff', staffId: 1, sessionId: 1, name: 'سارا مرادی' },
  permissions: ['orders.advance'],
  limits: { refundRials: 0, discountPercent: 0 },
}
const operator = { actor, hasFreshProof: false, recordChange: () => {} }

onEachDatabase('an order that is paid at the door', (db) => {
  const setTerms = async (change: object) => {
    const value = { cash_on_delivery: { is_on: true, max_amount: null, city_ids: [], ...change } }
    await db()
      .insert(settings)
      .values({ key: 'sales', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
  }
  beforeAll(() => setTerms({}))

  async function placeOne() {
    const buyer = await createBuyer(db())
    const stock = await createStock(db(), 3)
    const { order } = await placeTestOrder(db(), buyer, stock)
    return { ...order, buyer, stock }
  }
  const choose = ({ id, buyer }: Awaited<ReturnType<typeof placeOne>>) =>
    payOrder(db(), testPaymentContext(db()), buyer.userId, {
      ...{ order_id: id, gateway: CASH_ON_DELIVERY, use_wallet: false },
    })
  const advance = async (id: number, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await transitionOrderAsOperator(db(), { id, to: 'next', note: '' })
    }
  }

  test('is prepared unpaid, and leaves the shelf as any other', async () => {
    const placed = await placeOne()
    await choose(placed)
    expect(await readOrderStatus(db(), placed.id)).toBe('processing')
    expect(await readStockUnits(db(), placed.stock)).toEqual({ quantity: 2, reserved: 0 })
    const { order, payments: paid } = await getOrderDetails(db(), placed.buyer.userId, placed.id)
    expect(order).toMatchObject({ cash_on_delivery: true, expires_at: null })
    expect(paid).toEqual([])
    const happened = await db()
      .select()
      .from(outboxEvents)
      .where(eq(outboxEvents.orderId, placed.id))
    expect(happened.map(({ kind }) => kind)).toEqual(['order_placed', 'order_confirmed'])
    await expect(choose(placed)).rejects.toMatchObject({ code: 'precondition_failed' })
  })

  test('is delivered once its money is written down, which one at a time can do', async () => {
    const placed = await placeOne()
    const { id } = placed
    await choose(placed)
    await advance(id, 6)
    expect(await readOrderStatus(db(), id)).toBe('sending')
    const { refused } = await advanceDeskOrders(db(), [{ id, from: 'sending' }], operator)
    expect(refused).toMatchObject([{ id, error: expect.stringContaining('دریافت') }])
    const deliver = () =>
      moveDeskOrder(
        db(),
        id,
        { from: 'sending', to: 'delivery', note: '', collected: { reference: '4471' } },
        operator,
      )
    const both = await Promise.allSettled([deliver(), deliver()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readOrderStatus(db(), id)).toBe('delivery')
    const paid = await db().select().from(payments).where(eq(payments.orderId, id))
    expect(paid).toMatchObject([
      { gateway: CASH_ON_DELIVERY, amount: placed.payable, status: 'paid', refId: '4471' },
    ])
  })

  test('that is refused at the door gives its goods back and no money', async () => {
    const placed = await placeOne()
    const { id } = placed
    await choose(placed)
    await advance(id, 6)
    await moveDeskOrder(
      db(),
      id,
      { from: 'sending', to: 'cancel_customer', note: 'نبودند' },
      operator,
    )
    expect(await readOrderStatus(db(), id)).toBe('cancel_customer')
    expect(await readStockUnits(db(), placed.stock)).toEqual({ quantity: 3, reserved: 0 })
    const { refunds } = await getOrderDetails(db(), placed.buyer.userId, id)
    expect(refunds).toEqual([])
  })

  test('is one of three of a customer that are on their way, also of those chosen at once', async () => {
    const buyer = await createBuyer(db())
    const stock = await createStock(db(), 10)
    const buy = async () => ({
      ...(await placeTestOrder(db(), buyer, stock)).order,
      buyer,
      stock,
    })
    const placed = [await buy(), await buy(), await buy(), await buy(), await buy()]
    const chosen = await Promise.allSettled(placed.map(choose))
    expect(chosen.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const rejected = placed.filter((_, nth) => chosen[nth]?.status === 'rejected')
    for (const one of rejected) {
      expect(await readOrderStatus(db(), one.id)).toBe('waiting_payment')
      await expect(choose(one)).rejects.toMatchObject({ code: 'quota_exceeded' })
    }
    const first = placed.find((one) => !rejected.includes(one))
    if (first === undefined || rejected[0] === undefined) throw new Error('no order was taken')
    await transitionOrderAsOperator(db(), { id: first.id, to: 'cancel_store', note: '' })
    await choose(rejected[0])
    expect(await readOrderStatus(db(), rejected[0].id)).toBe('processing')
  })

  test('is not cancelled by its customer once it is on its way', async () => {
    const placed = await placeOne()
    const { id, buyer, stock } = placed
    await choose(placed)
    await advance(id, 6)
    const cancel = () => cancelOrder(db(), buyer.userId, { id, reason: '' })
    await expect(cancel()).rejects.toMatchObject({ code: 'precondition_failed' })
    expect(await readOrderStatus(db(), id)).toBe('sending')
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 2, reserved: 0 })
  })

  test('is not what a paid order can become, nor one whose share the wallet holds', async () => {
    const paid = await placeOne()
    await transitionOrderAsOperator(db(), { id: paid.id, to: 'cancel_store', note: '' })
    await expect(choose(paid)).rejects.toMatchObject({ code: 'precondition_failed' })
    const buyer = await createBuyer(db(), 200_000)
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 1))
    await payAtTestBank(db(), buyer, order.id, false, { usesWallet: true })
    await db().select().from(orders).where(eq(orders.id, order.id))
    const held = { ...order, buyer, stock: await createStock(db(), 1) }
    await expect(choose(held)).rejects.toMatchObject({ code: 'precondition_failed' })
    await expect(
      moveDeskOrder(
        db(),
        order.id,
        { from: 'waiting_payment', to: 'processing', note: '' },
        operator,
      ),
    ).rejects.toMatchObject({ code: 'precondition_failed' })
  })

  test('is offered within its zones and up to its limit, last of all ways to pay', async () => {
    const [home] = await db()
      .select({ id: cities.id, city: cities.name, state: states.name })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(eq(cities.id, 1))
    if (home === undefined) throw new Error('no city')
    const names = async (where: object) =>
      (await listPaymentMethods(db(), testPaymentContext(db()), where)).map(({ name }) => name)
    expect(await names(home)).toEqual(['test-bank', CASH_ON_DELIVERY])
    expect(await names({})).toEqual(['test-bank'])
    await setTerms({ city_ids: [home.id + 1] })
    expect(await names(home)).toEqual(['test-bank'])
    await expect(choose(await placeOne())).rejects.toMatchObject({ code: 'precondition_failed' })
    await setTerms({ max_amount: 100_000 })
    await expect(choose(await placeOne())).rejects.toThrow(/تا ۱۰,۰۰۰ تومان/)
    await setTerms({ is_on: false })
    expect(await names(home)).toEqual(['test-bank'])
    await expect(choose(await placeOne())).rejects.toMatchObject({ code: 'precondition_failed' })
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})
