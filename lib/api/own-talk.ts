import type { CallInput } from '@/lib/contract/call'
import { getOwnTalk, type Vote } from '@/lib/contract/own-talk'
import { saveComment, saveQuestion, voteOnComment } from '@/lib/contract/talk-writes'
import { send } from './send'

export type CommentInput = CallInput<typeof saveComment>['body']
export type QuestionInput = CallInput<typeof saveQuestion>['body']

/** Nobody asked for this one, so a session that is over ends nothing on its account. */
export async function fetchOwnTalk(productId: number) {
  return (await send(getOwnTalk, { params: { id: productId } }, { quiet: true })).data
}

export async function sendComment(body: CommentInput) {
  return (await send(saveComment, { body })).data.comment
}

export async function sendQuestion(body: QuestionInput) {
  return (await send(saveQuestion, { body })).data.question
}

export async function sendVote(commentId: number, vote: Vote) {
  return (await send(voteOnComment, { body: { comment_id: commentId, vote } })).data
}
