'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { questionsQuery } from '@/lib/client/queries/reviews'
import type { QuestionSort } from '@/lib/contract/reviews/product-reviews'
import { QuestionCard } from './question-card'
import { ReviewPages, type ReviewPagesProps } from './review-pages'

export default function QuestionPages(props: ReviewPagesProps<QuestionSort>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, sort, from, label }: ReviewPagesProps<QuestionSort>) {
  const query = useInfiniteQuery(questionsQuery(productId, { sort, from }))
  return (
    <ReviewPages
      key={sort}
      kind="question"
      label={label}
      isContinuation={from > 1}
      query={query}
      pages={query.data?.pages.map(({ questions }) => questions) ?? []}
      renderEntry={(question) => (
        <QuestionCard key={question.id} productId={productId} question={question} />
      )}
    />
  )
}
