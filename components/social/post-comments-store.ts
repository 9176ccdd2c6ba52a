import { create } from 'zustand'
import type { Post, PostComment } from '@/lib/contract/social/posts'

/** The comments of a post as far as they have been loaded. */
export type CommentThread = { comments: PostComment[]; count: number }

export const useCommentThreads = create<Record<number, CommentThread>>(() => ({}))

export function getCommentThread(postId: number): CommentThread | undefined {
  return useCommentThreads.getState()[postId]
}

export function setCommentThread(postId: number, thread: CommentThread): void {
  useCommentThreads.setState({ [postId]: thread })
}

export function mergeComments(
  { comments }: CommentThread,
  more: readonly PostComment[],
  count: number,
): CommentThread {
  const all = new Map([...comments, ...more].map((comment) => [comment.id, comment]))
  const inOrder = [...all.values()].toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  return { comments: inOrder, count }
}

export function removeComment({ comments, count }: CommentThread, id: number): CommentThread {
  const rest = comments.filter((comment) => comment.id !== id)
  return { comments: rest, count: count - (comments.length - rest.length) }
}

/** Not for who has read on: the cached page may be older than what they loaded. */
export function refreshCommentThread(post: Pick<Post, 'id' | 'comments' | 'comment_count'>): void {
  const thread = getCommentThread(post.id)
  if (thread && thread.comments.length > post.comments.length) return
  setCommentThread(post.id, { comments: post.comments, count: post.comment_count })
}
