// @in-a-window
import { configure } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useLoginRequest } from '@/components/auth/login-request'
import { LikeButton } from '@/components/social/post-actions'
import { useReactions } from '@/components/social/reactions'
import { Toaster } from '@/components/ui/toaster'
import { getPost, type Post } from '@/lib/contract/social/posts'
import { likePost, unlikePost } from '@/lib/contract/social/reactions'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const CUSTOMER = 7
const OWN_LIKE = 55
const shop = fakeApi()
const received: string[] = []
let postId = 100

function postLikedBy(...likes: Post['likes']): Post {
  return {
    id: postId,
    user: { id: 1, name: 'مریم', image: null },
    text: '',
    image: { url: '/demo/scenes/post-1-640.webp', width: 640, height: 640, alt: '' },
    product: null,
    is_buyer: false,
    created_at: '2026-11-03T10:00:00.000Z',
    likes,
    like_count: likes.length,
    comments: [],
    comment_count: 0,
  }
}

const postAnswer = (...likes: Post['likes']) =>
  shop.on(getPost, () => {
    received.push('read')
    return { data: { post: postLikedBy(...likes), ids: [] } }
  })

const likeAnswer = (like_count: number) =>
  shop.on(likePost, () => {
    received.push('like')
    return { data: { id: OWN_LIKE, user_id: CUSTOMER, like_count } }
  })

const unlikeAnswer = () =>
  shop.on(unlikePost, ({ params }) => {
    received.push(`unlike ${String(params['id'])}`)
    return { data: { ok: true as const, like_count: 2 } }
  })

function renderLikeButton() {
  render(
    <>
      <LikeButton postId={postId} count={2} />
      <Toaster />
    </>,
  )
  return screen.getByRole('button', { name: /^پسندیدن/ })
}

const waitForRead = () => waitFor(() => expect(useReactions.getState()).not.toEqual({}))

beforeEach(() => {
  postId += 1
  received.length = 0
  useLoginRequest.setState({ request: null })
  useReactions.setState({}, true)
  resetUser()
  userStore.set(() => ({ id: CUSTOMER, token: 'token', isUser: true }))
  postAnswer({ id: 1, user_id: 2 }, { id: 2, user_id: 3 })
  likeAnswer(3)
  unlikeAnswer()
})

describe('the like of a post', () => {
  test('is shown at once, and then with the count of the shop', async () => {
    likeAnswer(9)
    const user = userEvent.setup()
    const button = renderLikeButton()
    await waitForRead()
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(button).toHaveTextContent('۹'))
  })

  test('ends with the last press of a double tap', async () => {
    const user = userEvent.setup()
    const button = renderLikeButton()
    await waitForRead()
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(button).toHaveTextContent('۲'))
    const given = received.filter((call) => call === 'like')
    const taken = received.filter((call) => call.startsWith('unlike'))
    expect(given.length).toBe(taken.length)
  })

  test("is removed by the id of the customer's own like", async () => {
    postAnswer({ id: 41, user_id: 2 }, { id: 42, user_id: CUSTOMER })
    const user = userEvent.setup()
    const button = renderLikeButton()
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await user.click(button)
    await waitFor(() => expect(received).toContain('unlike 42'))
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('is read again when another tab has already removed it', async () => {
    const user = userEvent.setup()
    const button = renderLikeButton()
    await waitForRead()
    await user.click(button)
    await waitFor(() => expect(received).toContain('like'))
    shop.fails(unlikePost, { status: 404 })
    postAnswer()
    await user.click(button)
    await waitFor(() => expect(button).toHaveTextContent('۰'))
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test("is rolled back with the shop's message when it fails", async () => {
    shop.fails(likePost, { status: 412, error: 'این پست را نمی‌توان پسندید.' })
    const user = userEvent.setup()
    const button = renderLikeButton()
    await user.click(button)
    expect(await screen.findByText('این پست را نمی‌توان پسندید.')).toBeVisible()
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(button).toHaveTextContent('۲')
  })

  test('asks a guest to log in, and then sets the like and never removes it', async () => {
    resetUser()
    const user = userEvent.setup()
    await user.click(renderLikeButton())
    await waitFor(() => expect(useLoginRequest.getState().request).not.toBeNull())
    expect(received).toEqual([])
    act(() => {
      userStore.set(() => ({ id: CUSTOMER, token: 'token', isUser: true }))
      useLoginRequest.getState().request?.onLoggedIn()
    })
    await waitFor(() => expect(received).toContain('like'))
    expect(received).not.toContain(`unlike ${OWN_LIKE}`)
  })

  test('is not shown to the next customer', async () => {
    const user = userEvent.setup()
    const button = renderLikeButton()
    await waitForRead()
    await user.click(button)
    await waitFor(() => expect(received).toEqual(['read', 'like']))
    expect(button).toHaveAttribute('aria-pressed', 'true')
    act(() => resetUser())
    expect(button).toHaveAttribute('aria-pressed', 'false')
    act(() => userStore.set(() => ({ id: CUSTOMER + 1, token: 'another', isUser: true })))
    await waitFor(() => expect(received).toEqual(['read', 'like', 'read']))
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
