import { create } from 'zustand'
import type { Post, PostComment } from '@/lib/contract/posts'

/** What was said of a post, as far as it has been read. */
export type Said = { comments: PostComment[]; count: number }

export const useSaid = create<Record<number, Said>>(() => ({}))

export function saidOf(postId: number): Said | undefined {
  return useSaid.getState()[postId]
}

export function setSaid(postId: number, said: Said): void {
  useSaid.setState({ [postId]: said })
}

/** Read on: what comes again is the same one. */
export function withMore({ comments }: Said, more: readonly PostComment[], count: number): Said {
  const all = new Map([...comments, ...more].map((comment) => [comment.id, comment]))
  const inOrder = [...all.values()].toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  return { comments: inOrder, count }
}

export function without({ comments, count }: Said, id: number): Said {
  const rest = comments.filter((comment) => comment.id !== id)
  return { comments: rest, count: count - (comments.length - rest.length) }
}

/** The kept page may be older than the shop; who has read on keeps what was read. */
export function freshComments(post: Pick<Post, 'id' | 'comments' | 'comment_count'>): void {
  const said = saidOf(post.id)
  if (said && said.comments.length > post.comments.length) return
  setSaid(post.id, { comments: post.comments, count: post.comment_count })
}
