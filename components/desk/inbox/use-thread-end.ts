import { useLayoutEffect, useRef, type UIEvent } from 'react'

const NEAR_END = 40

/** Opens a thread at its newest and stays there as it grows, unless its reader has scrolled up. */
export function useThreadEnd(count: number) {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const isFollowing = useRef(true)
  useLayoutEffect(() => {
    if (!isFollowing.current) return
    // Which of the two scrolls is a matter of the width.
    for (const { current: box } of [frame, list]) if (box) box.scrollTop = box.scrollHeight
  }, [count])
  return {
    ...{ frame, list },
    onScroll: ({ currentTarget: box }: UIEvent<HTMLElement>) => {
      isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
    },
    /** Before what its reader writes is sent. */
    follow: () => {
      isFollowing.current = true
    },
  }
}
