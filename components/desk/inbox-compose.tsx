'use client'

import { useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'
import { useLocalDraft } from './use-local-draft'

export type ComposeMode = 'reply' | 'note'

type Submission = { mode: ComposeMode; text: string; closes: boolean; clear: () => void }

type InboxComposeProps = {
  /** What it answers, as `ticket:12`: what is typed waits for whoever comes back to it. */
  subject: string
  /** Without replies only notes are written. */
  canReply: boolean
  /** The one that sends the answer and closes. */
  canClose: boolean
  isBusy: boolean
  error: string | undefined
  onSubmit: (submission: Submission) => void
}

const EMPTY = { reply: '', note: '' }
const NOTE_LABEL = 'یادداشت برای همکاران'

/** An answer, which the customer reads, or a note, which looks like none and stays here. */
export function InboxCompose(props: InboxComposeProps) {
  const { subject, canReply, canClose, isBusy, error, onSubmit } = props
  const [mode, setMode] = useState<ComposeMode>(canReply ? 'reply' : 'note')
  const { draft: texts, change } = useLocalDraft({
    ...{ key: `compose-${subject}`, version: 0, saved: EMPTY },
  })
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const isNote = mode === 'note'
  const setText = (text: string) => change({ [mode]: text })
  const submit = (closes: boolean) => {
    if (isBusy) return
    onSubmit({ mode, text: texts[mode], closes, clear: () => setText('') })
  }
  const write = (next: ComposeMode) => {
    setMode(next)
    fieldRef.current?.focus()
  }
  useCommands([
    ...(canReply
      ? [
          {
            id: 'reply',
            title: 'نوشتن پاسخ',
            group: 'صندوق پیام‌ها',
            keys: 'KeyR',
            run: () => write('reply'),
          },
        ]
      : []),
    {
      id: 'inner-note',
      title: NOTE_LABEL,
      group: 'صندوق پیام‌ها',
      keys: 'KeyN',
      run: () => write('note'),
    },
  ])
  return (
    <form
      noValidate
      className={cn(
        'desk-card m-3.5 mt-0 grid shrink-0 gap-2 p-3.5',
        isNote && 'bg-soon-bg border-dashed',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
    >
      {canReply && (
        <div role="group" aria-label="نوع نوشته" className="flex gap-1">
          {(['reply', 'note'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mode === one}
              onClick={() => write(one)}
              className={cn(
                'inline-flex h-7 items-center gap-1.5 rounded-lg px-2 phone:h-11',
                mode === one ? 'bg-hover font-bold text-ink-900' : 'text-note',
              )}
            >
              {one === 'reply' ? 'پاسخ' : 'یادداشت داخلی'}
              <KeyHint keys={one === 'reply' ? 'KeyR' : 'KeyN'} />
            </button>
          ))}
        </div>
      )}
      <DeskField
        label={isNote ? NOTE_LABEL : 'پاسخ به مشتری'}
        hideLabel={!isNote}
        {...(isNote && { hint: 'مشتری این را نمی‌بیند.' })}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={fieldRef}
            rows={3}
            className="desk-field"
            value={texts[mode]}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </DeskField>
      <div className="flex flex-wrap justify-end gap-2">
        {!isNote && canClose && (
          <DeskButton onClick={() => submit(true)} isBusy={isBusy}>
            ارسال و بستن
          </DeskButton>
        )}
        <DeskButton type="submit" variant={isNote ? 'outline' : 'primary'} isBusy={isBusy}>
          {isNote ? 'نگه داشتن یادداشت' : 'ارسال'}
          <KeyHint keys="Mod+Enter" />
        </DeskButton>
      </div>
    </form>
  )
}
