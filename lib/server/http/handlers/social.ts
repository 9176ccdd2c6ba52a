import type { socialCalls } from '@/lib/contract/social'
import { listHiddenWriting, reportWriting } from '../../social/moderation'
import { readFollow, setFollow, readPublicProfile, suggestPeople } from '../../social/people'
import {
  listPostComments,
  readPostWithNeighbours,
  listProductPosts,
} from '../../social/post-queries'
import { createPost, deletePost } from '../../social/publish-post'
import { commentOnPost, deletePostComment, likePost, unlikePost } from '../../social/react-to-post'
import { OK_ANSWER, wrapData, persistAs } from '../answers'
import type { Context, HandlersOf } from '../context'

async function changeFollow(
  { db, customerId, revalidateTags }: Context<'customer'>,
  followedId: number,
  shouldFollow: boolean,
) {
  const { state, tagsToRevalidate } = await setFollow(db, customerId, { followedId, shouldFollow })
  await revalidateTags(tagsToRevalidate)
  return { data: state }
}

export const socialHandlers: HandlersOf<typeof socialCalls> = {
  getHiddenWriting: (_, { db, customerId }) => wrapData(listHiddenWriting(db, customerId)),
  getPublicProfile: ({ params, query }, { db, customerId }) =>
    wrapData(readPublicProfile(db, params.id, { page: query.page, viewerId: customerId })),
  getRandomUsers: (_, { db, customerId }) => wrapData(suggestPeople(db, customerId)),
  getFollow: ({ params }, { db, customerId }) =>
    wrapData(readFollow(db, customerId, params.user_id)),
  followUser: ({ params }, context) => changeFollow(context, params.user_id, true),
  unfollowUser: ({ params }, context) => changeFollow(context, params.user_id, false),
  createPost: async (
    { body },
    { db, customerId, files, media, revalidateTags, persistResponse },
  ) => {
    const { post, tagsToRevalidate } = await createPost({ db, media }, customerId, {
      ...body,
      bytes: files[0],
      persistResponse: persistAs(persistResponse, 'post'),
    })
    await revalidateTags(tagsToRevalidate)
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
    const { like, tagsToRevalidate } = await likePost(db, customerId, body.post_id)
    await revalidateTags(tagsToRevalidate)
    return { data: like }
  },
  unlikePost: async ({ params }, { db, customerId, revalidateTags }) => {
    const { like_count, tagsToRevalidate } = await unlikePost(db, customerId, params.id)
    await revalidateTags(tagsToRevalidate)
    return { data: { ok: true, like_count } }
  },
  commentOnPost: async ({ body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { comment, tagsToRevalidate } = await commentOnPost(
      db,
      customerId,
      body,
      persistAs(persistResponse, 'comment'),
    )
    await revalidateTags(tagsToRevalidate)
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
}
