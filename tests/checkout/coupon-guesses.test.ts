import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { coupons } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { createBuyer, createStock } from '../kit/buyer'
import { describeShop } from '../kit/each-shop'
import { newAddress } from '../kit/known-people'
import { checkoutBody } from '../kit/purchase-over-http'

const { checkCoupon, checkout } = contract
const { list } = checkCoupon.example.body

describeShop('guessing at coupons', (shop) => {
  async function guess(times: number, headers: (at: number) => Record<string, string>, code = '') {
    const tally: Record<number, number> = {}
    for (let at = 0; at < times; at += 1) {
      const body = { code: code || `GUESS${at}`, list }
      const { status } = await askCall(shop().url, checkCoupon, { body }, headers(at))
      tally[status] = (tally[status] ?? 0) + 1
    }
    return tally
  }

  test('a guest has fifty wrong codes an hour from an address, and no right one after them', async () => {
    const from = { 'X-Forwarded-For': newAddress() }
    expect(await guess(55, () => from)).toEqual({ 412: 50, 429: 5 })
    expect(await guess(1, () => from, 'SALAM')).toEqual({ 429: 1 })
  })

  test('a customer has twenty, from as many addresses', async () => {
    const token = await shop().logIn(2)
    const headers = () => ({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': newAddress() })
    expect(await guess(25, headers)).toEqual({ 412: 20, 429: 5 })
  })

  test('customers behind an address are not locked out by its guests, nor these by them', async () => {
    const buyer = await createBuyer(shop().db)
    const stock = await createStock(shop().db, 5, 9_000_000)
    const address = { 'X-Forwarded-For': newAddress() }
    const customer = { ...address, Authorization: `Bearer ${await shop().logIn(buyer.userId)}` }
    expect(await guess(5, () => customer)).toEqual({ 412: 5 })
    expect(await guess(51, () => address)).toEqual({ 412: 50, 429: 1 })
    expect(await guess(1, () => customer, 'SALAM')).toEqual({ 200: 1 })
    const body = { ...checkoutBody(buyer, stock), coupon: 'SALAM' }
    const placed = await askCall(shop().url, checkout, { body }, customer)
    expect(placed.status, placed.text).toBe(200)
  })

  test("another customer's code is a guess like one that nobody has", async () => {
    const buyer = await createBuyer(shop().db)
    const own = { title: 'هدیهٔ تولد', kind: 'amount' as const, value: 100_000 }
    const days = { startsAt: new Date(0), endsAt: new Date(Date.now() + 86_400_000) }
    await shop()
      .db.insert(coupons)
      .values({ code: 'OFANOTHER', customerId: 1, ...own, ...days })
    const bearer = { Authorization: `Bearer ${await shop().logIn(buyer.userId)}` }
    expect(await guess(21, () => bearer, 'OFANOTHER')).toEqual({ 412: 20, 429: 1 })
  })

  test('a code that is there is no guess, however often its discount is asked for', async () => {
    const from = { 'X-Forwarded-For': newAddress() }
    expect(await guess(60, () => from, 'SALAM')).not.toHaveProperty('429')
  })
})
