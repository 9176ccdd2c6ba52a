'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import type { Post } from '@/lib/contract/posts'
import { formatNumber } from '@/lib/persian/money'
import { useUser } from '@/stores/user'
import { CommentComposer } from './comment-composer'
import { CommentEntry } from './comment-entry'
import { useSaid } from './said'

const NOT_REACHED = 'اینترنت خود را بررسی کنید و دوباره بزنید.'

type CommentRoomProps = {
  post: Pick<Post, 'id' | 'user' | 'comments' | 'comment_count'>
  /** What stands above the comments and scrolls with them. */
  children: ReactNode
}

/**
 * The comments the server drew, until the browser knows more. Beside the picture they scroll on
 * their own, so that many words never stretch it.
 */
export function CommentRoom({ post, children }: CommentRoomProps) {
  const { id, user } = post
  const drawn = { comments: post.comments, count: post.comment_count }
  const { comments, count } = useSaid((all) => all[id]) ?? drawn
  const me = useUser((known) => (known.hydrated && known.isUser ? known.id : null))
  const [busy, setBusy] = useState(false)
  const room = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const acts = () => import('./comment-acts')

  async function more() {
    setBusy(true)
    try {
      const first = await (await acts()).readOn(id, drawn)
      if (first) document.getElementById(`post-comment-${first}`)?.focus()
    } catch {
      void notify.error(NOT_REACHED)
    } finally {
      setBusy(false)
    }
  }
  async function remove(commentId: number) {
    room.current?.focus()
    try {
      await (await acts()).deleteComment(id, drawn, commentId)
    } catch {
      void notify.error(NOT_REACHED)
    }
  }
  const toEnd = () => words.current?.scrollTo({ top: words.current.scrollHeight })
  async function add(text: string) {
    try {
      const trouble = await (await acts()).addComment(id, drawn, text)
      if (!trouble) requestAnimationFrame(toEnd)
      return trouble
    } catch {
      return NOT_REACHED
    }
  }
  return (
    <div className="min-w-0 md:relative md:col-start-2">
      <div className="md:absolute md:inset-0 md:flex md:flex-col">
        <div
          ref={words}
          role="region"
          aria-label="نوشته و دیدگاه‌های این پست"
          tabIndex={0}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 pt-2 -outline-offset-2 md:min-h-0 md:flex-1 md:overflow-y-auto md:px-6"
        >
          {children}
          <section
            ref={room}
            tabIndex={-1}
            aria-labelledby="comments-title"
            className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
          >
            <h2 id="comments-title" className="font-extrabold">
              دیدگاه‌ها{' '}
              {count > 0 && (
                <span className="font-normal text-ink-500">({formatNumber(count)})</span>
              )}
            </h2>
            {comments.length === 0 && (
              <p className="text-md text-ink-500">
                {me === user.id
                  ? 'هنوز کسی دیدگاهی ننوشته است.'
                  : 'هنوز دیدگاهی نیست؛ نخستین دیدگاه را شما بنویسید.'}
              </p>
            )}
            {comments.map((comment) => (
              <CommentEntry
                key={comment.id}
                comment={comment}
                mine={comment.user.id === me}
                ofOwner={comment.user.id === user.id}
                onDelete={() => void remove(comment.id)}
              />
            ))}
            {comments.length < count && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                busy={busy}
                onClick={() => void more()}
              >
                دیدگاه‌های بیشتر
              </Button>
            )}
          </section>
        </div>
        <div className="border-t border-line p-4 md:px-6">
          <CommentComposer onSend={add} />
        </div>
      </div>
    </div>
  )
}
