import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { persianDigits } from '@/lib/persian/digits'

/** What to tell, and at which field; without a field it is told above the button. */
type FormError = { field: string | null; text: string }

const FIELD_STATUSES = [400, 412]

function formatWait(seconds: number): string {
  if (seconds < 60) return `${persianDigits(Math.max(1, Math.ceil(seconds)))} ثانیهٔ`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${persianDigits(minutes)} دقیقهٔ`
  return `${persianDigits(Math.ceil(minutes / 60))} ساعت`
}

/** `field` is the one that the shop's own words speak of. */
export function toFormError(error: unknown, field: string): FormError {
  if (!(error instanceof ApiFailure)) return { field: null, text: getErrorMessage(error) }
  const { status, fields, message } = error
  const [wrong] = Object.entries(fields)
  if (status === 422 && wrong) return { field: wrong[0], text: wrong[1][0] ?? message }
  return { field: FIELD_STATUSES.includes(status) ? field : null, text: message }
}

/** For codes and passwords, where the shop's own words leave out how long the wait is. */
export function toLoginFormError(error: unknown, field: string): FormError {
  if (error instanceof ApiFailure && error.status === 429 && error.retryAfter !== null) {
    const wait = formatWait(error.retryAfter)
    return { field, text: `تلاش‌ها زیاد بود؛ ${wait} دیگر دوباره تلاش کنید.` }
  }
  return toFormError(error, field)
}

const SLOW_AFTER = 4_000

/** One question to the shop at a time, and what became of it. */
export function useSubmit(field: string, wordsOf = toFormError) {
  const [busy, setBusy] = useState(false)
  const [slow, setSlow] = useState(false)
  const [told, setTold] = useState<FormError | null>(null)
  const asking = useRef(false)

  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])

  /** Undefined when it failed, or when the one before is still on its way. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (asking.current) return undefined
    asking.current = true
    setBusy(true)
    setTold(null)
    try {
      return await question()
    } catch (error) {
      setTold(wordsOf(error, field))
      return undefined
    } finally {
      asking.current = false
      setBusy(false)
    }
  }
  const errorAt = (name: string) => (told?.field === name ? told.text : undefined)
  return { busy, slow, told, tell: setTold, ask, errorAt }
}

export type SubmitState = ReturnType<typeof useSubmit>
