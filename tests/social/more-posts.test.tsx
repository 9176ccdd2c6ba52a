// @in-a-window
import { configure } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MorePostsLink, LOAD_AHEAD_MARGIN } from '@/components/social/more-posts-link'
import { getPublicProfile } from '@/lib/contract/social/people'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const TOTAL = 21
const A_PAGE = 24
const user = { id: 9, name: 'لیلا', image: null, bio: '' }
const counts = { all_likes: 0, post_count: 500, followers: 0, following: 0 }
const seen: (() => void)[] = []

/** The reader draws near the end when the test says so. */
class Watcher {
  constructor(
    private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    private readonly options: { rootMargin?: string } = {},
  ) {}
  observe() {
    // A link watches for itself as well.
    if (this.options.rootMargin === LOAD_AHEAD_MARGIN)
      seen.push(() => this.tell([{ isIntersecting: true }]))
  }
  unobserve() {}
  disconnect() {}
}

const postOf = (id: number) => ({
  id,
  user: { id: user.id, name: user.name, image: null },
  text: `پست ${id}`,
  image: { url: '/demo/scenes/post-1-640.webp', width: 640, height: 640, alt: '' },
  product: null,
  is_buyer: false,
  created_at: '2026-11-03T10:00:00.000Z',
  likes: [],
  like_count: 0,
  comments: [],
  comment_count: 0,
})

beforeAll(() => import('@/components/social/more-posts'))

beforeEach(() => {
  shop.on(getPublicProfile, ({ query }) => {
    const page = Number(query.get('page'))
    const first = (page - 1) * A_PAGE
    const posts = Array.from({ length: A_PAGE }, (_, at) => postOf(first + at))
      .filter(({ id }) => id < 500)
      .map((post) => ({ ...post, id: post.id + 1 }))
    return {
      data: {
        user: { ...user, ...counts },
        posts,
        total: TOTAL,
        count: 500,
        current_page: page,
      },
    }
  })
  vi.stubGlobal('IntersectionObserver', Watcher)
  seen.length = 0
})

const links = () => screen.queryAllByRole('link', { name: /^پست لیلا/ })

test('the link to the next page of posts adds that page when it is pressed', async () => {
  render(<MorePostsLink userId={9} name="لیلا" page={1} drawn={[24]} />)
  const link = screen.getByRole('link', { name: 'پست‌های بیشتر' })
  expect(link).toHaveAttribute('href', '/user/9/page/2')
  await userEvent.setup().click(link)
  await waitFor(() => expect(links()).toHaveLength(24))
  await waitFor(() => expect(document.activeElement).toBe(links()[0]))
})

test('more posts load as the reader scrolls, then by a button, and each is drawn once', async () => {
  // The first of the next page stands on the page already: a post came before it.
  render(<MorePostsLink userId={9} name="لیلا" page={2} drawn={[49]} />)
  seen.shift()?.()
  for (const pages of [1, 2, 3, 4]) {
    await waitFor(() => expect(links()).toHaveLength(pages * A_PAGE - 1))
    if (pages < 4) await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    seen.shift()?.()
  }
  const more = await screen.findByRole('button', { name: 'پست‌های بیشتر' })
  expect(seen).toHaveLength(0)
  await userEvent.setup().click(more)
  await waitFor(() => expect(links()).toHaveLength(5 * A_PAGE - 1))
  expect(new Set(links().map(({ id }) => id)).size).toBe(links().length)
})
