import { useCallback, useState } from 'react'

/** About a screen of a phone, so that it is there before it is seen. */
const MARGIN = '600px'

/** A ref, and whether what holds it was ever about to come into view. */
export function useIsNear(margin = MARGIN) {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          setIsNear(true)
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return [ref, isNear] as const
}
