// @in-a-window
import { configure } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CommentCard } from '@/components/reviews/comment-card'
import { CommentRail } from '@/components/reviews/comment-rail'
import { resetOwnReviews, useOwnReviews } from '@/components/reviews/own-reviews-store'
import { QuestionCard } from '@/components/reviews/question-card'
import { QuestionList } from '@/components/reviews/question-list'
import { Toaster } from '@/components/ui/toaster'
import { getQueryClient } from '@/lib/client/query-client'
import { getProductComments, type ProductComment } from '@/lib/contract/reviews/product-reviews'
import { voteOnComment } from '@/lib/contract/reviews/write-reviews'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { RatingSummary } from '@/components/reviews/review-sections'
import { fakeApi } from '../kit/fake-api'
import { seeEverything } from '../kit/in-view'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const requests: { page: string | null; sort: string | null }[] = []
const created_at = '2026-11-03T10:00:00.000Z'
const summary = {
  rates: [0, 0, 0, 1, 1],
  suggested: { yes: 0, all: 0 },
  with_pictures: 0,
  most_named: { advantages: [], disadvantages: [] },
  topics: [{ text: 'رنگ', count: 2 }],
}

beforeAll(async () => {
  await import('@/components/reviews/comment-sheet')
})

beforeEach(() => {
  requests.length = 0
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
  pictures: [],
  likes: 3,
  dislikes: 1,
  created_at,
  ...more,
})

const threePages = () =>
  shop.on(getProductComments, ({ query }) => {
    requests.push({ page: query.get('page'), sort: query.get('sort') })
    const page = Number(query.get('page'))
    const comments = [commentOf(page * 10), commentOf(page * 10 + 1)]
    return { data: { comments, ...summary, total: 3, count: 6, current_page: page } }
  })

async function openAll(opener: string | RegExp = 'همهٔ ۶ دیدگاه') {
  render(
    <CommentRail
      {...{ productId: 7, count: 6, rates: summary.rates, withPictures: 0 }}
      topics={summary.topics}
    >
      <button type="button" data-opens-sheet data-about="رنگ">
        رنگ ۲
      </button>
      <CommentCard comment={commentOf(10)} />
      <CommentCard comment={commentOf(11)} />
    </CommentRail>,
  )
  const hands = userEvent.setup()
  await hands.click(screen.getByRole('button', { name: opener }))
  return { hands, sheet: within(await screen.findByRole('dialog', { name: 'دیدگاه‌ها (۶)' })) }
}
type Sheet = Awaited<ReturnType<typeof openAll>>['sheet']
const more = (sheet: Sheet) => sheet.findByRole('button', { name: 'دیدگاه‌های بیشتر' })

