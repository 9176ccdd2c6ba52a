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
import {
  addOwnPost,
  addStoredComment,
  addStoredLike,
  removeOwnPost,
  removeStoredComment,
  removeStoredLike,
  storeAnswer,
  storeOwnPostFrom,
} from '@/stores/profile'
import { send, type SendOptions } from '../http/client'

export async function fetchPost(id: number) {
  const options = { isBackground: true }
  return storeOwnPostFrom(async () => (await send(getPost, { params: { id } }, options)).data.post)
}

export async function sendLike(postId: number) {
  const request = async () => (await send(likePost, { body: { post_id: postId } })).data
  return storeAnswer(request, (like) => addStoredLike(postId, like))
}

/** What another tab has taken back already is taken back. Null where the shop tells no count. */
export async function removeLike(likeId: number): Promise<number | null> {
  const request = async () => (await send(unlikePost, { params: { id: likeId } })).data.like_count
  return storeAnswer(
    () => request().catch(acceptGone),
    () => removeStoredLike(likeId),
  )
}

/** What is gone already is gone. */
function acceptGone(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

export async function fetchComments(postId: number, page: number) {
  return (await send(getPostComments, { params: { id: postId }, query: { page } })).data
}

export async function sendPostComment(postId: number, comment: string) {
  const body = { post_id: postId, comment }
  const request = async () => (await send(commentOnPost, { body })).data.comment
  return storeAnswer(request, addStoredComment)
}

export async function removePostComment(id: number): Promise<void> {
  await storeAnswer(
    () => send(deletePostComment, { params: { id } }).catch(acceptGone),
    () => removeStoredComment(id),
  )
}

export async function sendReport(kind: ReportKind, id: number, reason: string): Promise<void> {
  await send(reportPost, { body: { kind, id, reason } })
}

export async function fetchFollow(userId: number) {
  return (await send(getFollow, { params: { user_id: userId } }, { isBackground: true })).data
}

export async function saveFollow(userId: number, shouldFollow: boolean) {
  const params = { user_id: userId }
  if (shouldFollow) return (await send(followUser, { params, body: {} })).data
  return (await send(unfollowUser, { params })).data
}

export type PostInput = CallInput<typeof createPost>['body']

export async function publishPost(body: PostInput, picture: File, options: SendOptions) {
  const request = async () =>
    (await send(createPost, { body, files: [picture] }, options)).data.post
  return storeAnswer(request, addOwnPost)
}

export async function removePost(id: number): Promise<void> {
  await storeAnswer(
    () => send(deletePost, { params: { id } }).catch(acceptGone),
    () => removeOwnPost(id),
  )
}
