import type { Post, PostComment } from '@/lib/contract/social/posts'
import { commentOnPost, deletePostComment, likePost, unlikePost } from '../../social/react-to-post'
import { readFollow, setFollow, readPublicProfile, suggestPeople } from '../../social/people'
import {
  listHiddenWriting,
  hidePost,
  hidePostComment,
  listOpenReports,
  reportWriting,
} from '../../social/moderation'
import { createPost, deletePost } from '../../social/publish-post'
import {
  listPostComments,
  readPostWithNeighbours,
  listProductPosts,
} from '../../social/post-queries'
import { OK_ANSWER, wrapData, persistAs, type Context, type Handlers } from '../context'

type SocialHandlers = Pick<
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
  | 'followUser'
  | 'unfollowUser'
  | 'moderatePost'
  | 'moderatePostComment'
  | 'getReports'
>

async function changeFollow(
  { db, customerId, revalidateTags }: Context,
  followedId: number,
  wished: boolean,
) {
  const { state, stale: names } = await setFollow(db, customerId, { followedId, wished })
  await revalidateTags(names)
  return { data: state }
}

export const socialHandlers: SocialHandlers = {
  createPost: async (
    { body },
    { db, customerId, files, media, revalidateTags, persistResponse },
  ) => {
    const wished = { ...body, bytes: files[0], keep: persistAs<Post>(persistResponse, 'post') }
    const { post, stale: names } = await createPost({ db, media }, customerId, wished)
    await revalidateTags(names)
    return { data: { post } }
  },
  deletePost: async ({ params }, { db, customerId, media, revalidateTags }) => {
    await revalidateTags(await deletePost({ db, media }, customerId, params.id))
    return OK_ANSWER
  },
  getPost: ({ params }, { db, customerId }) =>
    wrapData(readPostWithNeighbours(db, params.id, customerId)),
  getPostComments: ({ params, query }, { db }) =>
    wrapData(listPostComments(db, params.id, query.page)),
  getProductPosts: ({ params, query }, { db }) =>
    wrapData(listProductPosts(db, params.id, query.page)),
  likePost: async ({ body }, { db, customerId, revalidateTags }) => {
    const { like, stale: names } = await likePost(db, customerId, body.post_id)
    await revalidateTags(names)
    return { data: like }
  },
  unlikePost: async ({ params }, { db, customerId, revalidateTags }) => {
    const { like_count, stale: names } = await unlikePost(db, customerId, params.id)
    await revalidateTags(names)
    return { data: { ok: true, like_count } }
  },
  commentOnPost: async ({ body }, { db, customerId, revalidateTags, persistResponse }) => {
    const kept = persistAs<PostComment>(persistResponse, 'comment')
    const { comment, stale: names } = await commentOnPost(db, customerId, body, kept)
    await revalidateTags(names)
    return { data: { comment } }
  },
  deletePostComment: async ({ params }, { db, customerId, revalidateTags }) => {
    await revalidateTags(await deletePostComment(db, customerId, params.id))
    return OK_ANSWER
  },
  reportPost: async ({ body }, { db, customerId }) => {
    await reportWriting(db, customerId, body)
    return OK_ANSWER
  },
  getHiddenWriting: (_, { db, customerId }) => wrapData(listHiddenWriting(db, customerId)),
  getPublicProfile: ({ params, query }, { db, customerId }) =>
    wrapData(readPublicProfile(db, params.id, { page: query.page, asker: customerId })),
  getRandomUsers: (_, { db, customerId }) => wrapData(suggestPeople(db, customerId)),
  getFollow: ({ params }, { db, customerId }) =>
    wrapData(readFollow(db, customerId, params.user_id)),
  followUser: ({ params }, context) => changeFollow(context, params.user_id, true),
  unfollowUser: ({ params }, context) => changeFollow(context, params.user_id, false),
  moderatePost: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await hidePost(db, body))
    return OK_ANSWER
  },
  moderatePostComment: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await hidePostComment(db, body))
    return OK_ANSWER
  },
  getReports: async (_, { db }) => ({ data: { reports: await listOpenReports(db) } }),
}
