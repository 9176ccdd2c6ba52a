'use client'

import { useState, type RefObject } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { writeCustomerNote } from '@/lib/client/desk/customers'
import { customerKeys } from '@/lib/client/desk/keys'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'
import { InnerNote } from './inner-note'
import { useDeskMutation } from './use-desk-mutation'

type CustomerNotesProps = {
  customer: DeskCustomer
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

export function CustomerNotes({ customer: { id, notes }, fieldRef }: CustomerNotesProps) {
  const [text, setText] = useState('')
  useUnsavedFormGuard(text.trim() !== '')
  const writing = useDeskMutation({
    send: (note: string) => writeCustomerNote(id, note),
    invalidates: customerKeys.all,
    done: 'یادداشت ماند.',
    onDone: () => setText(''),
  })
  return (
    <section className="desk-card" aria-label="یادداشت‌ها">
      <header>
        <h2 className="text-[14px] font-bold">یادداشت‌ها</h2>
        <span className="text-note">مشتری نمی‌بیند</span>
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
      {notes.length > 0 && (
        <ul className="grid gap-2 p-3.5 pt-0">
          {notes.map((note) => (
            <InnerNote key={note.id} note={note} />
          ))}
        </ul>
      )}
    </section>
  )
}
