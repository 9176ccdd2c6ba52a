import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/sentence'
import { fetchFollow, fetchPost, giveLike, setFollow, takeLike } from '@/lib/api/reactions'
import { generalStore } from '@/stores/general'
import { userStore } from '@/stores/user'
import { freshComments } from './said'
import { keyOf, setToggle, toggleOf, type Toggle, type ToggleKind } from './toggle-state'

const ownLikes = new Map<number, number>()

async function learnLike(postId: number): Promise<Toggle> {
  const post = await fetchPost(postId, true)
  const own = post.likes.find((like) => like.user_id === userStore.get().id)
  if (own) ownLikes.set(postId, own.id)
  else ownLikes.delete(postId)
  freshComments(post)
  return { on: own !== undefined, count: post.like_count }
}

async function setLike(postId: number, on: boolean): Promise<Toggle> {
  if (on) {
    const like = await giveLike(postId)
    ownLikes.set(postId, like.id)
    return { on, count: like.like_count }
  }
  if (!ownLikes.has(postId)) await learnLike(postId)
  const own = ownLikes.get(postId)
  const count = own === undefined ? null : await takeLike(own)
  ownLikes.delete(postId)
  return count === null ? learnLike(postId) : { on, count }
}

function asToggle({ following, followers }: { following: boolean; followers: number }): Toggle {
  return { on: following, count: followers }
}

const ways = {
  like: { learn: learnLike, set: setLike },
  follow: {
    learn: async (id: number) => asToggle(await fetchFollow(id)),
    set: async (id: number, on: boolean) => {
      const told = asToggle(await setFollow(id, on))
      // Whom one follows has changed: the side menu asks again.
      generalStore.set(() => ({ people: null }))
      return told
    },
  },
}

const settling = new Set<string>()
const asked = new Map<string, Promise<Toggle>>()

/** Whoever needs it asks; one question goes out. A press meanwhile knows better. */
export async function learnToggle(kind: ToggleKind, id: number): Promise<void> {
  const key = keyOf(kind, id)
  const before = toggleOf(key)
  const asking = asked.get(key) ?? ways[kind].learn(id).finally(() => asked.delete(key))
  asked.set(key, asking)
  const told = await asking
  if (!settling.has(key) && toggleOf(key) === before) setToggle(key, told)
}

/** Tells the shop what is wished for now, until both agree; what it refuses is put back. */
export async function settleToggle(kind: ToggleKind, id: number, before: Toggle): Promise<void> {
  const key = keyOf(kind, id)
  if (settling.has(key)) return
  settling.add(key)
  const wished = () => toggleOf(key)?.on ?? before.on
  let agreed = before
  try {
    for (let wish = wished(); wish !== agreed.on; wish = wished()) {
      agreed = await ways[kind].set(id, wish)
      if (wished() === wish) setToggle(key, agreed)
    }
  } catch (error) {
    setToggle(key, agreed)
    const sentence = sentenceOf(error)
    if (sentence) void notify.error(sentence)
  } finally {
    settling.delete(key)
  }
}
