// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { FavoriteButton } from '@/components/catalogue/favorite-button'
import { requireLogin } from '@/components/auth/require-login'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/client/http/errors'
import { saveFavorite } from '@/lib/client/queries/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn } from '@/stores/user'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/queries/favorites', () => ({ saveFavorite: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { error: vi.fn() } }))
vi.mock('@/components/auth/require-login', async (original) => {
  const { askLogin: ask } = await original<{ askLogin: typeof requireLogin }>()
  return { requireLogin: vi.fn(ask) }
})

const saveFavoriteMock = vi.mocked(saveFavorite)
const currentFavorites = () => favoritesStore.get().product
const requestedStates = () => saveFavoriteMock.mock.calls.map(([, , wished]) => wished)

/** Answers when it is told to. */
function deferAnswers() {
  const answers: ((answer: boolean | Error) => void)[] = []
  saveFavoriteMock.mockImplementation(
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

function renderHeart() {
  render(<FavoriteButton productId={7} title="قوری چینی" />)
  return screen.getByRole('button', { name: 'علاقه‌مندی به قوری چینی' })
}

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  markLoggedIn('token')
})

test('is red at once, before the shop has answered', async () => {
  const answer = deferAnswers()
  const user = userEvent.setup()
  const button = renderHeart()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await answer(true)
  await waitFor(() => expect(requestedStates()).toEqual([true]))
  expect(currentFavorites()).toEqual([7])
})

test('leaves the shop with the last wish of a double tap', async () => {
  const answer = deferAnswers()
  const user = userEvent.setup()
  const button = renderHeart()
  await user.click(button)
  await waitFor(() => expect(requestedStates()).toEqual([true]))
  await user.click(button)
  await user.click(button)
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await answer(true)
  await answer(false)
  await waitFor(() => expect(requestedStates()).toEqual([true, false]))
  expect(currentFavorites()).toEqual([])
})

test.each([
  ['the words of the shop', { status: 412, message: 'فهرست پر است.' }, 'فهرست پر است.'],
  ['a general sentence', { status: 500, message: 'خراب شد.' }, 'خطا در انجام عملیات'],
])('is put back with %s when it fails', async (_, failure, sentence) => {
  saveFavoriteMock.mockRejectedValue(new ApiFailure({ kind: 'status', ...failure }))
  const user = userEvent.setup()
  const button = renderHeart()
  await user.click(button)
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(sentence))
  expect(button).toHaveAttribute('aria-pressed', 'false')
  saveFavoriteMock.mockResolvedValue(true)
  await user.click(button)
  await waitFor(() => expect(requestedStates()).toEqual([true, true]))
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('says nothing of a failure whose wish was taken back', async () => {
  const answer = deferAnswers()
  const user = userEvent.setup()
  const button = renderHeart()
  await user.click(button)
  await user.click(button)
  await answer(new ApiFailure({ kind: 'network', message: '' }))
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  expect(notify.error).not.toHaveBeenCalled()
})

test('asks a guest to log in, and only adds', async () => {
  resetUser()
  const asked = vi.mocked(requireLogin).mockImplementationOnce(() => {})
  saveFavoriteMock.mockResolvedValue(true)
  const user = userEvent.setup()
  await user.click(renderHeart())
  expect(currentFavorites()).toEqual([])
  markLoggedIn('token')
  favoritesStore.set(() => ({ product: [7] }))
  asked.mock.calls[0]?.[0].onLoggedIn()
  expect(currentFavorites()).toEqual([7])
})

test('an answer that comes after logging out marks nothing', async () => {
  const answer = deferAnswers()
  const user = userEvent.setup()
  await user.click(renderHeart())
  await waitFor(() => expect(requestedStates()).toEqual([true]))
  resetUser()
  await answer(new Error('gone'))
  await waitFor(() => expect(currentFavorites()).toEqual([]))
})
