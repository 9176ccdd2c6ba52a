import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { sendVote } from '@/lib/client/queries/own-reviews'
import type { Vote } from '@/lib/contract/reviews/own-reviews'
import { setVote, useOwnReviews, type VoteState } from './own-reviews-store'

const syncing = new Set<number>()

function getRequestedVote(id: number): Vote {
  return useOwnReviews.getState().votes[id] ?? 0
}

/** Tells the shop what is wished for now, until both agree; a vote the shop refuses is put back. */
export async function syncVote(id: number, before: VoteState): Promise<void> {
  if (syncing.has(id)) return
  syncing.add(id)
  let agreed = before
  const { customerId } = useOwnReviews.getState()
  const settle = () => {
    if (useOwnReviews.getState().customerId === customerId) setVote(id, agreed)
  }
  try {
    for (let wish = getRequestedVote(id); wish !== agreed.vote; wish = getRequestedVote(id)) {
      agreed = { vote: wish, counts: await sendVote(id, wish) }
      if (getRequestedVote(id) === wish) settle()
    }
  } catch (error) {
    settle()
    const sentence = getErrorMessage(error)
    if (sentence) void notify.error(sentence)
  } finally {
    syncing.delete(id)
  }
}
