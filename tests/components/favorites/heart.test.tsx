// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { Heart } from '@/components/favorites/heart'
import { askLogin } from '@/components/login/ask-login'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/api/failure'
import { keepFavorite } from '@/lib/api/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn } from '@/stores/user'
import { render, screen, userEvent, waitFor } from '../ui/rendering'

vi.mock('@/lib/api/favorites', () => ({ keepFavorite: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { error: vi.fn() } }))
vi.mock('@/components/login/ask-login', async (original) => {
  const { askLogin: ask } = await original<{ askLogin: typeof askLogin }>()
  return { askLogin: vi.fn(ask) }
})

const keep = vi.mocked(keepFavorite)
const kept = () => favoritesStore.get().product
const wishes = () => keep.mock.calls.map(([, , wished]) => wished)

/** Answers when it is told to. */
function held() {
  const answers: ((answer: boolean | Error) => void)[] = []
  keep.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
  return async (answer: boolean | Error) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(0))
    answers.shift()?.(answer)
  }
}

function heart() {
  render(<Heart productId={7} title="قوری چینی" />)
  return screen.getByRole('button', { name: 'علاقه‌مندی به قوری چینی' })
}

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  markLoggedIn('token')
})

test('is red at once, before the shop has answered', async () => {
  const answer = held()
  const user = userEvent.setup()
  const button = heart()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await answer(true)
  await waitFor(() => expect(wishes()).toEqual([true]))
  expect(kept()).toEqual([7])
})

test('leaves the shop with the last wish of a double tap', async () => {
  const answer = held()
  const user = userEvent.setup()
  const button = heart()
  await user.click(button)
  await waitFor(() => expect(wishes()).toEqual([true]))
  await user.click(button)
  await user.click(button)
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await answer(true)
  await answer(false)
  await waitFor(() => expect(wishes()).toEqual([true, false]))
  expect(kept()).toEqual([])
})

test.each([
  ['the words of the shop', { status: 412, message: 'فهرست پر است.' }, 'فهرست پر است.'],
  ['a general sentence', { status: 500, message: 'خراب شد.' }, 'خطا در انجام عملیات'],
])('is put back with %s when it fails', async (_, failure, sentence) => {
  keep.mockRejectedValue(new ApiFailure({ kind: 'status', ...failure }))
  const user = userEvent.setup()
  const button = heart()
  await user.click(button)
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(sentence))
  expect(button).toHaveAttribute('aria-pressed', 'false')
  keep.mockResolvedValue(true)
  await user.click(button)
  await waitFor(() => expect(wishes()).toEqual([true, true]))
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('says nothing of a failure whose wish was taken back', async () => {
  const answer = held()
  const user = userEvent.setup()
  const button = heart()
  await user.click(button)
  await user.click(button)
  await answer(new ApiFailure({ kind: 'network', message: '' }))
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  expect(notify.error).not.toHaveBeenCalled()
})

test('asks a guest to log in, and only adds', async () => {
  resetUser()
  const asked = vi.mocked(askLogin).mockImplementationOnce(() => {})
  keep.mockResolvedValue(true)
  const user = userEvent.setup()
  await user.click(heart())
  expect(kept()).toEqual([])
  markLoggedIn('token')
  favoritesStore.set(() => ({ product: [7] }))
  asked.mock.calls[0]?.[0].then()
  expect(kept()).toEqual([7])
})

test('an answer that comes after logging out marks nothing', async () => {
  const answer = held()
  const user = userEvent.setup()
  await user.click(heart())
  await waitFor(() => expect(wishes()).toEqual([true]))
  resetUser()
  await answer(new Error('gone'))
  await waitFor(() => expect(kept()).toEqual([]))
})
