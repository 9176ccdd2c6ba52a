import { create } from 'zustand'
import type { Post, PostComment } from '@/lib/contract/social/posts'

/** What was said of a post, as far as it has been read. */
export type CommentThread = { comments: PostComment[]; count: number }

export const useCommentThreads = create<Record<number, CommentThread>>(() => ({}))

export function getCommentThread(postId: number): CommentThread | undefined {
  return useCommentThreads.getState()[postId]
}

export function setCommentThread(postId: number, said: CommentThread): void {
  useCommentThreads.setState({ [postId]: said })
}

/** Read on: what comes again is the same one. */
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

/** The kept page may be older than the shop; who has read on keeps what was read. */
export function refreshCommentThread(post: Pick<Post, 'id' | 'comments' | 'comment_count'>): void {
  const said = getCommentThread(post.id)
  if (said && said.comments.length > post.comments.length) return
  setCommentThread(post.id, { comments: post.comments, count: post.comment_count })
}
