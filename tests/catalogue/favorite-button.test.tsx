// @in-a-window
import { configure } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useLoginRequest } from '@/components/auth/login-request'
import { FavoriteButton } from '@/components/catalogue/favorite-button'
import { Toaster } from '@/components/ui/toaster'
import { updateFavorite } from '@/lib/contract/account/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const PRODUCT = 7
const received: string[] = []
const answers: ((fails?: boolean) => void)[] = []
const shownFavorites = () => favoritesStore.get().product

/** Each request waits until the test answers it. */
const deferredAnswers = () =>
  shop.on(updateFavorite, async ({ query }) => {
    const action = query.get('action') ?? ''
    received.push(action)
    const fails = await new Promise((resolve) => answers.push((failed = false) => resolve(failed)))
    if (fails) throw HttpResponse.error()
    return { data: { result: action === 'add' ? (1 as const) : (0 as const) } }
  })

async function answer(fails = false): Promise<void> {
  await waitFor(() => expect(answers.length).toBeGreaterThan(0))
  answers.shift()?.(fails)
}

const acceptingAnswers = () =>
  shop.on(updateFavorite, ({ query }) => {
    received.push(query.get('action') ?? '')
    return { data: { result: query.get('action') === 'add' ? (1 as const) : (0 as const) } }
  })

function renderHeart() {
  render(
    <>
      <FavoriteButton productId={PRODUCT} title="قوری چینی" />
      <Toaster />
    </>,
  )
  return screen.getByRole('button', { name: 'علاقه‌مندی به قوری چینی' })
}

afterEach(() => {
  toast.remove()
})

beforeEach(() => {
  received.length = 0
  answers.length = 0
  useLoginRequest.setState({ request: null })
  resetUser()
  markLoggedIn('token')
})

describe('the heart of a product', () => {
  test('is pressed at once, before the shop has answered', async () => {
    deferredAnswers()
    const user = userEvent.setup()
    const heart = renderHeart()
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await user.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await answer()
    await waitFor(() => expect(received).toEqual(['add']))
    expect(shownFavorites()).toEqual([PRODUCT])
  })

  test('leaves the shop with the last of several presses, and does not send those between', async () => {
    deferredAnswers()
    const user = userEvent.setup()
    const heart = renderHeart()
    await user.click(heart)
    await waitFor(() => expect(received).toEqual(['add']))
    await user.click(heart)
    await user.click(heart)
    await user.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await answer()
    await answer()
    await waitFor(() => expect(received).toEqual(['add', 'remove']))
    expect(shownFavorites()).toEqual([])
  })

  test.each([
    ...[400, 404, 412, 418, 429].map((status) => {
      const error = `پاسخ ${status}`
      return [`the sentence of the answer ${status}`, status, { error }, error] as const
    }),
    ['a general sentence', 500, { error: 'خراب شد.' }, 'خطا در انجام عملیات'],
  ] as const)('goes back with %s when saving fails, and can be pressed again', async (...row) => {
    const [, status, body, sentence] = row
    shop.fails(updateFavorite, { status, ...body })
    const user = userEvent.setup()
    const heart = renderHeart()
    await user.click(heart)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    acceptingAnswers()
    await user.click(heart)
    await waitFor(() => expect(received).toEqual(['add']))
    expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('says nothing of a failure whose press was taken back', async () => {
    deferredAnswers()
    const user = userEvent.setup()
    const heart = renderHeart()
    await user.click(heart)
    await waitFor(() => expect(received).toEqual(['add']))
    await user.click(heart)
    await answer(true)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await user.click(heart)
    await answer()
    await waitFor(() => expect(received).toEqual(['add', 'add']))
    expect(screen.queryByText('خطا در انجام عملیات')).not.toBeInTheDocument()
  })

  test('asks a guest to log in, and afterwards only adds', async () => {
    resetUser()
    const user = userEvent.setup()
    await user.click(renderHeart())
    await waitFor(() => expect(useLoginRequest.getState().request).not.toBeNull())
    expect(shownFavorites()).toEqual([])
    act(() => {
      markLoggedIn('token')
      favoritesStore.set(() => ({ product: [PRODUCT] }))
      useLoginRequest.getState().request?.onLoggedIn()
    })
    expect(shownFavorites()).toEqual([PRODUCT])
  })

  test('marks nothing with an answer that comes after logging out', async () => {
    deferredAnswers()
    const user = userEvent.setup()
    await user.click(renderHeart())
    await waitFor(() => expect(received).toEqual(['add']))
    act(resetUser)
    await answer(true)
    await waitFor(() => expect(shownFavorites()).toEqual([]))
  })

  test('does not send for the next customer what the one before pressed', async () => {
    deferredAnswers()
    userStore.set(() => ({ id: 1 }))
    const user = userEvent.setup()
    const heart = renderHeart()
    await user.click(heart)
    await waitFor(() => expect(received).toEqual(['add']))
    await user.click(heart)
    act(() => {
      resetUser()
      userStore.set(() => ({ id: 2, token: 'another', isUser: true }))
      favoritesStore.set(() => ({ product: [PRODUCT] }))
    })
    await answer()
    await user.click(heart)
    await answer()
    await waitFor(() => expect(received).toEqual(['add', 'remove']))
    await waitFor(() => expect(shownFavorites()).toEqual([]))
  })
})
