// @in-a-window
import { configure } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetOwnReviews } from '@/components/reviews/own-reviews-store'
import { CommentRail } from '@/components/reviews/comment-rail'
import { WriteReviewButton } from '@/components/reviews/write-review-button'
import { getOwnReviews } from '@/lib/contract/reviews/own-reviews'
import {
  saveComment,
  saveQuestion,
  uploadCommentPicture,
} from '@/lib/contract/reviews/write-reviews'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const sent: unknown[] = []
const created_at = '2026-11-20T10:00:00.000Z'
const status = 'pending' as const

beforeAll(async () => {
  await import('@/components/reviews/review-dialog')
})
beforeEach(() => shop.on(getOwnReviews, { data: { comment: null, questions: [], votes: [] } }))

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  resetUser()
  resetOwnReviews(null)
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
})

const answerSavedComment = () =>
  shop.on(saveComment, ({ body }) => {
    sent.push(body)
    const comment = saveComment.body?.parse(body)
    if (!comment) throw new Error('The call has a body.')
    const rest = { id: 41, author: 'مریم', is_buyer: true, variant: null, likes: 0, dislikes: 0 }
    const pictures = comment.pictures.map((url) => ({ url, width: 9, height: 9 }))
    return { data: { comment: { ...rest, ...comment, pictures, status, created_at }, status } }
  })

const answerSavedQuestion = () =>
  shop.on(saveQuestion, ({ body }) => {
    sent.push(body)
    const { question, parent_id } = saveQuestion.body?.parse(body) ?? { question: '', parent_id: 0 }
    const own = { id: 51, parent_id, question, status, created_at }
    return { data: { question: own, status } }
  })

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: /^ثبت / })

async function open(what: 'comment' | 'question' = 'comment') {
  const hands = userEvent.setup()
  const shown = render(<WriteReviewButton kind={what} productId={7} title="قوری چینی" />)
  await hands.click(screen.getByRole('button', { name: /خود را بنویسید$/ }))
  await screen.findByRole('dialog')
  return { hands, ...shown }
}

