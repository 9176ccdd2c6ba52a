'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import { deskReviewsQuery, sendDecision } from '@/lib/client/desk/inbox'
import { inboxKeys } from '@/lib/client/desk/keys'
import { REVIEW_QUEUES, type DeskReview } from '@/lib/contract/desk/moderation'
import { APPROVALS } from '@/lib/contract/reviews/own-reviews'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskState } from '../ui/desk-states'
import { InboxList, type QueueProps } from './inbox-list'
import { KeyHint } from '../ui/key-hint'
import { ReviewAuthor } from './review-author'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useLocalDraft } from '../ui/use-local-draft'

const LIST_TITLES = {
  comments: 'فهرست دیدگاه‌ها',
  questions: 'فهرست پرسش‌ها',
  reports: 'فهرست گزارش‌ها',
}
const STATUS_TITLES = { pending: 'منتظر بررسی', approved: 'دیده می‌شود', rejected: 'دیده نمی‌شود' }

const keyOf = ({ kind, id }: DeskReview) => `${kind}-${id}`

export function ReviewQueue({ address, next }: QueueProps) {
  const queue = REVIEW_QUEUES.find((one) => one === address.queue) ?? 'comments'
  const status = APPROVALS.find((one) => one === address.state) ?? 'pending'
  const { q, page } = address
  const query = useQuery(deskReviewsQuery({ queue, status, q, page: String(page) }))
  const reviews = query.data?.reviews ?? []
  return (
    <InboxList
      address={address}
      query={query}
      what={LIST_TITLES[queue]}
      entries={reviews.map((review) => ({
        key: keyOf(review),
        title: review.text.replace('\n', ' · '),
        who: review.author,
        at: review.created_at,
        ...(review.kind === 'comment'
          ? { tag: `${persianDigits(review.rate ?? 0)} از ۵` }
          : review.parent_question !== null && { tag: 'پاسخ' }),
      }))}
      pages={query.data?.total ?? 0}
      emptyTitle={status === 'pending' ? 'چیزی منتظر بررسی نیست' : 'چیزی در این وضعیت نیست'}
      next={next}
    >
      {(key, openNext) => {
        const review = reviews.find((one) => keyOf(one) === key)
        if (review) return <ReviewDecision key={key} review={review} onDone={openNext} />
        return query.data && <DeskState title="این دیگر در این فهرست نیست" />
      }}
    </InboxList>
  )
}

function answerHint({ kind, answer }: DeskReview): string {
  if (answer !== null) return 'جای پاسخ پیشین می‌نشیند.'
  if (kind === 'comment') return 'زیر دیدگاه در صفحهٔ کالا دیده می‌شود.'
  return kind === 'question' ? 'زیر پرسش در صفحهٔ کالا دیده می‌شود.' : 'نویسنده این را می‌بیند.'
}

const NOTHING = { text: '' }
type ReviewDecisionProps = { review: DeskReview; onDone: () => void }

