'use client'

import { useState, type RefObject } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { MixedText } from '@/components/ui/mixed-text'
import { deskOrderKeys, writeNote } from '@/lib/client/desk/orders'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { formatDateTime } from '@/lib/persian/dates'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'

type NotesProps = { whole: StaffOrder; fieldRef: RefObject<HTMLTextAreaElement | null> }

export function OrderNotes({ whole: { order, events, notes }, fieldRef }: NotesProps) {
  const [text, setText] = useState('')
  useUnsavedFormGuard(text.trim() !== '')
  const writing = useDeskMutation({
    send: (note: string) => writeNote(order.id, note),
    invalidates: deskOrderKeys.all,
    done: 'یادداشت ماند.',
    onDone: () => setText(''),
  })
  return (
    <section className="desk-card" aria-labelledby="notes">
      <header>
        <h2 id="notes" className="text-[14px] font-bold">
          رویدادها و یادداشت
        </h2>
        <span className="text-note">یادداشت‌ها را مشتری نمی‌بیند</span>
      </header>
      <form
        noValidate
        className="flex items-start gap-2 p-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          writing.run(text)
        }}
      >
        <DeskField
          label="یادداشت برای همکاران"
          hideLabel
          className="grow"
          error={writing.fieldError('text')}
        >
          {(control) => (
            <textarea
              {...control}
              ref={fieldRef}
              rows={1}
              className="desk-field"
              placeholder="یادداشت برای همکاران…"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </DeskField>
        <DeskButton type="submit" isBusy={writing.isBusy}>
          نگه داشتن
          <KeyHint keys="Mod+Enter" />
        </DeskButton>
      </form>
      <ul className="pb-2">
        {notes.map(({ id, staff_name: name, text: written, created_at: at }) => (
          <li
            key={`note ${id}`}
            className="bg-soon-bg mx-2 flex flex-wrap gap-x-3 rounded-lg px-2 py-1.5"
          >
            <p className="min-w-0 grow basis-60 break-words">
              <b className="font-semibold">{name}</b> یادداشت:{' '}
              <span dir="auto">
                <MixedText>{written}</MixedText>
              </span>
            </p>
            <time dateTime={at} className="text-note shrink-0 whitespace-nowrap">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
        {events.toReversed().map(({ id, to_status: to, note, at }) => (
          <li key={id} className="flex flex-wrap gap-x-3 px-4 py-1.5">
            <p className="min-w-0 grow basis-60">
              {STATUS_TITLES[to]}
              {note && (
                <span className="text-note">
                  {' '}
                  · <MixedText>{note}</MixedText>
                </span>
              )}
            </p>
            <time dateTime={at} className="text-note shrink-0 whitespace-nowrap">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
