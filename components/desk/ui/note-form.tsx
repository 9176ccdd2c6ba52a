import type { QueryKey } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'

type NoteFormProps = {
  write: (text: string) => Promise<unknown>
  invalidates: QueryKey
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/** A line for the staff, which the customer never sees. */
export function NoteForm({ write, invalidates, fieldRef }: NoteFormProps) {
  const [text, setText] = useState('')
  useUnsavedFormGuard(text.trim() !== '')
  const writing = useDeskMutation({
    ...{ send: write, invalidates, done: 'یادداشت ماند.' },
    onDone: () => setText(''),
  })
  return (
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
  )
}
