import { notify } from '@/components/ui/notify'
import { ApiFailure, isNotFound } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import {
  removePostComment,
  fetchComments,
  sendPostComment,
} from '@/lib/client/queries/social-reactions'
import {
  getCommentThread,
  setCommentThread,
  mergeComments,
  removeComment,
  type CommentThread,
} from './post-comments-store'

const COMMENTS_PER_PAGE = 20
const POST_MISSING_MESSAGE = 'این پست دیگر اینجا نیست.'

/** The id of the first that had not been read. */
export async function loadMoreComments(
  postId: number,
  drawn: CommentThread,
): Promise<number | undefined> {
  const said = getCommentThread(postId) ?? drawn
  const read = new Set(said.comments.map(({ id }) => id))
  const page = Math.floor(said.comments.length / COMMENTS_PER_PAGE) + 1
  const { comments, count } = await fetchComments(postId, page)
  setCommentThread(postId, mergeComments(getCommentThread(postId) ?? drawn, comments, count))
  return comments.find(({ id }) => !read.has(id))?.id
}

/** Gives back what to tell when it was not taken; nothing when it was. */
export async function addComment(postId: number, drawn: CommentThread, text: string) {
  try {
    const comment = await sendPostComment(postId, text)
    const said = getCommentThread(postId) ?? drawn
    setCommentThread(postId, mergeComments(said, [comment], said.count + 1))
    return ''
  } catch (error) {
    if (isNotFound(error)) return POST_MISSING_MESSAGE
    const words = error instanceof ApiFailure ? Object.values(error.fields).flat()[0] : undefined
    return words ?? getErrorMessage(error)
  }
}

/** Gone at once, and back when the shop could not take it away. */
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
    void notify.success('دیدگاه شما پاک شد.')
  } catch (error) {
    const said = getCommentThread(postId) ?? before
    if (comment) setCommentThread(postId, mergeComments(said, [comment], said.count + 1))
    const sentence = getErrorMessage(error)
    if (sentence) void notify.error(sentence)
  }
}