describe('a comment', () => {
  test('without a rate and a text shows errors at its fields and is not sent', async () => {
    const { hands } = await open()
    await hands.click(submit())
    await waitFor(() =>
      expect(field('متن دیدگاه')).toHaveAccessibleDescription(/متن دیدگاه را بنویسید/),
    )
    expect(screen.getByRole('radiogroup', { name: /امتیاز/ })).toHaveAccessibleDescription(
      'امتیاز خود را از ۱ تا ۵ ستاره انتخاب کنید.',
    )
    expect(screen.getByRole('radio', { name: '۱ از ۵، خیلی بد' })).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('is sent once with all its fields, and then waits for approval', async () => {
    answerSavedComment()
    const { hands } = await open()
    await hands.click(screen.getByRole('radio', { name: '۴ از ۵، خوب' }))
    await hands.type(field('متن دیدگاه'), 'سبک و خوش‌ساخت است.')
    await hands.type(field(/^عنوان/), 'راضی‌ام')
    await hands.type(field(/^خوبی‌ها/), 'سبک است{Enter}')
    await hands.type(field(/^خوبی‌ها/), 'سبک است{Enter}')
    await hands.type(field(/^کاستی‌ها/), 'گران است')
    await hands.click(screen.getByRole('radio', { name: 'پیشنهاد می‌کنم' }))
    await hands.click(screen.getByRole('checkbox', { name: 'نام من نشان داده نشود' }))
    await hands.dblClick(submit())
    expect(await screen.findByText('دیدگاه شما ثبت شد')).toBeVisible()
    expect(sent).toEqual([
      {
        product_id: 7,
        rate: 4,
        title: 'راضی‌ام',
        comment: 'سبک و خوش‌ساخت است.',
        advantages: ['سبک است'],
        disadvantages: ['گران است'],
        suggest: true,
        anonymous: true,
        pictures: [],
      },
    ])
    const notice = screen.getByRole('group', { name: 'دیدگاه شما ثبت شد' })
    expect(notice).toHaveFocus()
    expect(notice, 'true from an order, too').toHaveTextContent('در صفحهٔ این کالا و در حساب')
    expect(sessionStorage.length).toBe(0)
  })

  test('is written by a press for who has given stars alone, and unwritten by another', async () => {
    answerSavedComment()
    const { hands } = await open()
    expect(screen.queryByRole('group', { name: 'با یک لمس بنویسید' })).toBeNull()
    await hands.click(screen.getByRole('radio', { name: '۵ از ۵، عالی' }))
    const press = (name: string) => hands.click(screen.getByRole('checkbox', { name }))
    await press('کیفیتش خوب است')
    await press('سالم و به‌موقع رسید')
    expect(field('متن دیدگاه')).toHaveValue('کیفیتش خوب است. سالم و به‌موقع رسید.')
    await hands.click(screen.getByRole('radio', { name: '۲ از ۵، بد' }))
    await press('کیفیتش خوب است')
    await press('سالم و به‌موقع رسید')
    await press('آسیب‌دیده رسید')
    await hands.click(submit())
    expect(await screen.findByText('دیدگاه شما ثبت شد')).toBeVisible()
    expect(sent).toMatchObject([{ rate: 2, comment: 'آسیب‌دیده رسید.' }])
  })

  test('names the pictures that were sent while it was written, and tells which were not taken', async () => {
    answerSavedComment()
    let count = 0
    shop.on(uploadCommentPicture, () => {
      count += 1
      if (count === 2)
        throw Response.json({ errors: { image: ['این فایل عکس نیست.'] } }, { status: 422 })
      return { data: { picture: { url: `/media/${count}.webp`, width: 9, height: 9 } } }
    })
    const { hands } = await open()
    const file = (name: string) => new File(['x'], name, { type: 'image/png' })
    await hands.upload(screen.getByLabelText('عکس'), ['a.png', 'b.png', 'c.png'].map(file))
    expect(await screen.findByText(/b\.png.*این فایل عکس نیست\./)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^عکس/ })).toHaveLength(2))
    await hands.click(screen.getByRole('button', { name: 'برداشتن عکس ۱' }))
    await hands.click(screen.getByRole('radio', { name: '۴ از ۵، خوب' }))
    await hands.type(field('متن دیدگاه'), 'سبک است.')
    await hands.click(submit())
    expect(await screen.findByText('دیدگاه شما ثبت شد')).toBeVisible()
    expect(sent).toMatchObject([{ pictures: ['/media/3.webp'] }])
  })

  test('is shown to its author afterwards, and cannot be written twice', async () => {
    answerSavedComment()
    render(
      <CommentRail productId={7} count={0} rates={[]} withPictures={0} topics={[]}>
        {null}
      </CommentRail>,
    )
    const { hands } = await open()
    await hands.click(screen.getByRole('radio', { name: '۵ از ۵، عالی' }))
    await hands.type(field('متن دیدگاه'), 'عالی بود.')
    await hands.click(submit())
    await hands.click(await screen.findByText('بستن', { selector: 'button *' }))
    const card = await screen.findByRole('article', { name: 'دیدگاه مریم' })
    expect(within(card).getByText('در انتظار تأیید')).toBeVisible()
    await hands.click(screen.getByRole('button', { name: 'دیدگاه شما ثبت شده است' }))
    expect(card).toHaveFocus()
  })

  test('that was written on another device is shown instead of the form', async () => {
    const rest = { id: 42, author: 'مریم', is_buyer: true, variant: null, likes: 0, dislikes: 0 }
    const words = { title: '', comment: 'از پیش هست.', rate: 5, advantages: [], disadvantages: [] }
    const comment = { ...rest, ...words, suggest: null, pictures: [], status, created_at }
    shop.on(getOwnReviews, { data: { comment, questions: [], votes: [] } })
    const hands = userEvent.setup()
    render(<WriteReviewButton kind="comment" productId={7} />)
    await hands.click(screen.getByRole('button', { name: 'دیدگاه خود را بنویسید' }))
    expect(await screen.findByRole('button', { name: 'دیدگاه شما ثبت شده است' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('accepts ten points a side, each of at least two letters', async () => {
    const { hands } = await open()
    const good = field(/^خوبی‌ها/)
    await hands.type(good, 'خ{Enter}')
    expect(good).toHaveAccessibleDescription('هر نکته باید دست‌کم ۲ حرف باشد.')
    await hands.clear(good)
    for (let turn = 1; turn <= 10; turn += 1) await hands.type(good, `نکتهٔ ${turn}{Enter}`)
    await hands.type(good, 'نکتهٔ ۱۱{Enter}')
    expect(good).toHaveAccessibleDescription('بیش از ۱۰ نکته نمی‌توان نوشت.')
    expect(good).toHaveValue('نکتهٔ ۱۱')
    await hands.click(screen.getByRole('button', { name: 'حذف نکتهٔ 3' }))
    expect(good).toHaveFocus()
    await hands.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'حذف نکتهٔ ۱۱' })).toBeVisible()
  })

  test('is restored as a draft after closing, and the draft can be discarded', async () => {
    const { hands, unmount } = await open()
    await hands.click(screen.getByRole('radio', { name: '۲ از ۵، بد' }))
    await hands.type(field('متن دیدگاه'), 'در راه شک')
    await hands.type(field(/^خوبی‌ها/), 'سبک است{Enter}')
    await hands.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    unmount()

    const { unmount: again } = await open()
    expect(field('متن دیدگاه')).toHaveValue('در راه شک')
    expect(screen.getByText(/^۹ از/)).toBeVisible()
    expect(screen.getByRole('radio', { name: '۲ از ۵، بد' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'حذف سبک است' })).toBeVisible()
    await hands.click(screen.getByRole('button', { name: 'پاک کردن' }))
    expect(field('متن دیدگاه')).toHaveValue('')
    expect(screen.queryByRole('radio', { name: /از ۵/, checked: true })).not.toBeInTheDocument()
    again()

    await open()
    expect(field('متن دیدگاه')).toHaveValue('')
  })

  test("does not restore another customer's draft", async () => {
    const { hands, unmount } = await open()
    await hands.type(field('متن دیدگاه'), 'راز من')
    unmount()
    userStore.set(() => ({ id: 2 }))
    await open()
    expect(field('متن دیدگاه')).toHaveValue('')
  })

  test.each([
    [422, { errors: { title: ['این عنوان پذیرفته نیست.'] } }, /^عنوان/],
    [422, { errors: { 'advantages.0': ['این نکته پذیرفته نیست.'] } }, /^خوبی‌ها/],
  ])('rejected with %i shows the error at its field', async (status, body, name) => {
    shop.fails(saveComment, { status, ...body })
    const { hands } = await open()
    await hands.click(screen.getByRole('radio', { name: '۳ از ۵، معمولی' }))
    await hands.type(field('متن دیدگاه'), 'معمولی است.')
    await hands.type(field(/^خوبی‌ها/), 'سبک است{Enter}')
    await hands.click(submit())
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/پذیرفته نیست/))
    await waitFor(() => expect(field(name)).toHaveFocus())
    expect(field('متن دیدگاه')).toHaveValue('معمولی است.')
  })

  test.each([
    [412, { error: 'پیش‌تر نوشته‌اید.' }, {}, 'پیش‌تر نوشته‌اید.'],
    [404, {}, {}, /دیگر در فروشگاه نیست/],
    [500, {}, {}, /در سرور ناموفق بود/],
  ])(
    'rejected with %i shows the reason above the button',
    async (status, body, headers, sentence) => {
      shop.fails(saveComment, { status, ...body, headers })
      const { hands } = await open()
      await hands.click(screen.getByRole('radio', { name: '۳ از ۵، معمولی' }))
      await hands.type(field('متن دیدگاه'), 'معمولی است.')
      await hands.click(submit())
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(submit()).not.toHaveAttribute('aria-busy')
    },
  )
})

describe('a question', () => {
  test('of two letters shows an error; a longer one is sent and waits for approval', async () => {
    answerSavedQuestion()
    const { hands } = await open('question')
    await hands.type(field('متن پرسش'), 'چی')
    await hands.click(submit())
    await waitFor(() => expect(field('متن پرسش')).toHaveAccessibleDescription(/دست‌کم ۳ حرف/))
    await hands.type(field('متن پرسش'), ' داخل جعبه است؟')
    await hands.click(submit())
    expect(await screen.findByText('پرسش شما ثبت شد')).toBeVisible()
    expect(sent).toEqual([{ product_id: 7, parent_id: null, question: 'چی داخل جعبه است؟' }])
  })
})
