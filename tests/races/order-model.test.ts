import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBrokenInvariants, countUnits } from '../kit/ledger-invariants'
import { onEachDatabase } from '../kit/each-database'
import { coupons } from '@/lib/server/db/schema/schema'
import { createStock, createBuyer, createVariant, readOrderStatus } from '../kit/buyer'
import { allSteps as steps, type Shop, type Step } from './order-model-steps'

/** How many of each there are: a step that has nothing to act on is not run. */
type Model = Record<'orders' | 'attempts' | 'refers', number>

const needs: Partial<Record<Step, keyof Model>> = {
  goToBank: 'orders',
  payFromWallet: 'orders',
  cancel: 'orders',
  expire: 'orders',
  advance: 'orders',
  cancelByShop: 'orders',
  requestReturn: 'orders',
  refundLines: 'orders',
  decide: 'attempts',
  callBack: 'attempts',
  transitionReturn: 'refers',
  withdrawReturn: 'refers',
  lapseExchange: 'refers',
}

class StepCommand implements fc.AsyncCommand<Model, Shop> {
  constructor(
    readonly step: Step,
    readonly which: number,
    readonly how: number,
  ) {}

  check(model: Readonly<Model>): boolean {
    const need = needs[this.step]
    return need === undefined || model[need] > 0
  }

  async run(model: Model, shop: Shop): Promise<void> {
    await steps[this.step](shop, this.which, this.how)
    expect(await findBrokenInvariants(shop.db)).toEqual([])
    model.orders = shop.orders.length
    model.attempts = shop.attempts.length
    model.refers = shop.refers.length
  }

  toString(): string {
    return `${this.step}(${this.which}, ${this.how})`
  }
}

const isStep = (name: string): name is Step => Object.hasOwn(steps, name)
/** Weighted, so that some orders are delivered. */
const weighted: Step[] = [
  'buy',
  'buy',
  'advance',
  'advance',
  'requestReturn',
  'transitionReturn',
  'transitionReturn',
]
const command = fc
  .tuple(fc.constantFrom(...Object.keys(steps).filter(isStep), ...weighted), fc.nat(7), fc.nat(7))
  .map(([step, which, how]) => new StepCommand(step, which, how))

const RUNS = Number(process.env.MODEL_RUNS ?? 8)

onEachDatabase('any sequence of actions on orders and money', (db) => {
  test('breaks no invariant of the ledger and loses no unit of stock', async () => {
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.commands([command], { maxCommands: 60, size: 'max' }),
        async (commands) => {
          const shop = await openShop()
          const before = await countUnits(db())
          // Chance alone may never let a customer give an order up in time.
          await steps.placeOrder(shop, 0, 0)
          await steps.cancel(shop, 0)
          const model = { orders: shop.orders.length, attempts: 0, refers: 0 }
          await fc.asyncModelRun(() => ({ model, real: shop }), commands)
          expect(await countUnits(db())).toEqual(before)
          for (const { id } of [...shop.orders, ...shop.refers]) {
            const status = (await readOrderStatus(db(), id)) ?? 'gone'
            ends.set(status, (ends.get(status) ?? 0) + 1)
          }
        },
      ),
      { numRuns: RUNS },
    )
    if (process.env.MODEL_RUNS)
      process.stdout.write(`${JSON.stringify(Object.fromEntries(ends))}\n`)
    const far = ['waiting_payment', 'paid', 'cancel_customer', 'cancel_store']
    expect([...ends.keys()]).toEqual(expect.arrayContaining(far))
  }, 240_000)

  async function openShop(): Promise<Shop> {
    const code = `MODEL${Math.floor(Math.random() * 1e9)}`
    const endsAt = new Date(Date.now() + 3_600_000)
    const dear = await createStock(db(), 3, 1_234_560)
    await db().insert(coupons).values({
      code,
      title: 'آزمون',
      kind: 'percent',
      value: 10,
      perUser: 2,
      usageLimit: 3,
      endsAt,
    })
    return {
      db: db(),
      code,
      buyers: [await createBuyer(db(), 3_000_000), await createBuyer(db())],
      goods: [dear, await createVariant(db(), dear, { quantity: 6, price: 1_000_000 })],
      orders: [],
      attempts: [],
      refers: [],
    }
  }
})