test('how many gave each star is said in figures: shares of three would differ by rounding', () => {
  render(<RatingSummary rate={4} count={3} summary={{ ...summary, rates: [0, 0, 1, 1, 1] }} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(
    ['۵', '۴', '۳']
      .map((stars) => `${stars} ستاره: ۱ دیدگاه`)
      .concat(['۲ ستاره: ۰ دیدگاه', '۱ ستاره: ۰ دیدگاه']),
  )
})

describe('the sheet of all comments', () => {
  test('loads pages to the last one and moves the focus to what is new', async () => {
    threePages()
    const { hands, sheet } = await openAll()
    expect(await sheet.findByRole('article', { name: 'دیدگاه مریم 10' })).toBeVisible()
    await hands.click(await more(sheet))
    const third = await sheet.findByRole('article', { name: 'دیدگاه مریم 20' })
    await waitFor(() => expect(third).toHaveFocus())
    await hands.click(await more(sheet))
    const fifth = await sheet.findByRole('article', { name: 'دیدگاه مریم 30' })
    await waitFor(() => expect(fifth).toHaveFocus())
    expect(sheet.getAllByRole('article')).toHaveLength(6)
    expect(sheet.queryByRole('button', { name: 'دیدگاه‌های بیشتر' })).not.toBeInTheDocument()
  })

  test('names the page alone where the order is the default', async () => {
    threePages()
    const { hands, sheet } = await openAll()
    await hands.click(await more(sheet))
    await hands.click(await more(sheet))
    await waitFor(() => expect(requests.map(({ sort }) => sort)).toEqual([null, null, null]))
    expect(requests.slice(1).map(({ page }) => page)).toEqual(['2', '3'])
  })

  test('starts again from the first page when it is sorted in another order', async () => {
    threePages()
    const { hands, sheet } = await openAll()
    await hands.selectOptions(await sheet.findByRole('combobox', { name: 'مرتب‌سازی' }), 'مفیدترین')
    await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', sort: 'most_helpful' }))
    expect(sheet.getByRole('combobox', { name: 'مرتب‌سازی' })).toHaveFocus()
  })

  test('asks for the comments of the stars that are chosen, and offers none that nobody gave', async () => {
    const rates: (string | null)[] = []
    shop.on(getProductComments, ({ query }) => {
      rates.push(query.get('rate'))
      const comments = [commentOf(50, { rate: 5 })]
      return { data: { comments, ...summary, total: 1, count: 1, current_page: 1 } }
    })
    const { hands, sheet } = await openAll()
    expect(sheet.getByRole('option', { name: '۱ ستاره (۰)' })).toBeDisabled()
    await hands.selectOptions(sheet.getByRole('combobox', { name: 'نمایش' }), '۵ ستاره (۱)')
    await waitFor(() => expect(rates.at(-1)).toBe('5'))
    expect(await sheet.findByRole('article', { name: 'دیدگاه مریم 50' })).toBeVisible()
  })

  test('opens with what a chip says, and asks for the comments that write about it', async () => {
    const topics: (string | null)[] = []
    shop.on(getProductComments, ({ query }) => {
      topics.push(query.get('about'))
      return {
        data: { comments: [commentOf(50)], ...summary, total: 1, count: 1, current_page: 1 },
      }
    })
    const { hands, sheet } = await openAll(/^رنگ/)
    expect(sheet.getByRole('radio', { name: 'رنگ (۲)' })).toBeChecked()
    await waitFor(() => expect(topics).toEqual(['رنگ']))
    await hands.click(sheet.getByRole('radio', { name: 'همه چیز' }))
    await waitFor(() => expect(topics.at(-1)).toBeNull())
  })

  test('shows an error and a retry button when they cannot be read', async () => {
    shop.fails(getProductComments, { status: 500 })
    const { hands, sheet } = await openAll()
    const again = await sheet.findByRole('button', { name: 'تلاش دوباره' })
    threePages()
    await hands.click(again)
    expect(await sheet.findByRole('article', { name: 'دیدگاه مریم 10' })).toBeVisible()
  })
})

test('the order of questions is offered once they are near', async () => {
  resetUser()
  const list = (
    <QuestionList productId={7} total={1} count={2}>
      <p>پرسش‌ها</p>
    </QuestionList>
  )
  render(list).unmount()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  seeEverything()
  render(list)
  expect(await screen.findByRole('radio', { name: 'پرپاسخ‌ترین' })).not.toBeChecked()
})

describe('a vote', () => {
  const like = () => screen.getByRole('button', { name: /^مفید بود/ })

  test('is counted at once, taken back by a second press, and shown as the shop counts it', async () => {
    const votes: unknown[] = []
    shop.on(voteOnComment, ({ body }) => {
      votes.push(body)
      return { data: { likes: votes.length === 1 ? 9 : 8, dislikes: 1 } }
    })
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

  test('is put back with the reason when the shop rejects it', async () => {
    shop.fails(voteOnComment, { status: 412, error: 'نمی‌شود.' })
    render(
      <>
        <CommentCard comment={commentOf(10)} />
        <Toaster />
      </>,
    )
    await userEvent.click(like())
    expect(await screen.findByText('نمی‌شود.')).toBeVisible()
    expect(like()).toHaveAttribute('aria-pressed', 'false')
    expect(like()).toHaveTextContent('۳')
  })

  test('marks nothing for the next customer when it is answered late', async () => {
    const answers: (() => void)[] = []
    shop.on(voteOnComment, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return { data: { likes: 5, dislikes: 0 } }
    })
    render(<CommentCard comment={commentOf(10)} />)
    await userEvent.click(like())
    await waitFor(() => expect(answers).toHaveLength(1))
    const queryClient = getQueryClient()
    act(() => userStore.set(() => ({ id: 2, token: 'another', isUser: true })))
    expect(like()).toHaveTextContent('۳')
    answers[0]?.()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(useOwnReviews.getState()).toMatchObject({ votes: {}, counts: {} })
  })

  test("cannot be given to one's own comment", () => {
    useOwnReviews.setState({ comment: { ...commentOf(10), status: 'approved' } })
    render(<CommentCard comment={commentOf(10)} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

test("a comment's card names what was bought and puts its signs into words", () => {
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

test("a comment's card has the answer of the shop, in a rail in short", () => {
  const answer = { text: 'در یک نوبت ساخت ایراد داشت؛ عوضش می‌کنیم.', created_at }
  const { rerender } = render(<CommentCard comment={commentOf(10, { answer })} />)
  expect(screen.getByText('پاسخ فروشگاه')).toBeVisible()
  expect(screen.getByText(answer.text)).toBeVisible()
  const noPoints = { advantages: [], disadvantages: [] }
  rerender(<CommentCard comment={commentOf(10, { ...noPoints, answer })} isInRail />)
  expect(screen.getByText(/عوضش می‌کنیم/)).toHaveTextContent(`پاسخ فروشگاه ${answer.text}`)
  expect(screen.queryByRole('button', { name: /^ادامه/ })).toBeNull()
  const long = { ...answer, text: answer.text.repeat(3) }
  rerender(<CommentCard comment={commentOf(10, { ...noPoints, answer: long })} isInRail />)
  expect(screen.getByRole('button', { name: /^ادامه/ })).toBeVisible()
})

test("a question shows the shop's answer first and only two answers open", () => {
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

test('a card in the rail leaves its pictures and its points to the sheet, and says how many', () => {
  const url = '/media/one.webp'
  const long = commentOf(10, {
    comment: 'خوب است. '.repeat(30),
    advantages: ['سبک', 'ارزان'],
    pictures: [
      { url, width: 800, height: 800 },
      { url: '/media/two.webp', width: 800, height: 800 },
    ],
  })
  render(<CommentCard comment={long} isInRail />)
  expect(screen.getByRole('button', { name: /^ادامه و ۲ عکس\s*، دیدگاه مریم ?10$/ })).toBeVisible()
  expect(screen.queryByText('سبک')).not.toBeInTheDocument()
})
