import { create } from 'zustand'
import type { OwnComment, OwnQuestion, Vote } from '@/lib/contract/own-talk'
import { userStore } from '@/stores/user'

export type VoteCounts = { likes: number; dislikes: number }
export type Standing = { vote: Vote; counts: VoteCounts }

export type Own = {
  customerId: number | null
  productId: number | null
  comment: OwnComment | null
  questions: OwnQuestion[]
  votes: Record<number, Vote>
  counts: Record<number, VoteCounts>
}

const nothing: Own = {
  customerId: null,
  productId: null,
  comment: null,
  questions: [],
  votes: {},
  counts: {},
}

/** What this shopper wrote and voted for, which no kept page may hold. */
export const useOwnTalk = create<Own>(() => nothing)

export function isOwnTalkOf({ customerId, productId }: Own, product: number): boolean {
  return productId === product && customerId === userStore.get().id
}

/** Another product, or another shopper, begins with nothing. */
export function beginOwnTalk(productId: number | null): void {
  useOwnTalk.setState({ ...nothing, productId, customerId: userStore.get().id })
}

// Also when the next shopper logs in with the product's page left open.
userStore.subscribe(() => {
  if (useOwnTalk.getState().customerId !== userStore.get().id) beginOwnTalk(null)
})

export function setVote(id: number, { vote, counts }: Standing): void {
  useOwnTalk.setState((own) => ({
    votes: { ...own.votes, [id]: vote },
    counts: { ...own.counts, [id]: counts },
  }))
}

/** What the counts will be once the shop has taken the vote. */
export function afterVote({ vote: old, counts }: Standing, vote: Vote): Standing {
  const change = (side: Vote) => Number(vote === side) - Number(old === side)
  return {
    vote,
    counts: { likes: counts.likes + change(1), dislikes: counts.dislikes + change(-1) },
  }
}
