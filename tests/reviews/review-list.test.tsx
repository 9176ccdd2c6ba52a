// @vitest-environment happy-dom
import { configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CommentCard } from '@/components/reviews/comment-card'
import { resetOwnReviews, useOwnReviews } from '@/components/reviews/own-reviews-store'
import { QuestionCard } from '@/components/reviews/question-card'
import { CommentList } from '@/components/reviews/review-list'
import { notify } from '@/components/ui/notify'
import { getProductComments, type ProductComment } from '@/lib/contract/reviews/product-reviews'
import { voteOnComment } from '@/lib/contract/reviews/write-reviews'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { mockCall, mockError } from '../kit/msw-call'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/components/ui/notify', () => ({ notify: { error: vi.fn() } }))

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = setupServer()
const asked: { page: string | null; sort: string | null }[] = []
const created_at = '2026-11-03T10:00:00.000Z'
const summary = {
  rates: [0, 0, 0, 1, 1],
  suggested: { yes: 0, all: 0 },
  most_named: { advantages: [], disadvantages: [] },
}

beforeAll(async () => {
  shop.listen({ onUnhandledRequest: 'error' })
  await import('@/components/reviews/comment-pages')
})
afterEach(() => shop.resetHandlers())
afterAll(() => shop.close())
beforeEach(() => {
  asked.length = 0
  resetUser()
  resetOwnReviews(null)
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
})

const commentOf = (id: number, more: Partial<ProductComment> = {}): ProductComment => ({
  id,
  author: `مریم ${id}`,
  is_buyer: true,
  variant: { رنگ: 'آبی' },
  title: '',
  comment: `متن ${id}`,
  rate: 4,
  advantages: ['سبک'],
  disadvantages: ['گران'],
  suggest: true,
  likes: 3,
  dislikes: 1,
  created_at,
  ...more,
})

const threePages = () =>
  mockCall(getProductComments, ({ query }) => {
    asked.push({ page: query.get('page'), sort: query.get('sort') })
    const page = Number(query.get('page'))
    const comments = [commentOf(page * 10), commentOf(page * 10 + 1)]
    return { data: { comments, ...summary, total: 3, count: 6, current_page: page } }
  })

function showList() {
  render(
    <CommentList productId={7} total={3} count={6}>
      <CommentCard comment={commentOf(10)} />
      <CommentCard comment={commentOf(11)} />
    </CommentList>,
  )
  return userEvent.setup()
}
const more = () => screen.findByRole('button', { name: 'دیدگاه‌های بیشتر' })

describe('a list of comments', () => {
  test('goes on to its last page and no further, with the focus on what is new', async () => {
    shop.use(threePages())
    const hands = showList()
    await hands.click(await more())
    const third = await screen.findByRole('article', { name: 'دیدگاه مریم 20' })
    await waitFor(() => expect(third).toHaveFocus())
    await hands.click(await more())
    const fifth = await screen.findByRole('article', { name: 'دیدگاه مریم 30' })
    await waitFor(() => expect(fifth).toHaveFocus())
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'دیدگاه‌های بیشتر' })).not.toBeInTheDocument()
    expect(asked.map(({ page }) => page)).toEqual(['2', '3'])
  })

  test('in another order begins anew', async () => {
    shop.use(threePages())
    const hands = showList()
    await hands.click(screen.getByRole('radio', { name: 'مفیدترین' }))
    await waitFor(() => expect(asked).toEqual([{ page: '1', sort: 'most_helpful' }]))
    expect(await screen.findByRole('article', { name: 'دیدگاه مریم 10' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'مفیدترین' })).toHaveFocus()
  })

  test('that could not be read says so and can be asked for again', async () => {
    shop.use(mockError(getProductComments, { status: 500 }))
    const hands = showList()
    await hands.click(await more())
    const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
    expect(screen.getAllByRole('article')).toHaveLength(2)
    shop.use(threePages())
    await hands.click(again)
    expect(await screen.findByRole('article', { name: 'دیدگاه مریم 20' })).toBeVisible()
  })
})

describe('a vote', () => {
  const like = () => screen.getByRole('button', { name: /^مفید بود/ })

  test('counts at once, is taken back with a second press, and ends as the shop says', async () => {
    const votes: unknown[] = []
    shop.use(
      mockCall(voteOnComment, ({ body }) => {
        votes.push(body)
        return { data: { likes: votes.length === 1 ? 9 : 8, dislikes: 1 } }
      }),
    )
    render(<CommentCard comment={commentOf(10)} />)
    const hands = userEvent.setup()
    await hands.click(like())
    expect(like()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(like()).toHaveTextContent('۹'))
    await hands.click(like())
    expect(like()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(votes).toHaveLength(2))
    expect(votes).toEqual([
      { comment_id: 10, vote: 1 },
      { comment_id: 10, vote: 0 },
    ])
  })

  test('that the shop refuses is put back, and why is told', async () => {
    shop.use(mockError(voteOnComment, { status: 412, body: { error: 'نمی‌شود.' } }))
    render(<CommentCard comment={commentOf(10)} />)
    await userEvent.click(like())
    await waitFor(() => expect(notify.error).toHaveBeenCalledExactlyOnceWith('نمی‌شود.'))
    expect(like()).toHaveAttribute('aria-pressed', 'false')
    expect(like()).toHaveTextContent('۳')
  })

  test('for one’s own comment is not asked for', () => {
    useOwnReviews.setState({ comment: { ...commentOf(10), status: 'approved' } })
    render(<CommentCard comment={commentOf(10)} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

test('a card names what was bought, and says its signs in words', () => {
  render(<CommentCard comment={commentOf(10, { comment: '<b>خوب</b>' })} />)
  const card = screen.getByRole('article', { name: 'دیدگاه مریم 10' })
  for (const words of [
    'خریدار',
    'رنگ: آبی',
    'خوبی: سبک',
    'کاستی: گران',
    '۱۲ آبان ۱۴۰۵',
    '<b>خوب</b>',
  ])
    expect(card).toHaveTextContent(words)
})

test('of many answers the shop’s comes first and two are open', () => {
  const answer = (id: number, by_shop = false) => ({
    ...{ id, by_shop, author: `کاربر ${id}`, question: `پاسخ ${id}`, created_at },
  })
  const answers = [answer(2), answer(3), answer(4), answer(5, true)]
  const question = { ...answer(1), question: 'پرسش', answers }
  render(<QuestionCard productId={7} question={question} />)
  const [first, second, third] = screen.getAllByText(/^پاسخ \d$/)
  expect(first).toHaveTextContent('پاسخ 5')
  expect(screen.getByText('پاسخ فروشگاه')).toBeVisible()
  expect(second?.closest('details')).toBeNull()
  expect(third?.closest('details')).not.toBeNull()
  expect(screen.getByText('۲ پاسخ دیگر')).toBeVisible()
})
