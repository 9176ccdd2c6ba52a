// @in-a-window
import { beforeEach, describe, expect, test } from 'vitest'
import { loadOwnReviews } from '@/components/reviews/load-own-reviews'
import { resetOwnReviews, useOwnReviews } from '@/components/reviews/own-reviews-store'
import { getOwnReviews } from '@/lib/contract/reviews/own-reviews'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'

const PRODUCT = 7
const shop = fakeApi()
const votes = () => useOwnReviews.getState().votes
const votedFor = (comment_id: number) => ({
  data: { comment: null, questions: [], votes: [{ comment_id, vote: 1 as const }] },
})

function logIn(id: number): void {
  userStore.set(() => ({ id, token: `token-${id}`, isUser: true }))
}

beforeEach(() => {
  resetUser()
  resetOwnReviews(null)
  logIn(1)
})

describe("a customer's own reviews", () => {
  test('are asked for once for each product and customer', async () => {
    let calls = 0
    shop.on(getOwnReviews, () => {
      calls += 1
      return votedFor(41)
    })
    await Promise.all([loadOwnReviews(PRODUCT), loadOwnReviews(PRODUCT)])
    expect(calls).toBe(1)
    expect(votes()).toEqual({ 41: 1 })
  })

  test('are never shown to the next customer on the same page', async () => {
    shop.on(getOwnReviews, votedFor(41))
    await loadOwnReviews(PRODUCT)
    logIn(2)
    expect(votes()).toEqual({})
    shop.on(getOwnReviews, votedFor(42))
    await loadOwnReviews(PRODUCT)
    expect(votes()).toEqual({ 42: 1 })
  })

  test('are thrown away when they come after their customer has gone', async () => {
    let answer: (own: ReturnType<typeof votedFor>) => void = () => {}
    let onRequested: () => void = () => {}
    const requested = new Promise<void>((resolve) => (onRequested = resolve))
    shop.on(getOwnReviews, () => {
      onRequested()
      return new Promise((resolve) => (answer = resolve))
    })
    const first = loadOwnReviews(PRODUCT)
    await requested
    logIn(2)
    shop.on(getOwnReviews, votedFor(42))
    await loadOwnReviews(PRODUCT)
    answer(votedFor(41))
    await first
    expect(votes()).toEqual({ 42: 1 })
  })
})
