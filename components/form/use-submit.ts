import { useEffect, useRef, useState } from 'react'
import { isApiError, hasErrorCode, isRejection } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { HOUR_SECONDS } from '@/lib/persian/durations'

/** Without a field it is shown above the button. */
export type FormError = { field: string | null; message: string }

/** `field` is the one that the shop's own sentence is about. */
export function toFormError(error: unknown, field: string | null = null): FormError {
  if (!isApiError(error)) return { field: null, message: getErrorMessage(error) }
  const { fields, message } = error
  const [first] = Object.entries(fields)
  if (first) return { field: first[0], message: first[1][0] ?? message }
  const isOfField = isRejection(error) || hasErrorCode(error, 'bad_request')
  return { field: isOfField ? field : null, message }
}

/** For codes and passwords, where too many tries are told at their field as well. */
export function toLoginFormError(error: unknown, field: string): FormError {
  return hasErrorCode(error, 'rate_limited')
    ? { field, message: error.message }
    : toFormError(error, field)
}

/** Seconds; nobody waits longer before a form, and the sentence alone says how long it is. */
const MAX_COUNTED_WAIT = HOUR_SECONDS

/** Until when the shop does not want what it has refused to be sent again. */
export function waitsUntilOf(error: unknown): number | null {
  const wait = isApiError(error) ? error.retryAfter : null
  return wait === null || wait > MAX_COUNTED_WAIT ? null : Date.now() + wait * 1000
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
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null)
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

  /** Undefined when it failed, or when the previous one is still running or has to be waited for. */
  async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current || (waitsUntil !== null && Date.now() < waitsUntil)) return undefined
    isRunning.current = true
    setIsBusy(true)
    setError(null)
    setWaitsUntil(null)
    try {
      return await action()
    } catch (failure) {
      setError(toError(failure))
      setWaitsUntil(waitsUntilOf(failure))
      return undefined
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined)
  return { isBusy, isSlow, error, setError, waitsUntil, setWaitsUntil, run, errorAt, formRef }
}
