import Link from '@/components/ui/link'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/icons'
import type { PostComment } from '@/lib/contract/posts'
import { formatDate } from '@/lib/persian/dates'
import { paths } from '@/lib/seo/addresses'
import { Face } from './face'
import { ReportButton } from './report-button'

type CommentEntryProps = {
  comment: PostComment
  mine: boolean
  /** Its writer wrote the post as well. */
  ofOwner: boolean
  onDelete: () => void
}

export function CommentEntry({ comment, mine, ofOwner, onDelete }: CommentEntryProps) {
  const { id, user, created_at } = comment
  return (
    <article
      id={`post-comment-${id}`}
      tabIndex={-1}
      aria-label={`دیدگاه ${user.name}`}
      className="flex gap-3 rounded-control"
    >
      <Face image={user.image} size={36} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-500">
          <Link
            href={paths.user(user.id)}
            prefetch={false}
            dir="auto"
            className="text-sm font-bold text-ink-900 hover:text-brand-700"
          >
            {user.name}
          </Link>
          {ofOwner && <span className="text-brand-700">نویسندهٔ پست</span>}
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <p
          dir="auto"
          className="whitespace-pre-line text-start text-md text-ink-700 [overflow-wrap:anywhere]"
        >
          {comment.comment}
        </p>
      </div>
      {mine ? (
        <IconButton
          label="پاک کردن این دیدگاه"
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
