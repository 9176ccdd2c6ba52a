// @in-a-window
import { expect, test, vi } from 'vitest'
import { OwnReviewsPage } from '@/components/account/own-reviews-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getOwnComments, getOwnQuestions } from '@/lib/contract/reviews/own-reviews'
import { deleteComment, editComment } from '@/lib/contract/reviews/write-reviews'
import { markLoggedIn } from '@/stores/user'
import { facets } from '../catalogue/sample-facets'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}))

const api = fakeApi()
const paged = { total: 1, count: 1, current_page: 1 }

const comment = {
  ...{ id: 1, author: 'مریم', is_buyer: true, variant: null, title: '', rate: 5, suggest: null },
  ...{ comment: 'خوش‌دست است.', advantages: ['سبک'], disadvantages: [] },
  pictures: [{ url: '/media/a.webp', width: 9, height: 9 }],
  ...{ likes: 0, dislikes: 0, status: 'pending' as const, anonymous: true },
  created_at: '2026-11-01T08:00:00.000Z',
  product: { id: 1, slug: 'قوری', title: 'قوری مدل Goli سفالی', picture: null, visible: true },
}

function openComments() {
  markLoggedIn('token')
  const left = () => (api.requestsTo(deleteComment).length > 0 ? [] : [comment])
  api.on(getOwnComments, () => ({ data: { comments: left(), ...paged } }))
  api.on(getOwnQuestions, { data: { questions: [], ...paged, count: 0 } })
  render(
    <QueryProvider>
      <OwnReviewsPage />
    </QueryProvider>,
  )
}

test('a comment is deleted only after a question', async () => {
  openComments()
  api.on(deleteComment, { data: { ok: true } })
  await userEvent.click(await screen.findByRole('button', { name: /^حذف دیدگاه/ }))
  const question = within(await screen.findByRole('dialog', { name: 'این دیدگاه حذف شود؟' }))
  expect(api.requestsTo(deleteComment)).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'حذف' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(api.requestsTo(deleteComment)[0]?.params).toMatchObject({ id: '1' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^حذف دیدگاه/ })).toBeNull()
})

test('a comment is edited as it was written, and says that it waits for approval again', async () => {
  openComments()
  const answer = { comment: { ...comment, rate: 4 }, status: 'pending' as const }
  api.on(editComment, { data: answer })
  await userEvent.click(await screen.findByRole('button', { name: /^ویرایش دیدگاه/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش دیدگاه' }))
  expect(dialog.getByText(/^پس از ویرایش، دیدگاه دوباره بررسی می‌شود/)).toBeVisible()
  const text = dialog.getByRole('textbox', { name: /^متن دیدگاه/ })
  expect(text).toHaveValue('خوش‌دست است.')
  await userEvent.type(text, ' هنوز هم.')
  await userEvent.click(dialog.getByRole('button', { name: 'ثبت ویرایش' }))
  expect(await screen.findByText('ویرایش شما ثبت شد')).toBeVisible()
  expect(api.requestsTo(editComment)[0]).toMatchObject({
    params: { id: '1' },
    body: {
      ...{ comment: 'خوش‌دست است. هنوز هم.', rate: 5, advantages: ['سبک'], anonymous: true },
      pictures: ['/media/a.webp'],
    },
  })
})

test('where a comment stands is said beside its day, and its good has a line alone', async () => {
  openComments()
  const badge = await screen.findByText('در انتظار تأیید')
  expect(badge.parentElement).toHaveTextContent('۱۰ آبان ۱۴۰۵ در انتظار تأیید')
  expect(screen.getByRole('heading', { name: 'قوری مدل Goli سفالی' })).toBeVisible()
  expect(screen.getByText('Goli'), 'held together').toHaveAttribute('dir', 'ltr')
})

test('who has written nothing yet finds goods under the empty list', async () => {
  markLoggedIn('token')
  const card = {
    ...{ id: 1, slug: 'قوری', title: 'قوری کاشی', english_title: '' },
    brand: { id: 1, slug: 'کاشی', title: 'کاشی', english_title: '' },
    ...{ picture: null, second_view: null, status: 'published' as const, available: true },
    ...{ price: 1000, final_price: 1000, percent: 0, last_units: null, rate: null, rate_count: 0 },
    ...{ colours: [], stock_id: null, variant: null },
  }
  api.on(getOwnComments, { data: { comments: [], ...paged, count: 0, total: 0 } })
  api.on(getOwnQuestions, { data: { questions: [], ...paged, count: 0, total: 0 } })
  api.on(getProducts, {
    data: {
      products: [card],
      facets,
      missing: null,
      corrected: null,
      intent: null,
      is_understood: true,
      is_minimum: false,
      ...paged,
    },
  })
  render(
    <QueryProvider>
      <OwnReviewsPage />
    </QueryProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'هنوز دیدگاهی ننوشته‌اید' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'پرفروش‌ترین‌ها' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: /^قوری کاشی/, level: 3 })).toBeVisible()
})
