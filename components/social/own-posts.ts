import type { Post } from '@/lib/contract/social/posts'
import { profileStore, setPosts, type Post as Kept } from '@/stores/profile'

function toOwnPost({ id, user, comments, likes }: Post): Kept {
  return {
    id,
    user: { id: user.id },
    comments: comments.map((one) => ({ id: one.id, text: one.comment })),
    likes,
  }
}

/** What the profile store holds of one's own posts, and of all their likes. */
export function storeOwnPosts(posts: readonly Post[], allLikes: number): void {
  setPosts(posts.map(toOwnPost), allLikes)
}

export function addOwnPost(post: Post): void {
  const { posts, allLikes } = profileStore.get()
  setPosts([toOwnPost(post), ...posts], allLikes)
}

export function removeOwnPost(id: number): void {
  const { posts, allLikes } = profileStore.get()
  const likes = posts.find((post) => post.id === id)?.likes.length ?? 0
  const rest = posts.filter((post) => post.id !== id)
  setPosts(rest, Math.max(allLikes - likes, 0))
}
