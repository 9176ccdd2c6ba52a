'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { paths } from '@/lib/paths'

const MORE_POSTS_LABEL = 'پست‌های بیشتر'
/** How far from its end a list of posts asks for the next. */
export const LOAD_AHEAD_MARGIN = '900px'

const MorePosts = lazyComponent(() => import('./more-posts'), MORE_POSTS_LABEL)

/** Profiles whose further posts are on the page already; Back finds them there again. */
const openedProfiles = new Set<string>()

type MorePostsLinkProps = {
  userId: number
  name: string
  page: number
  /** On the page already; a post that came since has moved some of them to the next one. */
  drawn: readonly number[]
}

/** A link to the next page, which comes by itself when the reader draws near. */
export function MorePostsLink({ userId, name, page, drawn }: MorePostsLinkProps) {
  const key = `${userId}:${page}`
  const containerRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useState(() => ({ wanted: openedProfiles.has(key), pressed: false }))
  useEffect(() => {
    if (state.wanted) openedProfiles.add(key)
    if (state.wanted || !containerRef.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setState({ wanted: true, pressed: false }),
      { rootMargin: LOAD_AHEAD_MARGIN },
    )
    watcher.observe(containerRef.current)
    return () => watcher.disconnect()
  }, [key, state.wanted])

  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setState({ wanted: true, pressed: true })
  }
  if (state.wanted) {
    return (
      <MorePosts
        {...{ userId, name, drawn }}
        from={page + 1}
        wasPressed={state.pressed}
        label={MORE_POSTS_LABEL}
        loadAheadMargin={LOAD_AHEAD_MARGIN}
        fallback={<MorePostsSkeleton />}
      />
    )
  }
  return (
    <div ref={containerRef} className="mt-5 grid justify-center">
      <ButtonLink
        href={paths.user(userId, page + 1)}
        rel="next"
        prefetch={false}
        variant="ghost"
        onClick={press}
      >
        {MORE_POSTS_LABEL}
      </ButtonLink>
    </div>
  )
}

function MorePostsSkeleton() {
  return (
    <div className="mt-5 grid justify-center">
      <Button variant="ghost" isBusy>
        {MORE_POSTS_LABEL}
      </Button>
    </div>
  )
}
