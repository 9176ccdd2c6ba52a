import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import {
  fetchFollow,
  fetchPost,
  sendLike,
  saveFollow,
  removeLike,
} from '@/lib/client/queries/social-reactions'
import { contentCacheStore } from '@/stores/content-cache'
import { userStore } from '@/stores/user'
import { refreshCommentThread } from './post-comments-store'
import { toggleKey, setToggle, getToggle, type Toggle, type ToggleKind } from './toggle-store'

const ownLikeIds = new Map<number, number>()

async function fetchOwnLike(postId: number): Promise<Toggle> {
  const post = await fetchPost(postId, true)
  const own = post.likes.find((like) => like.user_id === userStore.get().id)
  if (own) ownLikeIds.set(postId, own.id)
  else ownLikeIds.delete(postId)
  refreshCommentThread(post)
  return { on: own !== undefined, count: post.like_count }
}

async function saveLike(postId: number, on: boolean): Promise<Toggle> {
  if (on) {
    const like = await sendLike(postId)
    ownLikeIds.set(postId, like.id)
    return { on, count: like.like_count }
  }
  if (!ownLikeIds.has(postId)) await fetchOwnLike(postId)
  const own = ownLikeIds.get(postId)
  const count = own === undefined ? null : await removeLike(own)
  ownLikeIds.delete(postId)
  return count === null ? fetchOwnLike(postId) : { on, count }
}

function followToToggle({
  following,
  followers,
}: {
  following: boolean
  followers: number
}): Toggle {
  return { on: following, count: followers }
}

const toggleCalls = {
  like: { learn: fetchOwnLike, set: saveLike },
  follow: {
    learn: async (id: number) => followToToggle(await fetchFollow(id)),
    set: async (id: number, on: boolean) => {
      const told = followToToggle(await saveFollow(id, on))
      // Whom one follows has changed: the side menu asks again.
      contentCacheStore.set(() => ({ people: null }))
      return told
    },
  },
}

const syncing = new Set<string>()
const inFlight = new Map<string, Promise<Toggle>>()

/** Whoever needs it asks; one question goes out. A press meanwhile knows better. */
export async function refreshToggle(kind: ToggleKind, id: number): Promise<void> {
  const key = toggleKey(kind, id)
  const before = getToggle(key)
  const asking =
    inFlight.get(key) ?? toggleCalls[kind].learn(id).finally(() => inFlight.delete(key))
  inFlight.set(key, asking)
  const told = await asking
  if (!syncing.has(key) && getToggle(key) === before) setToggle(key, told)
}

/** Tells the shop what is wished for now, until both agree; what it refuses is put back. */
export async function syncToggle(kind: ToggleKind, id: number, before: Toggle): Promise<void> {
  const key = toggleKey(kind, id)
  if (syncing.has(key)) return
  syncing.add(key)
  const wished = () => getToggle(key)?.on ?? before.on
  let agreed = before
  try {
    for (let wish = wished(); wish !== agreed.on; wish = wished()) {
      agreed = await toggleCalls[kind].set(id, wish)
      if (wished() === wish) setToggle(key, agreed)
    }
  } catch (error) {
    setToggle(key, agreed)
    const sentence = getErrorMessage(error)
    if (sentence) void notify.error(sentence)
  } finally {
    syncing.delete(key)
  }
}
