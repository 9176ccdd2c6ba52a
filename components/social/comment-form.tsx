'use client'

import { useId, useState } from 'react'
import { requireLogin } from '@/components/auth/require-login'
import { toFormError, useSubmit, type FormError } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { cn } from '@/components/ui/cn'
import { controlClassName, FieldError } from '@/components/ui/field'
import { isChunkError } from '@/lib/client/chunk-errors'
import { isNotFound } from '@/lib/client/http/error-checks'
import { MAX_POST_COMMENT } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'

const EMPTY_MESSAGE = 'دیدگاه خود را بنویسید.'
const POST_MISSING_MESSAGE = 'این پست دیگر اینجا نیست.'
export const OFFLINE_MESSAGE = 'اینترنت خود را بررسی کنید و دوباره بزنید.'
const SENT_MESSAGE = 'دیدگاه شما فرستاده شد.'
/** Fewer left than this, and it is said how many. */
const COUNTER_FROM = 60

function toCommentError(error: unknown): FormError {
  if (isNotFound(error)) return { field: null, message: POST_MISSING_MESSAGE }
  if (isChunkError(error)) return { field: null, message: OFFLINE_MESSAGE }
  return toFormError(error)
}

type CommentFormProps = { onSend: (comment: string) => Promise<void> }

export function CommentForm({ onSend }: CommentFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { isBusy, error, setError, waitsUntil, run, formRef } = useSubmit(toCommentError)
  const [notice, setNotice] = useState('')

  const send = () =>
    run(async () => {
      setNotice('')
      await onSend(text)
      setText('')
      setNotice(SENT_MESSAGE)
    })
  function submit() {
    if (isBusy) return
    if (text.trim() !== '') {
      return requireLogin({ reason: 'برای نوشتن دیدگاه وارد شوید.', onLoggedIn: () => void send() })
    }
    setError({ field: null, message: EMPTY_MESSAGE })
  }
  const left = MAX_POST_COMMENT - text.length
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id} className="sr-only">
        دیدگاه شما
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={id}
          rows={1}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          maxLength={MAX_POST_COMMENT}
          placeholder="دیدگاه خود را بنویسید…"
          aria-invalid={error?.message ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
          }}
          className={cn(
            controlClassName,
            'max-h-40 min-h-12 flex-1 resize-none py-2.5 leading-7 [field-sizing:content] phone:min-h-11',
          )}
        />
        <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil}>
          ارسال
        </SubmitButton>
      </div>
      {left < COUNTER_FROM && (
        <p className="mt-1 text-xs text-ink-500">{`${persianDigits(left)} حرف دیگر جا هست`}</p>
      )}
      <FieldError id={`${id}-error`} text={error?.message || undefined} />
      <p role="status" className="sr-only">
        {notice}
      </p>
    </form>
  )
}
