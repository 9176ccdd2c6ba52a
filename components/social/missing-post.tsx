'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { idInPath } from '@/lib/seo/addresses'
import { useIsMe } from './follow-button'

const HiddenReason = lazy(() => import('./hidden-reason'))

/** A post that is hidden is not there for anybody; its writer alone is told where it is to be seen. */
export function MissingPost({ children }: { children: string }) {
  const [, , user = '', , post = ''] = usePathname().split('/')
  const userId = idInPath(user) ?? 0
  const mine = useIsMe(userId)
  return (
    <span role="status">
      {mine ? (
        <Suspense fallback={children}>
          <HiddenReason userId={userId} postId={idInPath(post)}>
            {children}
          </HiddenReason>
        </Suspense>
      ) : (
        children
      )}
    </span>
  )
}