function ReviewDecision({ review, onDone }: ReviewDecisionProps) {
  const { kind, id, status, about, parent_question: parentQuestion } = review
  const isPost = kind === 'post' || kind === 'post_comment'
  const canAnswer = kind === 'comment' || (kind === 'question' && parentQuestion === null)
  const queryClient = useQueryClient()
  const {
    draft: { text },
    change,
    reset,
  } = useLocalDraft({ key: `decision-${kind}:${id}`, version: 0, saved: NOTHING })
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const deciding = useDeskMutation({
    send: (decision: { to: 'approved' | 'rejected'; answer?: string; note?: string }) =>
      sendDecision({ kind, id, from: status, ...decision }),
    invalidates: inboxKeys.all,
    done: 'ثبت شد؛ فروشگاه از نمایش بعدی همین را نشان می‌دهد.',
    onDone: () => {
      reset(NOTHING)
      onDone()
    },
  })
  const approve = () => {
    if (!deciding.isBusy)
      deciding.run({ to: 'approved', ...(canAnswer && text && { answer: text }) })
  }
  const reject = () => {
    if (!deciding.isBusy) deciding.run({ to: 'rejected', ...(isPost && text && { note: text }) })
  }
  const canApprove = status !== 'approved'
  const canReject = status !== 'rejected'
  const approveTitle = isPost ? 'نشان دادن' : 'پذیرفتن'
  const rejectTitle = isPost ? 'پنهان کردن' : 'نپذیرفتن'
  useCommands([
    ...(canApprove
      ? [{ id: 'approve', title: approveTitle, group: 'صندوق پیام‌ها', keys: 'KeyY', run: approve }]
      : []),
    ...(canReject
      ? [{ id: 'reject', title: rejectTitle, group: 'صندوق پیام‌ها', keys: 'KeyD', run: reject }]
      : []),
    ...(canAnswer
      ? [
          {
            id: 'reply',
            title: 'نوشتن پاسخ',
            group: 'صندوق پیام‌ها',
            keys: 'KeyR',
            run: () => fieldRef.current?.focus(),
          },
        ]
      : []),
  ])
  return (
    <section
      aria-labelledby="review-author"
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-5 py-2.5">
        <h2 id="review-author" className="text-[14px] font-bold">
          <MixedText>{review.author || 'بی‌نام'}</MixedText>
        </h2>
        <span className="desk-tag">{STATUS_TITLES[status]}</span>
        <time dateTime={review.created_at} className="text-note text-[12px]">
          {formatDateTime(review.created_at)}
        </time>
        {about && (
          <Link href={about.path} target="_blank" className="text-acting-ink ms-auto underline">
            <MixedText>{about.title}</MixedText>
          </Link>
        )}
      </header>
      <div className="grid content-start gap-3 p-5">
        {review.author_id !== null && (
          <ReviewAuthor review={review} customerId={review.author_id} />
        )}
        {parentQuestion && (
          <p className="text-note" dir="auto">
            در پاسخ به: <MixedText>{parentQuestion}</MixedText>
          </p>
        )}
        <article className="desk-card p-3.5">
          {review.rate !== null && (
            <p className="font-semibold">امتیاز {persianDigits(review.rate)} از ۵</p>
          )}
          <p dir="auto" className="whitespace-pre-wrap break-words">
            <MixedText>{review.text || 'بی‌متن'}</MixedText>
          </p>
          {review.advantages.map((one) => (
            <p key={one} className="text-done-ink">
              خوبی: <MixedText>{one}</MixedText>
            </p>
          ))}
          {review.disadvantages.map((one) => (
            <p key={one} className="text-late-ink">
              بدی: <MixedText>{one}</MixedText>
            </p>
          ))}
          {review.answer && (
            <p
              dir="auto"
              className="border-hair mt-2 whitespace-pre-wrap break-words border-t pt-2"
            >
              <b className="font-semibold">پاسخ فروشگاه:</b> <MixedText>{review.answer}</MixedText>
            </p>
          )}
        </article>
        <PictureThumbnails
          label="عکس‌های دیدگاه"
          pictures={review.pictures.map(({ url }, index) => ({
            url,
            alt: `عکس ${persianDigits(index + 1)}`,
          }))}
        />
        {review.reasons.length > 0 && (
          <section className="bg-late-bg rounded-xl p-3.5" aria-labelledby="reasons">
            <h3 id="reasons" className="text-late-ink font-bold">
              {persianDigits(review.reasons.length)} گزارش
            </h3>
            <ul>
              {review.reasons.map((reason, index) => (
                <li key={index} dir="auto">
                  <MixedText>{reason}</MixedText>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ClashNotice
        clash={deciding.clash}
        onShowLatest={() => {
          deciding.reset()
          void queryClient.invalidateQueries({ queryKey: inboxKeys.all })
        }}
      />
      <form
        noValidate
        className="desk-card m-3.5 mt-auto grid shrink-0 gap-2 p-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          approve()
        }}
      >
        {(canAnswer || isPost) && (
          <DeskField
            label={canAnswer ? 'پاسخ فروشگاه' : 'دلیل پنهان کردن'}
            isOptional
            hint={answerHint(review)}
            error={deciding.fieldError('answer') ?? deciding.fieldError('note')}
          >
            {(control) => (
              <textarea
                {...control}
                ref={fieldRef}
                rows={2}
                className="desk-field"
                value={text}
                onChange={(event) => change({ text: event.target.value })}
                onKeyDown={(event) => {
                  if (event.code !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
                  event.preventDefault()
                  if (isPost) reject()
                  else approve()
                }}
              />
            )}
          </DeskField>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {canReject && (
            <DeskButton variant="danger" onClick={reject} isBusy={deciding.isBusy}>
              {rejectTitle}
              <KeyHint keys="KeyD" />
            </DeskButton>
          )}
          {(canApprove || (canAnswer && text !== '')) && (
            <DeskButton variant="primary" type="submit" isBusy={deciding.isBusy}>
              {canAnswer && text ? 'پاسخ و نمایش' : approveTitle}
              <KeyHint keys={canAnswer && text ? 'Mod+Enter' : 'KeyY'} />
            </DeskButton>
          )}
        </div>
      </form>
    </section>
  )
}
