import type { OwnComment, OwnQuestion } from '@/lib/contract/own-talk'
import { beginOwnTalk, isOwnTalkOf, useOwnTalk } from './own-talk'

export function keepOwnComment(productId: number, comment: OwnComment): void {
  if (!isOwnTalkOf(useOwnTalk.getState(), productId)) beginOwnTalk(productId)
  useOwnTalk.setState({ comment })
}

export function keepOwnQuestion(productId: number, question: OwnQuestion): void {
  if (!isOwnTalkOf(useOwnTalk.getState(), productId)) beginOwnTalk(productId)
  useOwnTalk.setState(({ questions }) => ({ questions: [question, ...questions] }))
}
