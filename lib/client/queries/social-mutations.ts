import {
  type ReportKind,
  commentOnPost,
  deletePostComment,
  likePost,
  reportPost,
  unlikePost,
} from '@/lib/contract/social/reactions'
import { followUser, getFollow, unfollowUser } from '@/lib/contract/social/people'
import { getPost, getPostComments, createPost, deletePost } from '@/lib/contract/social/posts'
import type { CallInput } from '@/lib/contract/call'
import { isNotFound } from '../http/error-checks'
import { send, type SendOptions } from '../http/client'

export async function fetchPost(id: number, isQuiet = false) {
  return (await send(getPost, { params: { id } }, { isQuiet })).data.post
}

export async function sendLike(postId: number) {
  return (await send(likePost, { body: { post_id: postId } })).data
}

/** What another tab has taken back already is taken back. Null where the shop tells no count. */
export async function removeLike(likeId: number): Promise<number | null> {
  try {
    return (await send(unlikePost, { params: { id: likeId } })).data.like_count
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

export async function fetchComments(postId: number, page: number) {
  return (await send(getPostComments, { params: { id: postId }, query: { page } })).data
}

export async function sendPostComment(postId: number, comment: string) {
  return (await send(commentOnPost, { body: { post_id: postId, comment } })).data.comment
}

export async function removePostComment(id: number): Promise<void> {
  try {
    await send(deletePostComment, { params: { id } })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

export async function sendReport(kind: ReportKind, id: number, reason: string): Promise<void> {
  await send(reportPost, { body: { kind, id, reason } })
}

export async function fetchFollow(userId: number) {
  return (await send(getFollow, { params: { user_id: userId } }, { isQuiet: true })).data
}

export async function saveFollow(userId: number, shouldFollow: boolean) {
  const params = { user_id: userId }
  if (shouldFollow) return (await send(followUser, { params, body: {} })).data
  return (await send(unfollowUser, { params })).data
}

export type PostInput = CallInput<typeof createPost>['body']

export async function publishPost(body: PostInput, picture: File, options: SendOptions) {
  return (await send(createPost, { body, files: [picture] }, options)).data.post
}

/** One that is gone already is gone. */
export async function removePost(id: number): Promise<void> {
  try {
    await send(deletePost, { params: { id } })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}
