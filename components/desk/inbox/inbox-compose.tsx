'use client'

import { useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import type { PicturesLimit } from '@/lib/domain/attached-pictures'
import { AttachPictures } from './attach-pictures'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { useDeskMember } from '../ui/desk-member'
import { KeyHint } from '../ui/key-hint'
import { PreparedReplies, type ReplyFill } from './prepared-replies'
import { useLocalDraft } from '../ui/use-local-draft'

export type ComposeMode = 'reply' | 'note'

type Submission = {
  mode: ComposeMode
  text: string
  closes: boolean
  /** Of a note none. */
  files: File[]
  clear: () => void
}

type InboxComposeProps = {
  /** What it answers, as `ticket:12`: what is typed waits for whoever comes back to it. */
  subject: string
  /** Without replies only notes are written. */
  canReply: boolean
  /** The one that sends the answer and closes. */
  canClose: boolean
  /** What the gaps of a prepared answer are filled with; without it there are none to choose. */
  fill?: ReplyFill
  /** How many pictures may go with an answer; without it none. */
  attach?: PicturesLimit & {
    errorOf: (files: readonly File[]) => string | undefined
    /** What was said of the former choice holds no more. */
    onChange: () => void
  }
  /** How an answer goes, where that is not plain. */
  describeReply?: (text: string) => string
  isBusy: boolean
  error: string | undefined
  onSubmit: (submission: Submission) => void
}

const EMPTY = { reply: '', note: '' }
const NOTE_LABEL = 'یادداشت برای همکاران'

/** No draft holds a picture: by what they answer they wait as long as the page lives. */
const waitingPictures = new Map<string, File[]>()

function useWaitingPictures(subject: string) {
  const key = `${useDeskMember().id} ${subject}`
  const [files, setShown] = useState(() => waitingPictures.get(key) ?? [])
  useUnsavedGuard(files.length > 0)
  const setFiles = (chosen: File[]) => {
    waitingPictures.set(key, chosen)
    setShown(chosen)
  }
  return { files, setFiles }
}

/** An answer, which the customer reads, or a note, which looks like none and stays here. */
export function InboxCompose(props: InboxComposeProps) {
  const { subject, canReply, canClose, fill, attach, describeReply, isBusy, error, onSubmit } =
    props
  const [isChoosing, setIsChoosing] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [mode, setMode] = useState<ComposeMode>(canReply ? 'reply' : 'note')
  const { draft: texts, change } = useLocalDraft({
    ...{ key: `compose-${subject}`, version: 0, saved: EMPTY },
  })
  const { files, setFiles } = useWaitingPictures(subject)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const isNote = mode === 'note'
  const setText = (text: string) => change({ [mode]: text })
  const submit = (closes: boolean) => {
    if (isBusy) return
    const clear = () => {
      setText('')
      if (!isNote) setFiles([])
    }
    onSubmit({ mode, text: texts[mode], closes, files: isNote ? [] : files, clear })
  }
  // Where only notes are written, an empty one is a line alone, and covers nothing of the thread.
  const isFolded = !canReply && !isOpen && texts.note === ''
  const write = (next: ComposeMode) => {
    setMode(next)
    setIsOpen(true)
    fieldRef.current?.focus()
  }
  const insert = (prepared: string) => {
    const { current: field } = fieldRef
    const at = mode === 'reply' && field ? field.selectionStart : texts.reply.length
    change({ reply: texts.reply.slice(0, at) + prepared + texts.reply.slice(at) })
    setMode('reply')
  }
  const choose = { id: 'prepared-reply', title: 'پاسخ آماده', group: 'صندوق پیام‌ها', keys: 'KeyP' }
  useCommands([
    ...(fill ? [{ ...choose, run: () => setIsChoosing(true) }] : []),
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
  if (isFolded) {
    return (
      <button
        type="button"
        onClick={() => write('note')}
        className="bg-soon-bg text-note m-3.5 mt-0 flex h-10 shrink-0 items-center justify-between rounded-xl border border-dashed border-line px-3.5 text-start phone:m-2.5 phone:mt-0 phone:h-11"
      >
        {NOTE_LABEL}…
        <KeyHint keys="KeyN" />
      </button>
    )
  }
  return (
    <form
      noValidate
      className={cn(
        'desk-card m-3.5 mt-0 grid min-w-0 shrink-0 grid-cols-[minmax(0,1fr)] gap-2 p-3.5 phone:m-2.5 phone:mt-0 phone:p-2.5',
        isNote && 'bg-soon-bg border-dashed',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
    >
      {canReply && (
        <div role="group" aria-label="نوع نوشته" className="flex flex-wrap gap-1">
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
          {fill && (
            <button
              type="button"
              onClick={() => setIsChoosing(true)}
              className="text-note hover:bg-hover ms-auto inline-flex h-7 items-center gap-1.5 rounded-lg px-2 phone:h-11"
            >
              پاسخ‌های آماده
              <KeyHint keys="KeyP" />
            </button>
          )}
        </div>
      )}
      <DeskField
        label={isNote ? NOTE_LABEL : 'پاسخ به مشتری'}
        hideLabel={!isNote}
        {...(isNote
          ? { hint: 'مشتری این را نمی‌بیند.' }
          : describeReply && { hint: describeReply(texts.reply) })}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={fieldRef}
            rows={3}
            autoFocus={!canReply && isOpen}
            onFocus={() => setIsOpen(true)}
            onBlur={({ relatedTarget, currentTarget }) => {
              if (!currentTarget.form?.contains(relatedTarget)) setIsOpen(false)
            }}
            // On a phone it begins as one line and grows with what is written.
            className="desk-field phone:max-h-40 phone:min-h-11 phone:[field-sizing:content]"
            placeholder={fill && !isNote ? 'با / در آغاز سطر، پاسخ‌های آماده می‌آیند' : undefined}
            value={texts[mode]}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // At the beginning of a line alone, so that a slash in a sentence stays one.
              const { selectionStart: at, value } = event.currentTarget
              const begins = at === 0 || value[at - 1] === '\n'
              const isSlash = event.code === 'Slash' || event.key === '/'
              if (!fill || isNote || !isSlash || event.shiftKey || !begins) return
              event.preventDefault()
              setIsChoosing(true)
            }}
          />
        )}
      </DeskField>
      {fill && (
        <PreparedReplies
          open={isChoosing}
          fill={fill}
          onOpenChange={setIsChoosing}
          onChoose={insert}
        />
      )}
      <div className="flex flex-wrap items-start justify-end gap-2">
        {attach && !isNote && (
          <AttachPictures
            files={files}
            limit={attach}
            error={attach.errorOf(files)}
            onChange={(chosen) => {
              setFiles(chosen)
              attach.onChange()
            }}
          />
        )}
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
