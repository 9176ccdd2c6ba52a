'use client'

import { useId, useState, useEffect, useRef } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { Button } from '@/components/ui/button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import type { OwnComment } from '@/lib/contract/reviews/own-reviews'
import { CommentForm } from './comment-form'
import { QuestionForm } from './question-form'
import type { ReviewTarget } from './own-reviews-store'

type SentNoticeProps = { title: string; onClose: () => void }

/** Takes the focus from the form it replaces, so that a screen reader reads it. */
function SentNotice({ title, onClose }: SentNoticeProps) {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => noticeRef.current?.focus(), [])
  return (
    <div
      ref={noticeRef}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="grid justify-items-center gap-1 py-4 text-center outline-none"
    >
      <CheckCircleIcon size={48} className="text-success-600" />
      <p className="mt-2 text-lg font-bold">{title}</p>
      <p className="text-md text-ink-700">
        در انتظار تأیید است و پس از آن برای همه نشان داده می‌شود. تا آن زمان تنها خودتان آن را در
        صفحهٔ این کالا و در حساب کاربری‌تان می‌بینید.
      </p>
      <Button className="mt-4" onClick={onClose}>
        بستن
      </Button>
    </div>
  )
}

export { prepareToWrite } from './load-own-reviews'

const dialogTexts = {
  comment: { title: 'دیدگاه شما', submit: 'ثبت دیدگاه', done: 'دیدگاه شما ثبت شد' },
  question: { title: 'پرسش شما', submit: 'ثبت پرسش', done: 'پرسش شما ثبت شد' },
  answer: { title: 'پاسخ شما', submit: 'ثبت پاسخ', done: 'پاسخ شما ثبت شد' },
}

const editTexts = {
  title: 'ویرایش دیدگاه',
  submit: 'ثبت ویرایش',
  done: 'ویرایش شما ثبت شد',
}
const APPROVED_AGAIN =
  'پس از ویرایش، دیدگاه دوباره بررسی می‌شود و تا تأیید آن، دیگران نمی‌بینندش. رأی‌ها و پاسخ متن پیشین حذف می‌شود.'

type ReviewDialogProps = ReviewTarget & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of a comment, where it was given before the text. */
  rate?: number
  /** Of the customer, where it is changed. */
  edited?: OwnComment
  onSent?: () => void
}

export default function ReviewDialog(props: ReviewDialogProps) {
  const { kind, productId, title, parent, rate, edited, open, onOpenChange, onSent } = props
  const texts = edited ? editTexts : dialogTexts[kind]
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setIsDone(false)
  }
  const formProps = {
    ...{ id, productId, onBusyChange: setIsBusy, onWait: setWaitsUntil },
    onDone: () => {
      setIsDone(true)
      onSent?.()
    },
  }
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={!isDone && (edited ? APPROVED_AGAIN : (parent?.text ?? title))}
      footer={
        !isDone && (
          <SubmitButton form={id} isBusy={isBusy} waitsUntil={waitsUntil} isFullWidth>
            {texts.submit}
          </SubmitButton>
        )
      }
    >
      {isDone && <SentNotice title={texts.done} onClose={() => onOpenChange(false)} />}
      {!isDone && kind === 'comment' && <CommentForm {...formProps} {...{ rate, edited }} />}
      {!isDone && kind !== 'comment' && (
        <QuestionForm {...formProps} parentId={parent?.id ?? null} />
      )}
    </ResponsiveDialog>
  )
}
