import type { Customer } from '@/lib/contract/auth/customer'
import type { Post as ShopPost, PostComment as ShopComment } from '@/lib/contract/social/posts'
import { createPersistedStore } from './create-persisted-store'
import { isId, isText, isSafeInteger, listOf, nullable, parserOf, shape } from './storage-guards'
import { userStore, watchSession, type UserInfo } from './user'

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

type ShopCustomer = Pick<Customer, 'id' | 'name' | 'bio' | 'first_name' | 'last_name'>

/** As the person is called, else as strangers see them. */
function toUserInfo({ name, first_name, last_name }: ShopCustomer): UserInfo {
  return { name: [first_name, last_name].join(' ').trim() || name }
}

/** What the shop says of the customer, in every store that holds a part of it. */
export function storeCustomer(customer: ShopCustomer & { image?: string | null }): void {
  const { id, name, bio, image } = customer
  userStore.set(() => ({ id, info: toUserInfo(customer) }))
  profileStore.set(() => ({ id, name, bio, ...(image !== undefined && { image }) }))
}

export function storePicture(image: string | null): void {
  profileStore.set(() => ({ image }))
}

/** Stores what an answer tells of the customer, if they are still here when it comes. */
export async function storeAnswer<Answer>(
  load: () => Promise<Answer>,
  store: (answer: Answer) => void,
): Promise<Answer> {
  const isSameSession = watchSession()
  const answer = await load()
  if (isSameSession()) store(answer)
  return answer
}

/** The same for a question, whose answer may be older than a change that was stored meanwhile. */
function storeUnlessChanged<Answer>(
  load: () => Promise<Answer>,
  read: () => unknown,
  store: (answer: Answer) => void,
): Promise<Answer> {
  userStore.hydrate()
  profileStore.hydrate()
  const before = JSON.stringify(read())
  return storeAnswer(load, (answer) => {
    if (JSON.stringify(read()) === before) store(answer)
  })
}

type ProfileAnswer = { user: ShopCustomer; profile: Pick<Profile, 'name' | 'bio' | 'image'> }

const customerState = ({ name, bio, image }: ProfileAnswer['profile'], info: UserInfo | null) => [
  name,
  bio,
  image,
  info,
]
const readCustomerState = () => customerState(profileStore.get(), userStore.get().info)

/** An answer that is older than what is stored would show its reader what the stores no longer say. */
export async function storeCustomerFrom<A extends ProfileAnswer>(
  load: () => Promise<A>,
): Promise<A> {
  const isSameSession = watchSession()
  const loadOnce = () =>
    storeUnlessChanged(load, readCustomerState, ({ user, profile }) =>
      storeCustomer({ ...user, ...profile }),
    )
  const answer = await loadOnce()
  const { user, profile } = answer
  const answered = customerState(profile, toUserInfo({ ...user, ...profile }))
  const isCurrent = JSON.stringify(readCustomerState()) === JSON.stringify(answered)
  return isCurrent || !isSameSession() ? answer : loadOnce()
}

function toOwnPost({ id, user, comments, likes }: ShopPost): Post {
  return {
    id,
    user: { id: user.id },
    comments: comments.map((one) => ({ id: one.id, text: one.comment })),
    likes,
  }
}

type OwnPostsAnswer = { posts: ShopPost[]; user: { all_likes: number } }

/** `allLikes` is the shop's own count: the stored posts may be the newest only. */
export function storeOwnPostsFrom<A extends OwnPostsAnswer>(load: () => Promise<A>): Promise<A> {
  return storeUnlessChanged(
    load,
    () => profileStore.get().posts,
    ({ posts, user }) =>
      profileStore.set(() => ({ posts: posts.map(toOwnPost), allLikes: user.all_likes })),
  )
}

function countLikes(posts: readonly Post[]): number {
  return posts.reduce((likes, post) => likes + post.likes.length, 0)
}

function changePosts(change: (posts: Post[]) => Post[]): void {
  profileStore.set(({ posts, allLikes }) => {
    const changed = change(posts)
    return {
      posts: changed,
      allLikes: Math.max(allLikes + countLikes(changed) - countLikes(posts), 0),
    }
  })
}

export function addOwnPost(post: ShopPost): void {
  changePosts((posts) => [toOwnPost(post), ...posts.filter(({ id }) => id !== post.id)])
}

export function removeOwnPost(id: number): void {
  changePosts((posts) => posts.filter((post) => post.id !== id))
}

/** One that is not stored, as another's never is, stays out. */
export function storeOwnPostFrom(load: () => Promise<ShopPost>): Promise<ShopPost> {
  return storeUnlessChanged(
    load,
    () => profileStore.get().posts,
    (post) =>
      changePosts((posts) => posts.map((own) => (own.id === post.id ? toOwnPost(post) : own))),
  )
}

function without<Item extends { id: number }>(items: readonly Item[], id: number): Item[] {
  return items.filter((item) => item.id !== id)
}

export function addStoredLike(postId: number, { id, user_id }: Like): void {
  changePosts((posts) =>
    posts.map((post) =>
      post.id === postId ? { ...post, likes: [{ id, user_id }, ...without(post.likes, id)] } : post,
    ),
  )
}

export function removeStoredLike(id: number): void {
  changePosts((posts) => posts.map((post) => ({ ...post, likes: without(post.likes, id) })))
}

export function addStoredComment({ id, post_id, comment }: ShopComment): void {
  changePosts((posts) =>
    posts.map((post) =>
      post.id === post_id
        ? { ...post, comments: [...without(post.comments, id), { id, text: comment }] }
        : post,
    ),
  )
}

export function removeStoredComment(id: number): void {
  changePosts((posts) => posts.map((post) => ({ ...post, comments: without(post.comments, id) })))
}
