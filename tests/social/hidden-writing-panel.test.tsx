// @in-a-window
import { configure } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MissingPostMessage } from '@/components/social/missing-post-message'
import { OwnPostsPanel } from '@/components/social/own-posts-panel'
import { QueryProvider } from '@/lib/client/query-provider'
import { getHiddenWriting } from '@/lib/contract/social/hidden-writing'
import { getPublicProfile } from '@/lib/contract/social/people'
import { deletePost } from '@/lib/contract/social/posts'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

configure({ asyncUtilTimeout: 5_000 })

const location = vi.hoisted(() => ({ path: '' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => location.path,
}))

const shop = fakeApi()
const GONE = 'شاید نویسنده‌اش آن را حذف کرده است.'
const post = {
  ...{ id: 31, text: 'قوری تازه', note: 'شمارهٔ کسی در عکس است.' },
  image: { url: '/demo/scenes/post-1-640.webp', width: 640, height: 640, alt: '' },
  hidden_at: '2026-11-03T10:00:00.000Z',
}
const logIn = (id: number | null) => userStore.set(() => ({ id, token: 't', isUser: id !== null }))

beforeEach(() => {
  location.path = '/user/9/post/31'
  shop.on(getHiddenWriting, { data: { posts: [post], comments: [], count: 3 } })
})

describe('the address of a hidden post', () => {
  const visit = () => render(<MissingPostMessage>{GONE}</MissingPostMessage>)

  test('tells its writer the reason, and links to where it can be seen', async () => {
    logIn(9)
    visit()
    expect(await screen.findByText(post.note)).toBeVisible()
    expect(screen.getByRole('link', { name: 'دیدن آن در اطلاعات حساب' })).toHaveAttribute(
      'href',
      '/profile/info',
    )
  })

  test.each([
    ['a guest', null],
    ['another customer', 8],
  ])('tells %s no reason, and sends no request', async (_, id) => {
    logIn(id)
    visit()
    expect(screen.getByRole('status')).toHaveTextContent(GONE)
    expect(shop.requestCount).toBe(0)
  })

  test('tells its writer no reason when the post is not hidden', async () => {
    const answerRequest = vi.fn(() => ({ data: { posts: [], comments: [], count: 0 } }))
    shop.on(getHiddenWriting, answerRequest)
    logIn(9)
    visit()
    await vi.waitFor(() => expect(answerRequest).toHaveBeenCalled(), { timeout: 5_000 })
    expect(screen.getByRole('status')).toHaveTextContent(GONE)
  })
})

describe('the panel of one’s own posts', () => {
  beforeEach(() => {
    logIn(9)
    const counts = { all_likes: 0, post_count: 0, followers: 0, following: 0 }
    const user = { id: 9, name: 'لیلا', image: null, bio: '', ...counts }
    const data = { user, posts: [], current_page: 1, total: 0, count: 0 }
    shop.on(getPublicProfile, { data })
    render(
      <QueryProvider>
        <OwnPostsPanel userId={9} />
      </QueryProvider>,
    )
  })

  test('does not say that there never were any when all are hidden', async () => {
    expect(await screen.findByText('هنوز پستی در نمایهٔ شما نیست')).toBeVisible()
    expect(await screen.findByText('۳ نوشتهٔ شما پنهان شد')).toBeVisible()
    expect(screen.queryByText(/نگذاشته‌اید/)).toBeNull()
  })

  test('counts the hidden ones beyond those that are listed, and fetches them after a deletion', async () => {
    expect(await screen.findByText(/۱ نوشتهٔ تازه‌تر را می‌بینید/)).toBeVisible()
    const next = { ...post, id: 30, text: 'فنجان' }
    shop.on(deletePost, { data: { ok: true } })
    shop.on(getHiddenWriting, { data: { posts: [next], comments: [], count: 2 } })
    await userEvent.click(screen.getByRole('button', { name: 'حذف این پست' }))
    expect(await screen.findByText('فنجان')).toBeVisible()
    expect(screen.getByText('۲ نوشتهٔ شما پنهان شد')).toBeVisible()
  })
})
