import type { CallInput } from '@/lib/contract/call'
import { getOwnReviews, type Vote } from '@/lib/contract/reviews/own-reviews'
import { saveComment, saveQuestion, voteOnComment } from '@/lib/contract/reviews/write-reviews'
import { send } from '../http/client'

export type CommentInput = CallInput<typeof saveComment>['body']
export type QuestionInput = CallInput<typeof saveQuestion>['body']

/** Nobody asked for this one, so a session that is over ends nothing on its account. */
export async function fetchOwnReviews(productId: number) {
  return (await send(getOwnReviews, { params: { id: productId } }, { quiet: true })).data
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
