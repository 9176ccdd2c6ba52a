import { create } from 'zustand'
import type { OwnComment, OwnQuestion, Vote } from '@/lib/contract/reviews/own-reviews'
import { userStore } from '@/stores/user'

export type VoteCounts = { likes: number; dislikes: number }
export type VoteState = { value: Vote; counts: VoteCounts }

export type OwnReviewsState = {
  customerId: number | null
  productId: number | null
  comment: OwnComment | null
  questions: OwnQuestion[]
  votes: Record<number, Vote>
  counts: Record<number, VoteCounts>
}

const emptyState: OwnReviewsState = {
  customerId: null,
  productId: null,
  comment: null,
  questions: [],
  votes: {},
  counts: {},
}

/** What this customer wrote and voted for, which no cached page may hold. */
export const useOwnReviews = create<OwnReviewsState>(() => emptyState)

export function hasOwnReviewsFor(
  { customerId, productId }: OwnReviewsState,
  product: number,
): boolean {
  return productId === product && customerId === userStore.get().id
}

/** Another product, or another customer, begins with nothing. */
export function resetOwnReviews(productId: number | null): void {
  useOwnReviews.setState({ ...emptyState, productId, customerId: userStore.get().id })
}

// The next customer may log in with the product's page left open.
userStore.subscribe(() => {
  if (useOwnReviews.getState().customerId !== userStore.get().id) resetOwnReviews(null)
})

/** Of a product about which something was changed elsewhere: its page asks again. */
export function forgetOwnReviews(productId: number): void {
  if (hasOwnReviewsFor(useOwnReviews.getState(), productId)) resetOwnReviews(null)
}

export function setVote(id: number, { value, counts }: VoteState): void {
  useOwnReviews.setState((own) => ({
    votes: { ...own.votes, [id]: value },
    counts: { ...own.counts, [id]: counts },
  }))
}

/** What the counts will be once the vote is saved. */
export function applyVote({ value: old, counts }: VoteState, value: Vote): VoteState {
  const change = (side: Vote) => Number(value === side) - Number(old === side)
  return {
    value,
    counts: { likes: counts.likes + change(1), dislikes: counts.dislikes + change(-1) },
  }
}

export function addOwnComment(productId: number, comment: OwnComment): void {
  if (!hasOwnReviewsFor(useOwnReviews.getState(), productId)) resetOwnReviews(productId)
  useOwnReviews.setState({ comment })
}

export function addOwnQuestion(productId: number, question: OwnQuestion): void {
  if (!hasOwnReviewsFor(useOwnReviews.getState(), productId)) resetOwnReviews(productId)
  useOwnReviews.setState(({ questions }) => ({ questions: [question, ...questions] }))
}

export type ReviewTarget = {
  kind: 'comment' | 'question' | 'answer'
  productId: number
  title?: string
  /** The question that is answered. */
  parent?: { id: number; text: string }
}
