'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import type { Post } from '@/lib/contract/posts'
import { formatNumber } from '@/lib/persian/money'
import { useUser } from '@/stores/user'
import { CommentComposer } from './comment-composer'
import { CommentEntry } from './comment-entry'
import { useSaid } from './said'

const NOT_REACHED = 'اینترنت خود را بررسی کنید و دوباره بزنید.'

type CommentRoomProps = { post: Pick<Post, 'id' | 'user' | 'comments' | 'comment_count'> }

/** The comments the server drew, until the browser knows more. */
export function CommentRoom({ post }: CommentRoomProps) {
  const { id, user } = post
  const drawn = { comments: post.comments, count: post.comment_count }
  const { comments, count } = useSaid((all) => all[id]) ?? drawn
  const me = useUser((known) => (known.hydrated && known.isUser ? known.id : null))
  const [busy, setBusy] = useState(false)
  const room = useRef<HTMLElement>(null)
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
  return (
    <section
      ref={room}
      tabIndex={-1}
      aria-labelledby="comments-title"
      className="flex min-h-0 flex-1 flex-col gap-4"
    >
      <h2 id="comments-title" className="font-extrabold">
        دیدگاه‌ها{' '}
        {count > 0 && <span className="font-normal text-ink-500">({formatNumber(count)})</span>}
      </h2>
      {comments.length === 0 ? (
        <p className="text-md text-ink-500">هنوز کسی چیزی ننوشته است؛ نخستین نفر باشید.</p>
      ) : (
        <div className="-mx-2 grid gap-4 px-2 md:max-h-[440px] md:overflow-y-auto">
          {comments.map((comment) => (
            <CommentEntry
              key={comment.id}
              comment={comment}
              mine={comment.user.id === me}
              ofOwner={comment.user.id === user.id}
              onDelete={() => void remove(comment.id)}
            />
          ))}
        </div>
      )}
      {comments.length < count && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          busy={busy}
          onClick={() => void more()}
        >
          دیدگاه‌های بیشتر
        </Button>
      )}
      <div className="mt-auto">
        <CommentComposer
          onSend={async (text, key) => {
            try {
              return await (await acts()).addComment(id, drawn, { text, key })
            } catch {
              return NOT_REACHED
            }
          }}
        />
      </div>
    </section>
  )
}
