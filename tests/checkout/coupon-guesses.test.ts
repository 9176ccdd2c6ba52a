import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { newAddress } from '../kit/known-people'

const { checkCoupon } = contract
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
    // Many share an address: whoever is known by name has their own.
    const token = await shop().logIn(3)
    const own = { ...from, Authorization: `Bearer ${token}` }
    expect(await guess(1, () => own, 'SALAM')).not.toHaveProperty('429')
  })

  test('a customer has twenty, from as many addresses', async () => {
    const token = await shop().logIn(2)
    const headers = () => ({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': newAddress() })
    expect(await guess(25, headers)).toEqual({ 412: 20, 429: 5 })
  })

  test('a code that is there is no guess, however often its discount is asked for', async () => {
    const from = { 'X-Forwarded-For': newAddress() }
    expect(await guess(60, () => from, 'SALAM')).not.toHaveProperty('429')
  })
})
