'use client'

import { useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/lib/api/query-provider'
import { ChosenFields } from './chosen-fields'
import { focusFirstInvalid } from './focus-first-invalid'
import { TestResult } from './test-result'
import type { FieldsProps } from './test-values'
import { WrittenFields } from './written-fields'

type TestFormProps = FieldsProps & {
  /** Gives back whether all is right. */
  onSend: () => Promise<boolean>
  /** What would be stored, once all is right. */
  stored: object | null
  busy?: boolean
}

/** Every field of the shop in one form, whatever judges them. */
export function TestForm({ onSend, stored, busy = false, ...fields }: TestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await onSend()) return
    // The errors are in the page once it has been drawn with them.
    requestAnimationFrame(() => focusFirstInvalid(form.current))
  }
  return (
    <QueryProvider>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5 rounded-panel bg-paper p-5 shadow-card sm:grid-cols-2 desk:p-8"
      >
        <WrittenFields {...fields} />
        <ChosenFields {...fields} />
        <Button type="submit" busy={busy} className="justify-self-start sm:col-span-2">
          سنجیدن
        </Button>
      </form>
      <TestResult stored={stored} />
    </QueryProvider>
  )
}
