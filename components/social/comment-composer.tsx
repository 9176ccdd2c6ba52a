'use client'

import { useId, useRef, useState } from 'react'
import { askLogin } from '@/components/login/ask-login'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { controlLook } from '@/components/ui/control-look'
import { FieldError } from '@/components/ui/field'
import { notFetched } from '@/components/ui/not-fetched'
import { LONGEST_POST_COMMENT } from '@/lib/contract/social-limits'
import { persianDigits } from '@/lib/persian/digits'

const EMPTY = 'دیدگاه خود را بنویسید.'
const SENT = 'دیدگاه شما فرستاده شد.'
/** Fewer left than this, and it is said how many. */
const FEW_LEFT = 60

/** Gives back what to tell when it was not taken. */
type ComposerProps = { onSend: (comment: string) => Promise<string> }

export function CommentComposer({ onSend }: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')

  async function send() {
    setBusy(true)
    setNotice('')
    try {
      const trouble = await onSend(text)
      setError(trouble)
      if (trouble) return field.current?.focus()
      setText('')
      setNotice(SENT)
    } catch {
      notFetched()
    } finally {
      setBusy(false)
    }
  }
  function submit() {
    if (busy) return
    if (text.trim() !== '') {
      return askLogin({ reason: 'برای نوشتن دیدگاه وارد شوید.', then: () => void send() })
    }
    setError(EMPTY)
    field.current?.focus()
  }
  const left = LONGEST_POST_COMMENT - text.length
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
          ref={field}
          id={id}
          rows={1}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          maxLength={LONGEST_POST_COMMENT}
          placeholder="دیدگاه خود را بنویسید…"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setText(event.target.value)
            setError('')
          }}
          className={cn(
            controlLook,
            'max-h-40 min-h-12 flex-1 resize-none py-2.5 leading-7 [field-sizing:content] phone:min-h-11',
          )}
        />
        <Button type="submit" busy={busy}>
          فرستادن
        </Button>
      </div>
      {left < FEW_LEFT && (
        <p className="mt-1 text-xs text-ink-500">{`${persianDigits(left)} حرف دیگر جا هست`}</p>
      )}
      <FieldError id={`${id}-error`} text={error || undefined} />
      <p role="status" className="sr-only">
        {notice}
      </p>
    </form>
  )
}
