import type { OwnComment, OwnQuestion } from '@/lib/contract/own-talk'
import { beginOwnTalk, useOwnTalk } from './own-talk'

export function keepOwnComment(productId: number, comment: OwnComment): void {
  if (useOwnTalk.getState().productId !== productId) beginOwnTalk(productId)
  useOwnTalk.setState({ comment })
}

export function keepOwnQuestion(productId: number, question: OwnQuestion): void {
  if (useOwnTalk.getState().productId !== productId) beginOwnTalk(productId)
  useOwnTalk.setState(({ questions }) => ({ questions: [question, ...questions] }))
}
