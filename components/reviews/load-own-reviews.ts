import { fetchOwnReviews } from '@/lib/client/queries/own-reviews'
import { userStore } from '@/stores/user'
import { waitForHistory } from '@/components/ui/history-layers'
import { abortableDelay } from '@/lib/client/http/retry'
import {
  resetOwnReviews,
  hasOwnReviewsFor,
  useOwnReviews,
  type ReviewTarget,
} from './own-reviews-store'

let pendingLoad = Promise.resolve()

/** Whoever needs it asks; one question goes out. Without an answer the page is a guest's. */
export function loadOwnReviews(productId: number): Promise<void> {
  if (hasOwnReviewsFor(useOwnReviews.getState(), productId)) return pendingLoad
  resetOwnReviews(productId)
  pendingLoad = fetchForCustomer(productId, userStore.get().id)
  return pendingLoad
}

/** The answer is of the customer who asked, who may be another than the one who is here when it comes. */
async function fetchForCustomer(productId: number, customerId: number | null): Promise<void> {
  const stillHere = () => {
    const own = useOwnReviews.getState()
    return own.productId === productId && own.customerId === customerId
  }
  try {
    const { comment, questions, votes } = await fetchOwnReviews(productId)
    if (!stillHere()) return
    const told = Object.fromEntries(votes.map((row) => [row.comment_id, row.vote]))
    useOwnReviews.setState((own) => {
      const known = new Set(own.questions.map(({ id }) => id))
      return {
        comment: own.comment ?? comment,
        questions: [...own.questions, ...questions.filter(({ id }) => !known.has(id))],
        votes: { ...told, ...own.votes },
      }
    })
  } catch {
    if (stillHere()) useOwnReviews.setState({ productId: null })
  }
}

const MAX_WAIT_SECONDS = 2

/** Logging in may just have closed its sheet, and told who has written here before. */
export async function prepareToWrite({ what, productId }: ReviewTarget): Promise<void> {
  await waitForHistory()
  if (what === 'comment')
    await Promise.race([loadOwnReviews(productId), abortableDelay(MAX_WAIT_SECONDS)])
}
