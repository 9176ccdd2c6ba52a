'use client'

import { useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/lib/client/query-provider'
import { ChoiceFields } from './choice-fields'
import type { FieldsProps } from './test-values'
import { TextFields } from './text-fields'

/** Takes whoever pressed «send» to the first field that is not right. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!wrong) return
  const control = wrong.matches('fieldset')
    ? wrong.querySelector<HTMLElement>('input, select')
    : wrong
  control?.focus()
}

/** As the shop would keep it: one spelling, Latin digits. */
function TestResult({ stored }: { stored: object | null }) {
  return (
    <div role="status" className="mt-5">
      {stored && (
        <div className="rounded-panel bg-success-50 p-5">
          <p className="font-bold text-success-700">همهٔ ورودی‌ها درست است.</p>
          <pre dir="ltr" className="mt-2 overflow-x-auto text-xs text-ink-700" tabIndex={0}>
            {JSON.stringify(stored, null, 2)}
          </pre>
        </div>
      )}
    </div>
  )
}

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
        <TextFields {...fields} />
        <ChoiceFields {...fields} />
        <Button type="submit" busy={busy} className="justify-self-start sm:col-span-2">
          سنجیدن
        </Button>
      </form>
      <TestResult stored={stored} />
    </QueryProvider>
  )
}
