import type { ReportKind } from '@/lib/contract/reactions'
import { isMissing } from './failure'
import { send } from './send'
import { follow, getFollow, unfollow } from '@/lib/contract/people'
import { getPost, getPostComments } from '@/lib/contract/posts'
import {
  commentOnPost,
  deletePostComment,
  likePost,
  reportPost,
  unlikePost,
} from '@/lib/contract/reactions'

export async function fetchPost(id: number, quiet = false) {
  return (await send(getPost, { params: { id } }, { quiet })).data.post
}

export async function giveLike(postId: number) {
  return (await send(likePost, { body: { post_id: postId } })).data
}

/** What another tab has taken back already is taken back. Null where the shop tells no count. */
export async function takeLike(likeId: number): Promise<number | null> {
  try {
    return (await send(unlikePost, { params: { id: likeId } })).data.like_count
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function fetchComments(postId: number, page: number) {
  return (await send(getPostComments, { params: { id: postId }, query: { page } })).data
}

export async function sendPostComment(postId: number, comment: string) {
  return (await send(commentOnPost, { body: { post_id: postId, comment } })).data.comment
}

export async function dropPostComment(id: number): Promise<void> {
  try {
    await send(deletePostComment, { params: { id } })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export async function sendReport(kind: ReportKind, id: number, reason: string): Promise<void> {
  await send(reportPost, { body: { kind, id, reason } })
}

export async function fetchFollow(userId: number) {
  return (await send(getFollow, { params: { user_id: userId } }, { quiet: true })).data
}

export async function setFollow(userId: number, wished: boolean) {
  const params = { user_id: userId }
  if (wished) return (await send(follow, { params, body: {} })).data
  return (await send(unfollow, { params })).data
}
