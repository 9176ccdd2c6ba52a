import { fetchOwnTalk } from '@/lib/api/own-talk'
import { beginOwnTalk, useOwnTalk } from './own-talk'

let answered = Promise.resolve()

/** Whoever needs it asks; one question goes out. Without an answer the page is a guest's. */
export function loadOwnTalk(productId: number): Promise<void> {
  if (useOwnTalk.getState().productId === productId) return answered
  beginOwnTalk(productId)
  answered = ask(productId)
  return answered
}

async function ask(productId: number): Promise<void> {
  try {
    const { comment, questions, votes } = await fetchOwnTalk(productId)
    const told = Object.fromEntries(votes.map((row) => [row.comment_id, row.vote]))
    useOwnTalk.setState((own) => {
      if (own.productId !== productId) return own
      const known = new Set(own.questions.map(({ id }) => id))
      return {
        comment: own.comment ?? comment,
        questions: [...own.questions, ...questions.filter(({ id }) => !known.has(id))],
        votes: { ...told, ...own.votes },
      }
    })
  } catch {
    if (useOwnTalk.getState().productId === productId) useOwnTalk.setState({ productId: null })
  }
}
