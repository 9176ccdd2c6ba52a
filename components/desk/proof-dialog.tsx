'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import Link from '@/components/ui/link'
import { Dialog } from '@/components/ui/modal'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { setProofAsker } from '@/lib/client/desk/fresh-proof'
import { giveFreshProof } from '@/lib/client/desk/staff'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'

/** Asks for the second factor again where a call wants a fresh one, and the call is then sent again. */
export function ProofDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const answer = useRef<((isGiven: boolean) => void) | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(
    () =>
      setProofAsker(
        () =>
          new Promise((resolve) => {
            answer.current?.(false)
            answer.current = resolve
            setError(undefined)
            setIsOpen(true)
          }),
      ),
    [],
  )
  const close = (isGiven: boolean) => {
    answer.current?.(isGiven)
    answer.current = null
    setIsOpen(false)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = input.current?.value.trim() ?? ''
    if (code === '') {
      setError('کد برنامهٔ رمزساز یا یک کد بازیابی را بنویسید.')
      input.current?.focus()
      return
    }
    setIsBusy(true)
    try {
      await giveFreshProof(code)
      close(true)
    } catch (failure) {
      setError(getErrorMessage(failure))
      input.current?.select()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close(false)}
      title="یک بار دیگر خودتان را نشان دهید"
      size="sm"
      initialFocus={input}
    >
      <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-4">
        <p className="text-ink-700">
          این کار مهم است و کد برنامهٔ رمزساز می‌خواهد. تا ده دقیقه پس از آن دیگر نمی‌پرسیم.
        </p>
        <DeskField label="کد رمزساز یا کد بازیابی" error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="one-time-code"
              className="desk-field"
            />
          )}
        </DeskField>
        <div className="flex flex-wrap items-center gap-2">
          <DeskButton variant="primary" type="submit" isBusy={isBusy}>
            ادامه
          </DeskButton>
          <DeskButton onClick={() => close(false)}>انصراف</DeskButton>
          <Link
            href={deskPaths.account}
            onClick={() => close(false)}
            className="text-acting-ink ms-auto font-semibold underline-offset-4 hover:underline"
          >
            عامل دوم ندارم
          </Link>
        </div>
      </form>
    </Dialog>
  )
}
