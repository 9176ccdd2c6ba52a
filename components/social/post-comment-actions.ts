import { notifyError } from '@/components/form/notify-error'
import { notify } from '@/components/ui/notify'
import {
  removePostComment,
  fetchComments,
  sendPostComment,
} from '@/lib/client/queries/social-mutations'
import {
  getCommentThread,
  setCommentThread,
  mergeComments,
  removeComment,
  type CommentThread,
} from './post-comments-store'

const COMMENTS_PER_PAGE = 20

/** The id of the first comment that was not on the page yet. */
export async function loadMoreComments(
  postId: number,
  drawn: CommentThread,
): Promise<number | undefined> {
  const thread = getCommentThread(postId) ?? drawn
  const read = new Set(thread.comments.map(({ id }) => id))
  const page = Math.floor(thread.comments.length / COMMENTS_PER_PAGE) + 1
  const { comments, count } = await fetchComments(postId, page)
  setCommentThread(postId, mergeComments(getCommentThread(postId) ?? drawn, comments, count))
  return comments.find(({ id }) => !read.has(id))?.id
}

export async function addComment(
  postId: number,
  drawn: CommentThread,
  text: string,
): Promise<void> {
  const comment = await sendPostComment(postId, text)
  const thread = getCommentThread(postId) ?? drawn
  setCommentThread(postId, mergeComments(thread, [comment], thread.count + 1))
}

/** Optimistic: it comes back when the shop could not delete it. */
export async function deleteComment(
  postId: number,
  drawn: CommentThread,
  id: number,
): Promise<void> {
  const before = getCommentThread(postId) ?? drawn
  const comment = before.comments.find((one) => one.id === id)
  setCommentThread(postId, removeComment(before, id))
  try {
    await removePostComment(id)
    void notify.success('دیدگاه شما حذف شد.')
  } catch (error) {
    const thread = getCommentThread(postId) ?? before
    if (comment) setCommentThread(postId, mergeComments(thread, [comment], thread.count + 1))
    notifyError(error)
  }
}
