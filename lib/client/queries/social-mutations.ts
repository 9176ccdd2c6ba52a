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
import * as ownPosts from '@/stores/profile'
import { send, type SendOptions } from '../http/client'

export async function fetchPost(id: number) {
  const options = { isBackground: true }
  return ownPosts.storeOwnPostFrom(
    async () => (await send(getPost, { params: { id } }, options)).data.post,
  )
}

export async function sendLike(postId: number) {
  const request = async () => (await send(likePost, { body: { post_id: postId } })).data
  return ownPosts.storeAnswer(request, (like) => ownPosts.addLike(postId, like))
}

/** What another tab has taken back already is taken back. Null where the shop tells no count. */
export async function removeLike(likeId: number): Promise<number | null> {
  const request = async () => (await send(unlikePost, { params: { id: likeId } })).data.like_count
  return ownPosts.storeAnswer(
    () => request().catch(acceptGone),
    () => ownPosts.removeLike(likeId),
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
  return ownPosts.storeAnswer(request, ownPosts.addPostComment)
}

export async function removePostComment(id: number): Promise<void> {
  await ownPosts.storeAnswer(
    () => send(deletePostComment, { params: { id } }).catch(acceptGone),
    () => ownPosts.removePostComment(id),
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
  return ownPosts.storeAnswer(request, ownPosts.addOwnPost)
}

export async function removePost(id: number): Promise<void> {
  await ownPosts.storeAnswer(
    () => send(deletePost, { params: { id } }).catch(acceptGone),
    () => ownPosts.removeOwnPost(id),
  )
}
