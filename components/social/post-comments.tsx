'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import type { Post, PostComment } from '@/lib/contract/social/posts'
import { formatNumber } from '@/lib/persian/money'
import { useUser } from '@/stores/user'
import Link from '@/components/ui/link'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/page-icons'
import { formatDate } from '@/lib/persian/dates'
import { paths } from '@/lib/paths'
import { CommentForm, OFFLINE_MESSAGE } from './comment-form'
import { useCommentThreads } from './post-comments-store'
import { Avatar } from '../ui/avatar'
import { ReportButton } from './post-actions'

type CommentEntryProps = {
  comment: PostComment
  isMine: boolean
  /** Its writer wrote the post as well. */
  isByOwner: boolean
  onDelete: () => void
}

function CommentEntry({ comment, isMine, isByOwner, onDelete }: CommentEntryProps) {
  const { id, user, created_at } = comment
  return (
    <article
      id={`post-comment-${id}`}
      tabIndex={-1}
      aria-label={`دیدگاه ${user.name}`}
      className="flex gap-3 rounded-control"
    >
      <Avatar image={user.image} size={36} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-500">
          <Link
            href={paths.user(user.id)}
            prefetch={false}
            dir="auto"
            className="text-sm font-bold text-ink-900 hover:text-brand-700"
          >
            {user.name}
          </Link>{' '}
          {isByOwner && <span className="text-brand-700">نویسندهٔ پست</span>}{' '}
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <p
          dir="auto"
          className="max-w-text whitespace-pre-line text-start text-md text-ink-700 [overflow-wrap:anywhere]"
        >
          <MixedText>{comment.comment}</MixedText>
        </p>
      </div>
      {isMine ? (
        <IconButton
          label="حذف این دیدگاه"
          size="sm"
          className="-my-1.5 -me-2 text-ink-500"
          onClick={onDelete}
        >
          <TrashIcon size={16} />
        </IconButton>
      ) : (
        <ReportButton
          kind="post_comment"
          id={id}
          label={`گزارش دیدگاه ${user.name}`}
          className="-my-1.5 -me-2 text-ink-500"
        />
      )}
    </article>
  )
}

type PostCommentsProps = {
  post: Pick<Post, 'id' | 'user' | 'comments' | 'comment_count'>
  /** What stands above the comments and scrolls with them. */
  children: ReactNode
}

/**
 * The comments the server drew, until the browser knows more. Beside the picture they scroll on
 * their own, so that many words never stretch it.
 */
export function PostComments({ post, children }: PostCommentsProps) {
  const { id, user } = post
  const drawn = { comments: post.comments, count: post.comment_count }
  const { comments, count } = useCommentThreads((all) => all[id]) ?? drawn
  const me = useUser((known) => (known.isHydrated && known.isUser ? known.id : null))
  const [isBusy, setIsBusy] = useState(false)
  const sectionRef = useRef<HTMLElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const loadActions = () => import('./post-comment-actions')

  async function loadMore() {
    setIsBusy(true)
    try {
      const first = await (await loadActions()).loadMoreComments(id, drawn)
      if (first) document.getElementById(`post-comment-${first}`)?.focus()
    } catch {
      void notify.error(OFFLINE_MESSAGE)
    } finally {
      setIsBusy(false)
    }
  }
  async function remove(commentId: number) {
    sectionRef.current?.focus()
    try {
      await (await loadActions()).deleteComment(id, drawn, commentId)
    } catch {
      void notify.error(OFFLINE_MESSAGE)
    }
  }
  const toEnd = () => scrollRef.current?.scrollTo({ top: scrollRef.current.scrollHeight })
  async function add(text: string) {
    await (await loadActions()).addComment(id, drawn, text)
    requestAnimationFrame(toEnd)
  }
  return (
    <div className="min-w-0 md:relative md:col-start-2">
      <div className="md:absolute md:inset-0 md:flex md:flex-col">
        <div
          ref={scrollRef}
          role="region"
          aria-label="نوشته و دیدگاه‌های این پست"
          tabIndex={0}
          className="fades-down grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 pt-2 -outline-offset-2 md:min-h-0 md:flex-1 md:overflow-y-auto md:px-6"
        >
          {children}
          <section
            ref={sectionRef}
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
                  : 'هنوز دیدگاهی نیست؛ اولین دیدگاه را شما بنویسید.'}
              </p>
            )}
            {comments.map((comment) => (
              <CommentEntry
                key={comment.id}
                comment={comment}
                isMine={comment.user.id === me}
                isByOwner={comment.user.id === user.id}
                onDelete={() => void remove(comment.id)}
              />
            ))}
            {comments.length < count && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                isBusy={isBusy}
                onClick={() => void loadMore()}
              >
                دیدگاه‌های بیشتر
              </Button>
            )}
          </section>
        </div>
        <div className="border-t border-line p-4 md:px-6">
          <CommentForm onSend={add} />
        </div>
      </div>
    </div>
  )
}
