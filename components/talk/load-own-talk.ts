import { fetchOwnTalk } from '@/lib/api/own-talk'
import { useOwnTalk } from './own-talk'

let asked: number | null = null

/** Both sections of a product ask; one question goes out. Without an answer the page is a guest's. */
export async function loadOwnTalk(productId: number): Promise<void> {
  if (asked === productId) return
  asked = productId
  try {
    const { comment, questions, votes } = await fetchOwnTalk(productId)
    const known = Object.fromEntries(votes.map((row) => [row.comment_id, row.vote]))
    useOwnTalk.setState((own) => ({
      productId,
      comment,
      questions,
      votes: { ...known, ...own.votes },
    }))
  } catch {
    asked = null
  }
}
