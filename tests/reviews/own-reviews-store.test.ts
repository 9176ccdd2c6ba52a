// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOwnReviews } from '@/components/reviews/load-own-reviews'
import { resetOwnReviews, useOwnReviews } from '@/components/reviews/own-reviews-store'
import { syncVote } from '@/components/reviews/sync-vote'
import { fetchOwnReviews, sendVote } from '@/lib/client/queries/own-reviews'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'

vi.mock('@/lib/client/queries/own-reviews', () => ({ fetchOwnReviews: vi.fn(), sendVote: vi.fn() }))

const PRODUCT = 7
const asked = vi.mocked(fetchOwnReviews)
const said = (comment_id: number) => ({
  comment: null,
  questions: [],
  votes: [{ comment_id, vote: 1 as const }],
})
const votes = () => useOwnReviews.getState().votes

function here(id: number): void {
  userStore.set(() => ({ id, token: `token-${id}`, isUser: true }))
}

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  resetOwnReviews(null)
})

test('what is one’s own is asked for once for each product and customer', async () => {
  here(1)
  asked.mockResolvedValue(said(41))
  await Promise.all([loadOwnReviews(PRODUCT), loadOwnReviews(PRODUCT)])
  expect(asked).toHaveBeenCalledOnce()
  expect(votes()).toEqual({ 41: 1 })
})

test('the next customer on the same page never sees what was the first one’s', async () => {
  here(1)
  asked.mockResolvedValueOnce(said(41))
  await loadOwnReviews(PRODUCT)
  here(2)
  expect(votes()).toEqual({})
  asked.mockResolvedValueOnce(said(42))
  await loadOwnReviews(PRODUCT)
  expect(votes()).toEqual({ 42: 1 })
})

test('an answer that comes after its customer has gone is thrown away', async () => {
  here(1)
  let answer: (own: Awaited<ReturnType<typeof fetchOwnReviews>>) => void = () => {}
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const first = loadOwnReviews(PRODUCT)
  here(2)
  asked.mockResolvedValueOnce(said(42))
  await loadOwnReviews(PRODUCT)
  answer(said(41))
  await first
  expect(votes()).toEqual({ 42: 1 })
})

test('a vote that is answered late marks nothing for the next customer', async () => {
  here(1)
  useOwnReviews.setState({ votes: { 41: 1 } })
  vi.mocked(sendVote).mockImplementationOnce(async () => {
    here(2)
    return { likes: 5, dislikes: 0 }
  })
  await syncVote(41, { vote: 0, counts: { likes: 4, dislikes: 0 } })
  expect(useOwnReviews.getState()).toMatchObject({ votes: {}, counts: {} })
})
