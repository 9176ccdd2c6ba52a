'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/api/query-provider'
import { commentsQuery } from '@/lib/api/talk'
import type { CommentSort } from '@/lib/contract/talk'
import { CommentCard } from './comment-card'
import { TalkPages, type TalkPagesProps } from './talk-pages'

export default function CommentPages(props: TalkPagesProps<CommentSort>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, sort, from, label }: TalkPagesProps<CommentSort>) {
  const query = useInfiniteQuery(commentsQuery(productId, { sort, from }))
  return (
    <TalkPages
      key={sort}
      kind="comment"
      label={label}
      goesOn={from > 1}
      query={query}
      pages={query.data?.pages.map(({ comments }) => comments) ?? []}
      draw={(comment) => <CommentCard key={comment.id} comment={comment} />}
    />
  )
}
