import { createPersistedStore } from './create-persisted-store'
import { isId, isText, isSafeInteger, listOf, nullable, parserOf, shape } from './storage-guards'

export type Like = { id: number; user_id: number }
export type PostComment = { id: number; text: string }
export type Post = { id: number; user: { id: number }; comments: PostComment[]; likes: Like[] }
export type Profile = {
  id: number | null
  name: string
  bio: string
  image: string | null
  posts: Post[]
  allLikes: number
}

const isPost = shape<Post>({
  id: isId,
  user: shape({ id: isId }),
  comments: listOf(shape<PostComment>({ id: isId, text: isText })),
  likes: listOf(shape<Like>({ id: isId, user_id: isId })),
})

export const profileStore = createPersistedStore<Profile>({
  name: 'profile',
  version: 1,
  initial: { id: null, name: '', bio: '', image: null, posts: [], allLikes: 0 },
  parse: parserOf(
    shape<Profile>({
      id: nullable(isId),
      name: isText,
      bio: isText,
      image: nullable(isText),
      posts: listOf(isPost),
      allLikes: isSafeInteger,
    }),
  ),
})

function countLikes(posts: readonly Post[]): number {
  return posts.reduce((likes, post) => likes + post.likes.length, 0)
}

/** `allLikes` is the shop's own count where it is known: the stored posts may be the newest only. */
export function setPosts(posts: Post[], allLikes = countLikes(posts)): void {
  profileStore.set(() => ({ posts, allLikes }))
}
