// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadOwnTalk } from '@/components/talk/load-own-talk'
import { beginOwnTalk, useOwnTalk } from '@/components/talk/own-talk'
import { settleVote } from '@/components/talk/settle-vote'
import { fetchOwnTalk, sendVote } from '@/lib/api/own-talk'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'

vi.mock('@/lib/api/own-talk', () => ({ fetchOwnTalk: vi.fn(), sendVote: vi.fn() }))

const PRODUCT = 7
const asked = vi.mocked(fetchOwnTalk)
const said = (comment_id: number) => ({
  comment: null,
  questions: [],
  votes: [{ comment_id, vote: 1 as const }],
})
const votes = () => useOwnTalk.getState().votes

function here(id: number): void {
  userStore.set(() => ({ id, token: `token-${id}`, isUser: true }))
}

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  beginOwnTalk(null)
})

test('what is one’s own is asked for once for each product and customer', async () => {
  here(1)
  asked.mockResolvedValue(said(41))
  await Promise.all([loadOwnTalk(PRODUCT), loadOwnTalk(PRODUCT)])
  expect(asked).toHaveBeenCalledOnce()
  expect(votes()).toEqual({ 41: 1 })
})

test('the next customer on the same page never sees what was the first one’s', async () => {
  here(1)
  asked.mockResolvedValueOnce(said(41))
  await loadOwnTalk(PRODUCT)
  here(2)
  expect(votes()).toEqual({})
  asked.mockResolvedValueOnce(said(42))
  await loadOwnTalk(PRODUCT)
  expect(votes()).toEqual({ 42: 1 })
})

test('an answer that comes after its customer has gone is thrown away', async () => {
  here(1)
  let answer: (own: Awaited<ReturnType<typeof fetchOwnTalk>>) => void = () => {}
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const first = loadOwnTalk(PRODUCT)
  here(2)
  asked.mockResolvedValueOnce(said(42))
  await loadOwnTalk(PRODUCT)
  answer(said(41))
  await first
  expect(votes()).toEqual({ 42: 1 })
})

test('a vote that is answered late marks nothing for the next customer', async () => {
  here(1)
  useOwnTalk.setState({ votes: { 41: 1 } })
  vi.mocked(sendVote).mockImplementationOnce(async () => {
    here(2)
    return { likes: 5, dislikes: 0 }
  })
  await settleVote(41, { vote: 0, counts: { likes: 4, dislikes: 0 } })
  expect(useOwnTalk.getState()).toMatchObject({ votes: {}, counts: {} })
})
