import { notifyError } from '@/components/form/notify-error'
import {
  fetchFollow,
  fetchPost,
  removeLike,
  saveFollow,
  sendLike,
} from '@/lib/client/queries/social-mutations'
import { createSendPress } from '@/lib/client/send-press'
import { contentCacheStore } from '@/stores/content-cache'
import { userStore } from '@/stores/user'
import { refreshCommentThread } from './post-comments-store'

/** Whether it is on for this customer, and for how many it is. */
export type Reaction = { value: boolean; count: number }
/** `drawn` is the count that the page was rendered with. */
export type ReactionTarget = { kind: 'like' | 'follow'; id: number; drawn: number }

const ownLikeIds = new Map<number, number>()

async function loadLike(postId: number): Promise<Reaction> {
  const post = await fetchPost(postId)
  const own = post.likes.find((like) => like.user_id === userStore.get().id)
  if (own) ownLikeIds.set(postId, own.id)
  else ownLikeIds.delete(postId)
  refreshCommentThread(post)
  return { value: own !== undefined, count: post.like_count }
}

async function saveLike(postId: number, value: boolean): Promise<Reaction> {
  if (value) {
    const like = await sendLike(postId)
    ownLikeIds.set(postId, like.id)
    return { value, count: like.like_count }
  }
  if (!ownLikeIds.has(postId)) await loadLike(postId)
  const own = ownLikeIds.get(postId)
  const count = own === undefined ? null : await removeLike(own)
  ownLikeIds.delete(postId)
  return count === null ? loadLike(postId) : { value, count }
}

type FollowAnswer = { following: boolean; followers: number }

function toReaction({ following, followers }: FollowAnswer): Reaction {
  return { value: following, count: followers }
}

async function saveFollowing(userId: number, value: boolean): Promise<Reaction> {
  const reaction = toReaction(await saveFollow(userId, value))
  // Whom one follows has changed: the side menu asks again.
  contentCacheStore.set(() => ({ people: null }))
  return reaction
}

export async function read({ kind, id }: ReactionTarget): Promise<Reaction> {
  return kind === 'like' ? loadLike(id) : toReaction(await fetchFollow(id))
}

function save({ kind, id }: ReactionTarget, value: boolean): Promise<Reaction> {
  return kind === 'like' ? saveLike(id, value) : saveFollowing(id, value)
}

export const sendReaction = createSendPress({ save, onError: notifyError })
