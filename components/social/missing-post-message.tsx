'use client'

import { usePathname } from 'next/navigation'
import { lazyComponent } from '@/components/ui/lazy-component'
import { parsePathId } from '@/lib/paths'
import { useIsMe } from './follow-button'

const HiddenPostReason = lazyComponent(() => import('./hidden-post-reason'))

/** A post that is hidden is not there for anybody; its writer alone is told where it is to be seen. */
export function MissingPostMessage({ children }: { children: string }) {
  const [, , user = '', , post = ''] = usePathname().split('/')
  const userId = parsePathId(user) ?? 0
  const isMe = useIsMe(userId)
  return (
    <span role="status">
      {isMe ? (
        <HiddenPostReason userId={userId} postId={parsePathId(post)} fallback={children}>
          {children}
        </HiddenPostReason>
      ) : (
        children
      )}
    </span>
  )
}
