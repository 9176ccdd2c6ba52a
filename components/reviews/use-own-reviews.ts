import { useEffect } from 'react'
import { useUser } from '@/stores/user'
import { resetOwnReviews, useOwnReviews } from './own-reviews-store'

export function useHasOwnReviews(productId: number, kind: 'comments' | 'questions'): boolean {
  return useOwnReviews((own) => {
    if (own.productId !== productId) return false
    if (kind === 'questions') return own.questions.length > 0
    return own.comment !== null && own.comment.status !== 'approved'
  })
}

/** Once the list is near. */
export function useLoadOwnReviews(productId: number, isNear: boolean): void {
  const customerId = useUser((user) => (user.isUser ? user.id : null))
  useEffect(() => {
    if (customerId === null) return resetOwnReviews(null)
    if (!isNear) return
    void import('./load-own-reviews')
      .then(({ loadOwnReviews }) => loadOwnReviews(productId))
      .catch(() => undefined)
  }, [customerId, productId, isNear])
}
