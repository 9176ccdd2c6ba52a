'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { commentsQuery } from '@/lib/client/queries/reviews'
import type { CommentSort } from '@/lib/contract/reviews/product-reviews'
import { CommentCard } from './comment-card'
import { ReviewPages, type ReviewPagesProps } from './review-pages'

export default function CommentPages(props: ReviewPagesProps<CommentSort>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, sort, from, label }: ReviewPagesProps<CommentSort>) {
  const query = useInfiniteQuery(commentsQuery(productId, { sort, from }))
  return (
    <ReviewPages
      key={sort}
      kind="comment"
      label={label}
      isContinuation={from > 1}
      query={query}
      pages={query.data?.pages.map(({ comments }) => comments) ?? []}
      renderEntry={(comment) => <CommentCard key={comment.id} comment={comment} />}
    />
  )
}
