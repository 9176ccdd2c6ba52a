import { fetchOwnTalk } from '@/lib/api/own-talk'
import { userStore } from '@/stores/user'
import { beginOwnTalk, isOwnTalkOf, useOwnTalk } from './own-talk'

let answered = Promise.resolve()

/** Whoever needs it asks; one question goes out. Without an answer the page is a guest's. */
export function loadOwnTalk(productId: number): Promise<void> {
  if (isOwnTalkOf(useOwnTalk.getState(), productId)) return answered
  beginOwnTalk(productId)
  answered = ask(productId, userStore.get().id)
  return answered
}

/** The answer is of the customer who asked, who may be another than the one who is here when it comes. */
async function ask(productId: number, customerId: number | null): Promise<void> {
  const stillHere = () => {
    const own = useOwnTalk.getState()
    return own.productId === productId && own.customerId === customerId
  }
  try {
    const { comment, questions, votes } = await fetchOwnTalk(productId)
    if (!stillHere()) return
    const told = Object.fromEntries(votes.map((row) => [row.comment_id, row.vote]))
    useOwnTalk.setState((own) => {
      const known = new Set(own.questions.map(({ id }) => id))
      return {
        comment: own.comment ?? comment,
        questions: [...own.questions, ...questions.filter(({ id }) => !known.has(id))],
        votes: { ...told, ...own.votes },
      }
    })
  } catch {
    if (stillHere()) useOwnTalk.setState({ productId: null })
  }
}
