'use client'

import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { commentsQuery, questionsQuery } from '@/lib/client/queries/reviews'
import { QueryProvider } from '@/lib/client/query-provider'
import type { CommentSort, QuestionSort } from '@/lib/contract/reviews/product-reviews'
import { CommentCard } from './comment-card'
import { MoreButton, ReviewsSkeleton } from './more-button'
import { QuestionCard } from './question-card'

type QuestionPagesProps = { productId: number; sort: QuestionSort; from: number; label: string }

type CommentPagesProps = {
  productId: number
  sort: CommentSort
  /** The stars they gave, null for any. */
  rate: number | null
  withPictures: boolean
  /** A point or a topic; empty for any. */
  about: string
  label: string
}

/** In the sheet; the page under it shows some of them too. */
const IN_SHEET = 'sheet-comment'

type Props<Entry> = {
  label: string
  /** Whether these follow the page that the server rendered. */
  isContinuation: boolean
  /** Before the number of an entry in the id of its card. */
  anchor: string
  query: UseInfiniteQueryResult
  pages: readonly (readonly Entry[])[]
  renderEntry: (entry: Entry) => ReactNode
}

function ReviewPages<Entry extends { id: number }>(props: Props<Entry>) {
  const { label, isContinuation, anchor, query, pages, renderEntry } = props
  const { isPending, isError, isFetching, error, hasNextPage } = query
  const shouldFocus = useRef(isContinuation)
  const firstOfLast = pages.at(-1)?.[0]?.id
  useEffect(() => {
    if (!shouldFocus.current || firstOfLast === undefined) return
    shouldFocus.current = false
    document.getElementById(`${anchor}-${firstOfLast}`)?.focus()
  }, [anchor, firstOfLast])

  const loadMore = () => {
    shouldFocus.current = true
    void (isPending || pages.length === 0 ? query.refetch() : query.fetchNextPage())
  }
  if (isPending)
    return isContinuation ? <MoreButton label={label} isBusy takesFocus /> : <ReviewsSkeleton />
  const entries = new Map(pages.flat().map((entry) => [entry.id, entry]))
  return (
    <>
      {[...entries.values()].map(renderEntry)}
      {entries.size === 0 && !isContinuation && !isError && (
        <p className="py-6 text-center text-ink-500">دیدگاهی با این انتخاب نیست.</p>
      )}
      {isError && (
        <ErrorState text={getErrorMessage(error)} onRetry={loadMore} isBusy={isFetching} />
      )}
      {!isError && hasNextPage && (
        <MoreButton label={label} isBusy={isFetching} onClick={loadMore} />
      )}
    </>
  )
}

function Comments(props: CommentPagesProps) {
  const { productId, sort, rate, withPictures, about, label } = props
  const request = { sort, rate, withPictures, about, from: 1 }
  const query = useInfiniteQuery(commentsQuery(productId, request))
  return (
    <ReviewPages
      key={`${sort} ${rate} ${withPictures} ${about}`}
      anchor={IN_SHEET}
      label={label}
      isContinuation={false}
      query={query}
      pages={query.data?.pages.map(({ comments }) => comments) ?? []}
      renderEntry={(comment) => (
        <CommentCard key={comment.id} comment={comment} anchor={IN_SHEET} />
      )}
    />
  )
}

function Questions({ productId, sort, from, label }: QuestionPagesProps) {
  const query = useInfiniteQuery(questionsQuery(productId, { sort, from }))
  return (
    <ReviewPages
      key={sort}
      anchor="question"
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

export function CommentPages(props: CommentPagesProps) {
  return (
    <QueryProvider>
      <Comments {...props} />
    </QueryProvider>
  )
}

export function QuestionPages(props: QuestionPagesProps) {
  return (
    <QueryProvider>
      <Questions {...props} />
    </QueryProvider>
  )
}
