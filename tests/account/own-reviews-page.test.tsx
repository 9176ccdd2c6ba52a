// @in-a-window
import { expect, test } from 'vitest'
import { OwnReviewsPage } from '@/components/account/own-reviews-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getOwnComments, getOwnQuestions } from '@/lib/contract/reviews/own-reviews'
import { markLoggedIn } from '@/stores/user'
import { facets } from '../catalogue/sample-facets'
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
    product: { id: 1, slug: 'قوری', title: 'قوری مدل Goli سفالی', picture: null, visible: true },
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
