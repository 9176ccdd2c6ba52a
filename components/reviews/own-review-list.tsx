'use client'

import { Badge } from '@/components/ui/badge'
import type { Approval, OwnQuestion } from '@/lib/contract/reviews/own-reviews'
import { formatDate } from '@/lib/persian/dates'
import { CommentCard } from './comment-card'
import { useOwnReviews } from './own-reviews-store'
import { QuestionFrame } from './question-card'

function StatusBadge({ status }: { status: Approval }) {
  if (status === 'rejected') return <Badge tone="pomegranate">تأیید نشد</Badge>
  return <Badge tone="saffron">در انتظار تأیید</Badge>
}

/** Rendered in the browser: the cached page is everybody's. */
export default function OwnReviewList({ kind }: { kind: 'comments' | 'questions' }) {
  const { comment, questions } = useOwnReviews()
  if (kind === 'questions') {
    return questions.map((question) => <OwnQuestionCard key={question.id} question={question} />)
  }
  return (
    comment && (
      <CommentCard comment={comment} statusBadge={<StatusBadge status={comment.status} />} />
    )
  )
}

function OwnQuestionCard({ question }: { question: OwnQuestion }) {
  const { id, parent_id, created_at, status } = question
  return (
    <QuestionFrame
      id={id}
      text={question.question}
      byline={
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-500">
          <StatusBadge status={status} />
          <span>{parent_id === null ? 'پرسش شما' : 'پاسخ شما به یک پرسش'}</span>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
      }
    />
  )
}
