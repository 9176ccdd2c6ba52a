'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { parsePathId } from '@/lib/paths'
import { useIsMe } from './follow-button'

const HiddenPostReason = lazy(() => import('./hidden-post-reason'))

/** A post that is hidden is not there for anybody; its writer alone is told where it is to be seen. */
export function MissingPostMessage({ children }: { children: string }) {
  const [, , user = '', , post = ''] = usePathname().split('/')
  const userId = parsePathId(user) ?? 0
  const mine = useIsMe(userId)
  return (
    <span role="status">
      {mine ? (
        <Suspense fallback={children}>
          <HiddenPostReason userId={userId} postId={parsePathId(post)}>
            {children}
          </HiddenPostReason>
        </Suspense>
      ) : (
        children
      )}
    </span>
  )
}
