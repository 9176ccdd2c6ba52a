import { fetchOwnReviews } from '@/lib/client/queries/reviews'
import { userStore } from '@/stores/user'
import { waitForHistory } from '@/components/ui/history-layers'
import { abortableDelay } from '@/lib/client/http/abortable-delay'
import {
  resetOwnReviews,
  hasOwnReviewsFor,
  useOwnReviews,
  type ReviewTarget,
} from './own-reviews-store'

let pendingLoad = Promise.resolve()

/** One call for all who need them; without an answer the page is shown as to a guest. */
export function loadOwnReviews(productId: number): Promise<void> {
  if (hasOwnReviewsFor(useOwnReviews.getState(), productId)) return pendingLoad
  resetOwnReviews(productId)
  pendingLoad = fetchForCustomer(productId, userStore.get().id)
  return pendingLoad
}

/** Another customer may have logged in by the time the answer comes. */
async function fetchForCustomer(productId: number, customerId: number | null): Promise<void> {
  const isStillCurrent = () => {
    const own = useOwnReviews.getState()
    return own.productId === productId && own.customerId === customerId
  }
  try {
    const { comment, questions, votes } = await fetchOwnReviews(productId)
    if (!isStillCurrent()) return
    const savedVotes = Object.fromEntries(votes.map((row) => [row.comment_id, row.vote]))
    useOwnReviews.setState((own) => {
      const known = new Set(own.questions.map(({ id }) => id))
      return {
        comment: own.comment ?? comment,
        questions: [...own.questions, ...questions.filter(({ id }) => !known.has(id))],
        votes: { ...savedVotes, ...own.votes },
      }
    })
  } catch {
    if (isStillCurrent()) useOwnReviews.setState({ productId: null })
  }
}

const MAX_WAIT_SECONDS = 2

/** The login dialog may just have closed, and its customer may have written here before. */
export async function prepareToWrite({ kind, productId }: ReviewTarget): Promise<void> {
  await waitForHistory()
  if (kind === 'comment')
    await Promise.race([loadOwnReviews(productId), abortableDelay(MAX_WAIT_SECONDS)])
}
