'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/api/query-provider'
import { commentsQuery, type CommentPage } from '@/lib/api/talk'
import { CommentCard } from './comment-card'
import { MorePages } from './more-pages'
import type { MoreProps } from './more-props'

export function MoreCommentList(props: MoreProps<CommentPage>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, first }: MoreProps<CommentPage>) {
  const query = useInfiniteQuery(commentsQuery(productId, first))
  const comments = query.data?.pages.flatMap((page) => page.comments) ?? []
  return (
    <>
      {comments.map((comment) => (
        <CommentCard key={comment.id} comment={comment} />
      ))}
      <MorePages label="دیدگاه‌های بیشتر" query={query} />
    </>
  )
}
