import { getHiddenWriting } from './social/hidden-writing'
import {
  followUser,
  getFollow,
  getPublicProfile,
  getRandomUsers,
  unfollowUser,
} from './social/people'
import { createPost, deletePost, getPost, getPostComments, getProductPosts } from './social/posts'
import {
  commentOnPost,
  deletePostComment,
  likePost,
  reportPost,
  unlikePost,
} from './social/reactions'

export const socialCalls = {
  getHiddenWriting,
  getPublicProfile,
  getRandomUsers,
  getFollow,
  followUser,
  unfollowUser,
  createPost,
  deletePost,
  getPost,
  getPostComments,
  getProductPosts,
  likePost,
  unlikePost,
  commentOnPost,
  deletePostComment,
  reportPost,
}
