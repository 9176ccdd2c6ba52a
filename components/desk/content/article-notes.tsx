'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { MixedText } from '@/components/ui/mixed-text'
import { deskArticleQuery, writeArticleNote } from '@/lib/client/desk/articles'
import type { CallAnswer } from '@/lib/contract/call'
import type { getDeskArticle } from '@/lib/contract/desk/articles'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { KeyHint } from '../ui/key-hint'
import { useDeskMutation } from '../ui/use-desk-mutation'

type ArticleNotesProps = { id: number; notes: CallAnswer<typeof getDeskArticle>['data']['notes'] }

export function ArticleNotes({ id, notes }: ArticleNotesProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  useUnsavedFormGuard(text.trim() !== '')
  const writing = useDeskMutation({
    send: (note: string) => writeArticleNote(id, note),
    onDone: (written) => {
      setText('')
      queryClient.setQueryData(
        deskArticleQuery(id).queryKey,
        (read) => read && { ...read, notes: written },
      )
    },
  })
  return (
    <section className="desk-card" aria-labelledby="article-notes">
      <header>
        <h2 id="article-notes" className="text-[14px] font-bold">
          گفت‌وگو
        </h2>
        <span className="text-note text-[12px]">خواننده نمی‌بیند</span>
        {notes.length > 0 && (
          <span className="text-note ms-auto">{persianDigits(notes.length)}</span>
        )}
      </header>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="border-hair border-b px-3.5 py-2.5">
            <p className="flex flex-wrap gap-x-2 text-[12px]">
              <b className="font-semibold">
                <MixedText>{note.staff_name}</MixedText>
              </b>
              <time dateTime={note.created_at} className="text-note">
                {formatDateTime(note.created_at)}
              </time>
            </p>
            <p dir="auto" className="whitespace-pre-line break-words">
              <MixedText>{note.text}</MixedText>
            </p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="grid gap-2 p-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          writing.run(text)
        }}
      >
        <DeskField label="یادداشت برای همکاران" error={writing.fieldError('text')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              className="desk-field"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </DeskField>
        <DeskButton type="submit" isBusy={writing.isBusy}>
          گفتن
          <KeyHint keys="Mod+Enter" />
        </DeskButton>
      </form>
    </section>
  )
}
