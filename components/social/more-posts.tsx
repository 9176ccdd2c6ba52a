'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import { morePostsQuery, type ProfileWithPosts } from '@/lib/client/queries/social'
import { formatNumber } from '@/lib/persian/money'
import { PostGrid } from './post-grid'

type MorePostsProps = {
  userId: number
  name: string
  drawn: readonly number[]
  from: number
  wasPressed: boolean
  /** Of the button where the reader is asked. */
  label: string
  /** How far from its end the list asks for the next posts. */
  loadAheadMargin: string
}

export default function MorePosts(props: MorePostsProps) {
  return (
    <QueryProvider>
      <MorePostPages {...props} />
    </QueryProvider>
  )
}

/** After so many pages that came by themselves the reader is asked, so that the footer can be reached. */
const PAGES_BEFORE_ASKING = 4

function MorePostPages(props: MorePostsProps) {
  const { userId, name, drawn, from, wasPressed, label, loadAheadMargin } = props
  const query = useInfiniteQuery(morePostsQuery(userId, from))
  const { data, error, isError, isFetching, hasNextPage } = query
  const pages = withoutSeenPosts(data?.pages ?? [], drawn)
  const takesFocus = useRef(wasPressed)
  const endRef = useRef<HTMLDivElement>(null)

  const more = () => {
    if (isFetching) return
    void (pages.length === 0 ? query.refetch() : query.fetchNextPage())
  }
  const press = () => {
    takesFocus.current = true
    more()
  }
  const loadOnScroll = useEffectEvent(more)
  const isAutomatic =
    hasNextPage && !isError && !isFetching && pages.length % PAGES_BEFORE_ASKING !== 0
  useEffect(() => {
    if (!isAutomatic || !endRef.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOnScroll(), {
      rootMargin: loadAheadMargin,
    })
    watcher.observe(endRef.current)
    return () => watcher.disconnect()
  }, [isAutomatic, pages.length, loadAheadMargin])

  const first = pages.at(-1)?.posts[0]?.id
  useEffect(() => {
    if (!takesFocus.current || first === undefined) return
    takesFocus.current = false
    document.getElementById(`post-${first}`)?.focus({ preventScroll: true })
  }, [first])

  const count = pages.reduce((sum, page) => sum + page.posts.length, 0)
  return (
    <>
      {pages.map(({ current_page, posts }) => (
        <div key={current_page} className="mt-1 desk:mt-3">
          <PostGrid posts={posts} label={`پست‌های ${name}، صفحهٔ ${formatNumber(current_page)}`} />
        </div>
      ))}
      <p role="status" className="sr-only">
        {count > 0 && `${formatNumber(count)} پست دیگر افزوده شد`}
      </p>
      <div ref={endRef} className="mt-5 grid justify-center">
        {isError && (
          <ErrorState text={getErrorMessage(error)} onRetry={press} isBusy={isFetching} />
        )}
        {!isError && (hasNextPage || data === undefined) && (
          <Button variant="ghost" isBusy={isFetching} onClick={press}>
            {label}
          </Button>
        )}
      </div>
    </>
  )
}

/** A post that came or went since has moved the others: none is drawn twice. */
function withoutSeenPosts(
  pages: readonly ProfileWithPosts[],
  drawn: readonly number[],
): ProfileWithPosts[] {
  const seen = new Set(drawn)
  return pages.map((page) => ({
    ...page,
    posts: page.posts.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }))
}
