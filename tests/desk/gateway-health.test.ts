import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { staffMembers } from '@/lib/server/db/schema/schema'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeShop } from '../kit/each-shop'

describeShop('the health of the gateways', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  async function readDays() {
    const answer = await askCall(shop().url, contract.getServices, {}, owner)
    const { gateways } = contract.getServices.answer.parse(answer.body).data
    return gateways.find(({ name }) => name === 'test-bank')?.days ?? []
  }

  test('counts what was paid and what failed on each of the last thirty days', async () => {
    const before = await readDays()
    expect(before).toHaveLength(30)
    const { db } = shop()
    const buyer = await createBuyer(db)
    for (const isPaid of [true, false]) {
      const { order } = await placeTestOrder(db, buyer, await createStock(db, 2))
      const callback = await payAtTestBank(db, buyer, order.id, isPaid)
      await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', callback)
    }
    const [was, is] = [before.at(-1), (await readDays()).at(-1)]
    expect(is?.paid).toBe((was?.paid ?? 0) + 1)
    expect(is?.failed).toBe((was?.failed ?? 0) + 1)
  })
})
