'use client'

import { useId, useRef, useState } from 'react'
import { requireLogin } from '@/components/auth/require-login'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { controlClassName, FieldError } from '@/components/ui/field'
import { notifyLoadError } from '@/components/ui/notify'
import { MAX_POST_COMMENT } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'

const EMPTY_MESSAGE = 'دیدگاه خود را بنویسید.'
const SENT_MESSAGE = 'دیدگاه شما فرستاده شد.'
/** Fewer left than this, and it is said how many. */
const COUNTER_FROM = 60

/** `onSend` answers the error message, or an empty text when it was sent. */
type CommentFormProps = { onSend: (comment: string) => Promise<string> }

export function CommentForm({ onSend }: CommentFormProps) {
  const id = useId()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')

  async function send() {
    setBusy(true)
    setNotice('')
    try {
      const message = await onSend(text)
      setError(message)
      if (message) return fieldRef.current?.focus()
      setText('')
      setNotice(SENT_MESSAGE)
    } catch {
      notifyLoadError()
    } finally {
      setBusy(false)
    }
  }
  function submit() {
    if (busy) return
    if (text.trim() !== '') {
      return requireLogin({ reason: 'برای نوشتن دیدگاه وارد شوید.', onLoggedIn: () => void send() })
    }
    setError(EMPTY_MESSAGE)
    fieldRef.current?.focus()
  }
  const left = MAX_POST_COMMENT - text.length
  return (
    <form
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
          ref={fieldRef}
          id={id}
          rows={1}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          maxLength={MAX_POST_COMMENT}
          placeholder="دیدگاه خود را بنویسید…"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setText(event.target.value)
            setError('')
          }}
          className={cn(
            controlClassName,
            'max-h-40 min-h-12 flex-1 resize-none py-2.5 leading-7 [field-sizing:content] phone:min-h-11',
          )}
        />
        <Button type="submit" isBusy={busy}>
          فرستادن
        </Button>
      </div>
      {left < COUNTER_FROM && (
        <p className="mt-1 text-xs text-ink-500">{`${persianDigits(left)} حرف دیگر جا هست`}</p>
      )}
      <FieldError id={`${id}-error`} text={error || undefined} />
      <p role="status" className="sr-only">
        {notice}
      </p>
    </form>
  )
}
