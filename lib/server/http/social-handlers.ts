import type { Post, PostComment } from '@/lib/contract/posts'
import { commentOnPost, deletePostComment } from '../services/social/comments'
import { followState, setFollow } from '../services/social/follows'
import { hiddenWriting } from '../services/social/hidden-writing'
import { likePost, unlikePost } from '../services/social/likes'
import { createPost, deletePost } from '../services/social/posts'
import { publicProfile } from '../services/social/profiles'
import { commentsOfPost, postWithIds, productPosts } from '../services/social/reading'
import { hidePost, hidePostComment, openReports, report } from '../services/social/reports'
import { randomUsers } from '../services/social/suggestions'
import { DONE, inData, keptAs, type Context, type Handlers } from './context'

type Social = Pick<
  Handlers,
  | 'createPost'
  | 'deletePost'
  | 'getPost'
  | 'getPostComments'
  | 'getProductPosts'
  | 'likePost'
  | 'unlikePost'
  | 'commentOnPost'
  | 'deletePostComment'
  | 'reportPost'
  | 'getHiddenWriting'
  | 'getPublicProfile'
  | 'getRandomUsers'
  | 'getFollow'
  | 'follow'
  | 'unfollow'
  | 'operatePost'
  | 'operatePostComment'
  | 'getReports'
>

async function followed({ db, customer, stale }: Context, followedId: number, wished: boolean) {
  const { state, stale: names } = await setFollow(db, customer, { followedId, wished })
  await stale(names)
  return { data: state }
}

export const socialHandlers: Social = {
  createPost: async ({ body }, { db, customer, files, media, stale, keep }) => {
    const wished = { ...body, bytes: files[0], keep: keptAs<Post>(keep, 'post') }
    const { post, stale: names } = await createPost({ db, media }, customer, wished)
    await stale(names)
    return { data: { post } }
  },
  deletePost: async ({ params }, { db, customer, media, stale }) => {
    await stale(await deletePost({ db, media }, customer, params.id))
    return DONE
  },
  getPost: ({ params }, { db, customer }) => inData(postWithIds(db, params.id, customer)),
  getPostComments: ({ params, query }, { db }) => inData(commentsOfPost(db, params.id, query.page)),
  getProductPosts: ({ params, query }, { db }) => inData(productPosts(db, params.id, query.page)),
  likePost: async ({ body }, { db, customer, stale }) => {
    const { like, stale: names } = await likePost(db, customer, body.post_id)
    await stale(names)
    return { data: like }
  },
  unlikePost: async ({ params }, { db, customer, stale }) => {
    const { like_count, stale: names } = await unlikePost(db, customer, params.id)
    await stale(names)
    return { data: { ok: true, like_count } }
  },
  commentOnPost: async ({ body }, { db, customer, stale, keep }) => {
    const kept = keptAs<PostComment>(keep, 'comment')
    const { comment, stale: names } = await commentOnPost(db, customer, body, kept)
    await stale(names)
    return { data: { comment } }
  },
  deletePostComment: async ({ params }, { db, customer, stale }) => {
    await stale(await deletePostComment(db, customer, params.id))
    return DONE
  },
  reportPost: async ({ body }, { db, customer }) => {
    await report(db, customer, body)
    return DONE
  },
  getHiddenWriting: (_, { db, customer }) => inData(hiddenWriting(db, customer)),
  getPublicProfile: ({ params, query }, { db, customer }) =>
    inData(publicProfile(db, params.id, { page: query.page, asker: customer })),
  getRandomUsers: (_, { db, customer }) => inData(randomUsers(db, customer)),
  getFollow: ({ params }, { db, customer }) => inData(followState(db, customer, params.user_id)),
  follow: ({ params }, context) => followed(context, params.user_id, true),
  unfollow: ({ params }, context) => followed(context, params.user_id, false),
  operatePost: async ({ body }, { db, stale }) => {
    await stale(await hidePost(db, body))
    return DONE
  },
  operatePostComment: async ({ body }, { db, stale }) => {
    await stale(await hidePostComment(db, body))
    return DONE
  },
  getReports: async (_, { db }) => ({ data: { reports: await openReports(db) } }),
}
