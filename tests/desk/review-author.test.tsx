// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ReviewAuthor } from '@/components/desk/inbox/review-author'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskReviews } from '@/lib/contract/desk/moderation'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

fakeApi()
const AT = '2026-11-20T08:00:00.000Z'

test('a review has its author, whether they bought and in which order, as far as the role sees it', () => {
  const { reviews } = getDeskReviews.answer.parse({
    data: {
      reviews: [
        {
          ...{ kind: 'comment', id: 1, status: 'pending', text: 'داغ می‌کند', about: null, rate: 2 },
          ...{
            advantages: [],
            disadvantages: [],
            pictures: [],
            parent_question: null,
            reasons: [],
          },
          ...{ author: 'مینا راد', author_id: 9, is_buyer: true, created_at: AT },
          order: { id: 41, code: 'VT-1405-100977', status: 'delivery', created_at: AT },
        },
      ],
      ...{ total: 1, current_page: 1, count: 1 },
    },
  }).data
  const [review] = reviews
  if (!review) throw new Error('There is no review.')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['reviews.moderate'] })}>
        <ReviewAuthor review={review} customerId={9} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('خریدار')).toBeVisible()
  expect(screen.getByRole('link', { name: /سفارش VT-۱۴۰۵-۱۰۰۹۷۷/ })).toHaveAttribute(
    'href',
    '/desk/orders/41',
  )
  // A role that sees no customers reads the name alone.
  expect(screen.getByText('مینا راد')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'مینا راد' })).toBeNull()
})
