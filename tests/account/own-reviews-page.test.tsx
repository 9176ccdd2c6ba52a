// @in-a-window
import { expect, test } from 'vitest'
import { OwnReviewsPage } from '@/components/account/own-reviews-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getOwnComments, getOwnQuestions } from '@/lib/contract/reviews/own-reviews'
import { markLoggedIn } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const api = fakeApi()
const paged = { total: 1, count: 1, current_page: 1 }

test('where a comment stands is said beside its day, and its good has a line alone', async () => {
  markLoggedIn('token')
  const comment = {
    ...{ id: 1, author: 'مریم', is_buyer: true, variant: null, title: '', rate: 5, suggest: null },
    ...{ comment: 'خوش‌دست است.', advantages: [], disadvantages: [], pictures: [] },
    ...{ likes: 0, dislikes: 0, status: 'pending' as const },
    created_at: '2026-11-01T08:00:00.000Z',
    product: { id: 1, slug: 'قوری', title: 'قوری سفالی', picture: null, visible: true },
  }
  api.on(getOwnComments, { data: { comments: [comment], ...paged } })
  api.on(getOwnQuestions, { data: { questions: [], ...paged, count: 0 } })
  render(
    <QueryProvider>
      <OwnReviewsPage />
    </QueryProvider>,
  )
  const badge = await screen.findByText('در انتظار تأیید')
  expect(badge.parentElement).toHaveTextContent('۱۰ آبان ۱۴۰۵ در انتظار تأیید')
  expect(screen.getByRole('heading', { name: 'قوری سفالی' })).toBeVisible()
})
