import { useCallback, useState } from 'react'

/** About a screen of a phone, so that it is there before it is seen. */
const MARGIN = '600px'

/** A ref, and whether what holds it was ever about to come into view. */
export function useIsNear() {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear] as const
}
