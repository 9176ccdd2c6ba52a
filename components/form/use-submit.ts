import { useEffect, useRef, useState } from 'react'
import { isApiError, hasErrorCode, isRejection } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { persianDigits } from '@/lib/persian/digits'

/** Without a field it is shown above the button. */
export type FormError = { field: string | null; message: string }

function formatWait(seconds: number): string {
  if (seconds < 60) return `${persianDigits(Math.max(1, Math.ceil(seconds)))} ثانیهٔ`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${persianDigits(minutes)} دقیقهٔ`
  return `${persianDigits(Math.ceil(minutes / 60))} ساعت`
}

/** `field` is the one that the shop's own sentence is about. */
export function toFormError(error: unknown, field: string | null = null): FormError {
  if (!isApiError(error)) return { field: null, message: getErrorMessage(error) }
  const { fields, message } = error
  const [first] = Object.entries(fields)
  if (first) return { field: first[0], message: first[1][0] ?? message }
  const isOfField = isRejection(error) || hasErrorCode(error, 'bad_request')
  return { field: isOfField ? field : null, message }
}

/** For codes and passwords, where the shop's own sentence leaves out how long the wait is. */
export function toLoginFormError(error: unknown, field: string): FormError {
  if (hasErrorCode(error, 'rate_limited') && error.retryAfter !== null) {
    const wait = formatWait(error.retryAfter)
    return { field, message: `تلاش‌ها زیاد بود؛ ${wait} دیگر دوباره تلاش کنید.` }
  }
  return toFormError(error, field)
}

const INVALID_CONTROL =
  '[aria-invalid="true"]:not(fieldset, :disabled), fieldset[aria-invalid="true"] input'

export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(INVALID_CONTROL)?.focus()
}

const SLOW_AFTER = 4_000

/** Runs one submission at a time; `toError` returns null for an error that is shown elsewhere. */
export function useSubmit(toError: (error: unknown) => FormError | null = toFormError) {
  const [isBusy, setIsBusy] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [error, setError] = useState<FormError | null>(null)
  const isRunning = useRef(false)
  /** The form whose first invalid field takes the focus. */
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  useEffect(() => {
    if (error) focusFirstInvalid(formRef.current)
  }, [error])

  /** Undefined when it failed, or when the previous one is still running. */
  async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsBusy(true)
    setError(null)
    try {
      return await action()
    } catch (failure) {
      setError(toError(failure))
      return undefined
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined)
  return { isBusy, isSlow, error, setError, run, errorAt, formRef }
}
