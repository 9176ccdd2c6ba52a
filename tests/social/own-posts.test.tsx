// @in-a-window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FollowButton } from '@/components/social/follow-button'
import { ownPostsQuery } from '@/lib/client/queries/social'
import {
  fetchPost,
  publishPost,
  removeLike,
  removePost,
  removePostComment,
  sendLike,
  sendPostComment,
} from '@/lib/client/queries/social-mutations'
import { getQueryClient } from '@/lib/client/query-client'
import { getFollow, getPublicProfile } from '@/lib/contract/social/people'
import { createPost, deletePost, getPost, type Post } from '@/lib/contract/social/posts'
import {
  commentOnPost,
  deletePostComment,
  likePost,
  unlikePost,
} from '@/lib/contract/social/reactions'
import { profileStore } from '@/stores/profile'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const shop = fakeApi()
const ME = 4
const me = { id: ME, name: 'مریم', image: null }

function postOf(id: number, likes: Post['likes'] = []): Post {
  return {
    ...{ id, user: me, text: '', product: null, is_buyer: false },
    image: { url: '/demo/scenes/post-1-640.webp', width: 640, height: 640, alt: '' },
    created_at: '2026-11-03T10:00:00.000Z',
    ...{ likes, like_count: likes.length, comments: [], comment_count: 0 },
  }
}
const ownPost = (id: number, likes: Post['likes'] = []) => ({
  ...{ id, user: { id: ME }, comments: [], likes },
})
const commentOf = (id: number, post_id: number) => ({
  ...{ id, post_id, user: me, comment: 'نوش جان!', created_at: '2026-11-03T10:00:00.000Z' },
})

function answerOwnPosts(posts: Post[], all_likes: number): void {
  const counts = { all_likes, post_count: posts.length, followers: 0, following: 0 }
  const user = { ...me, bio: '', ...counts }
  const page = { current_page: 1, per_page: 24, total: 1, count: posts.length }
  shop.on(getPublicProfile, { data: { user, posts, ...page } })
}

beforeEach(() => {
  resetUser()
  userStore.set(() => ({ id: ME, token: 'token', isUser: true }))
})

describe('the profile store', () => {
  test('is filled on the page that everybody sees of the customer', async () => {
    answerOwnPosts([postOf(2, [{ id: 5, user_id: 9 }]), postOf(1)], 31)
    render(<FollowButton userId={ME} name="مریم" followers={0} />)
    expect(screen.getByRole('link', { name: 'ویرایش نمایه' })).toBeVisible()
    await vi.waitFor(() => expect(profileStore.get().posts).toHaveLength(2), { timeout: 10_000 })
    expect(profileStore.get()).toMatchObject({
      posts: [ownPost(2, [{ id: 5, user_id: 9 }]), ownPost(1)],
      allLikes: 31,
    })
  })

  test("takes nothing from another customer's page", async () => {
    shop.on(getFollow, { data: { following: false, followers: 3 } })
    render(<FollowButton userId={9} name="لیلا" followers={0} />)
    await vi.waitFor(() => expect(shop.requestsTo(getFollow)).toHaveLength(1), { timeout: 10_000 })
    expect(shop.requestsTo(getPublicProfile)).toEqual([])
    expect(profileStore.get().posts).toEqual([])
  })

  test('is filled by the page of the account', async () => {
    answerOwnPosts([postOf(1)], 7)
    await getQueryClient().fetchQuery(ownPostsQuery(ME))
    expect(profileStore.get()).toMatchObject({ posts: [ownPost(1)], allLikes: 7 })
  })
})

describe('an own post in the profile store', () => {
  beforeEach(() => {
    profileStore.set(() => ({ posts: [ownPost(1, [{ id: 5, user_id: 9 }])], allLikes: 31 }))
  })

  test('is there when it is published, and gone when it is deleted', async () => {
    shop.on(createPost, { data: { post: postOf(2) } })
    shop.on(deletePost, { data: { ok: true } })
    const picture = new File(['x'], 'a.png', { type: 'image/png' })
    await publishPost({ text: '', alt: '', product_id: null }, picture, {})
    expect(profileStore.get().posts.map(({ id }) => id)).toEqual([2, 1])
    await removePost(1)
    expect(profileStore.get()).toMatchObject({ posts: [ownPost(2)], allLikes: 30 })
  })

  test("has the customer's own like at once, and not when it is taken back", async () => {
    shop.on(likePost, { data: { id: 6, user_id: ME, like_count: 2 } })
    shop.on(unlikePost, { data: { ok: true, like_count: 1 } })
    await sendLike(1)
    const likes = [
      { id: 6, user_id: ME },
      { id: 5, user_id: 9 },
    ]
    expect(profileStore.get()).toMatchObject({ posts: [ownPost(1, likes)], allLikes: 32 })
    await removeLike(6)
    expect(profileStore.get()).toMatchObject({
      posts: [ownPost(1, [{ id: 5, user_id: 9 }])],
      allLikes: 31,
    })
  })

  test("has the customer's own comment at once, and not when it is deleted", async () => {
    shop.on(commentOnPost, { data: { comment: commentOf(8, 1) } })
    shop.on(deletePostComment, { data: { ok: true } })
    await sendPostComment(1, 'نوش جان!')
    expect(profileStore.get().posts[0]?.comments).toEqual([{ id: 8, text: 'نوش جان!' }])
    await removePostComment(8)
    expect(profileStore.get().posts[0]?.comments).toEqual([])
  })

  test('takes what others did from the page of the post, and another post stays out', async () => {
    const likes = [
      { id: 7, user_id: 10 },
      { id: 5, user_id: 9 },
    ]
    shop.on(getPost, ({ params }) => {
      const post = postOf(Number(params['id']), likes)
      return { data: { post, ids: [] } }
    })
    await fetchPost(1)
    expect(profileStore.get()).toMatchObject({ posts: [ownPost(1, likes)], allLikes: 32 })
    await fetchPost(3)
    expect(profileStore.get().posts.map(({ id }) => id)).toEqual([1])
  })

  test('stays as it is when the shop refuses what was asked', async () => {
    shop.fails(likePost, { status: 412, error: 'این پست را نمی‌توان پسندید.' })
    await expect(sendLike(1)).rejects.toThrow()
    expect(profileStore.get().allLikes).toBe(31)
  })
})
