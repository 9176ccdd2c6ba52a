// @vitest-environment happy-dom
import { act, configure } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { requireLogin } from '@/components/auth/require-login'
import { LikeButton } from '@/components/social/post-actions'
import { useToggles } from '@/components/social/toggle-store'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/client/http/errors'
import { fetchPost, sendLike, removeLike } from '@/lib/client/queries/social-reactions'
import type { Post } from '@/lib/contract/social/posts'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/queries/social-reactions', () => ({
  fetchPost: vi.fn(),
  sendLike: vi.fn(),
  removeLike: vi.fn(),
  fetchFollow: vi.fn(),
  saveFollow: vi.fn(),
}))
vi.mock('@/components/ui/notify', () => ({ notify: { error: vi.fn() } }))
vi.mock('@/components/auth/require-login', async (original) => {
  const { askLogin: ask } = await original<{ askLogin: typeof requireLogin }>()
  return { requireLogin: vi.fn(ask) }
})
configure({ asyncUtilTimeout: 5_000 })

const ME = 7
const someone = { id: 1, name: 'مریم', image: null }
let nextId = 100

function postLiked(likes: Post['likes']): Post {
  return {
    id: nextId,
    user: someone,
    text: '',
    image: { url: '/demo/posts/1-640.webp', width: 640, height: 640, alt: '' },
    product: null,
    is_buyer: false,
    created_at: '2026-11-03T10:00:00.000Z',
    likes,
    like_count: likes.length,
    comments: [],
    comment_count: 0,
  }
}

function button() {
  render(<LikeButton postId={nextId} count={2} />)
  return screen.getByRole('button', { name: /^پسندیدن/ })
}

beforeEach(() => {
  vi.clearAllMocks()
  nextId += 1
  useToggles.setState({}, true)
  resetUser()
  userStore.set(() => ({ id: ME, token: 'token', isUser: true }))
  vi.mocked(fetchPost).mockImplementation(async () =>
    postLiked([
      { id: 1, user_id: 2 },
      { id: 2, user_id: 3 },
    ]),
  )
  vi.mocked(sendLike).mockImplementation(async () => ({ id: 55, user_id: ME, like_count: 3 }))
  vi.mocked(removeLike).mockImplementation(async () => 2)
})

test('shows at once, and then what the shop counts', async () => {
  const user = userEvent.setup()
  const like = button()
  await waitFor(() => expect(useToggles.getState()).not.toEqual({}))
  vi.mocked(sendLike).mockResolvedValue({ id: 55, user_id: ME, like_count: 9 })
  await user.click(like)
  expect(like).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(like).toHaveTextContent('۹'))
})

test('leaves the shop with the last wish of a double tap', async () => {
  const user = userEvent.setup()
  const like = button()
  await waitFor(() => expect(useToggles.getState()).not.toEqual({}))
  await user.dblClick(like)
  expect(like).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(like).toHaveTextContent('۲'))
  const [given, taken] = [vi.mocked(sendLike).mock.calls, vi.mocked(removeLike).mock.calls]
  expect(given.length).toBe(taken.length)
})

test('takes back the like whose user is me', async () => {
  vi.mocked(fetchPost).mockImplementation(async () =>
    postLiked([
      { id: 41, user_id: 2 },
      { id: 42, user_id: ME },
    ]),
  )
  const user = userEvent.setup()
  const like = button()
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'))
  await user.click(like)
  await waitFor(() => expect(removeLike).toHaveBeenCalledWith(42))
  expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('asks again what stands when another tab has taken the like back already', async () => {
  const user = userEvent.setup()
  const like = button()
  await waitFor(() => expect(useToggles.getState()).not.toEqual({}))
  await user.click(like)
  await waitFor(() => expect(sendLike).toHaveBeenCalledOnce())
  vi.mocked(removeLike).mockResolvedValue(null)
  vi.mocked(fetchPost).mockImplementation(async () => postLiked([]))
  await user.click(like)
  await waitFor(() => expect(like).toHaveTextContent('۰'))
  expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('is put back, with the words of the shop, when it fails', async () => {
  const failure = new ApiFailure({ kind: 'status', status: 404, message: 'این پست پیدا نشد.' })
  vi.mocked(sendLike).mockRejectedValue(failure)
  const user = userEvent.setup()
  const like = button()
  await user.click(like)
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith('این پست پیدا نشد.'))
  expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(like).toHaveTextContent('۲')
})

test('asks a guest to log in, and then only gives', async () => {
  resetUser()
  const asked = vi.mocked(requireLogin).mockImplementationOnce(() => {})
  const user = userEvent.setup()
  await user.click(button())
  expect(sendLike).not.toHaveBeenCalled()
  userStore.set(() => ({ id: ME, token: 'token', isUser: true }))
  asked.mock.calls[0]?.[0].onLoggedIn()
  await waitFor(() => expect(sendLike).toHaveBeenCalledOnce())
  expect(removeLike).not.toHaveBeenCalled()
})

test('of whoever was here before is not shown to the next', async () => {
  const user = userEvent.setup()
  const like = button()
  await user.click(like)
  await waitFor(() => expect(sendLike).toHaveBeenCalledOnce())
  expect(like).toHaveAttribute('aria-pressed', 'true')
  act(() => resetUser())
  expect(like).toHaveAttribute('aria-pressed', 'false')
  act(() => userStore.set(() => ({ id: ME + 1, token: 'another', isUser: true })))
  await waitFor(() => expect(fetchPost).toHaveBeenCalledTimes(2))
  expect(like).toHaveAttribute('aria-pressed', 'false')
})
