'use client'

import type { RefObject } from 'react'
import { writeCustomerNote } from '@/lib/client/desk/customers'
import { customerKeys } from '@/lib/client/desk/keys'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { InnerNote } from '../ui/inner-note'
import { NoteForm } from '../ui/note-form'

type CustomerNotesProps = {
  customer: DeskCustomer
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

export function CustomerNotes({ customer: { id, notes }, fieldRef }: CustomerNotesProps) {
  return (
    <section className="desk-card" aria-label="یادداشت‌ها">
      <header>
        <h2 className="text-[14px] font-bold">یادداشت‌ها</h2>
        <span className="text-note">مشتری نمی‌بیند</span>
      </header>
      <NoteForm
        write={(text) => writeCustomerNote(id, text)}
        invalidates={customerKeys.all}
        fieldRef={fieldRef}
      />
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
