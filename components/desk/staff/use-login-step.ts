import { useState } from 'react'
import { isApiError } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'

/** Sends one step of a login, once at a time, and keeps what was wrong with it. */
export function useLoginStep() {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (step: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      await step()
    } catch (failure) {
      const [complaint] = isApiError(failure) ? Object.values(failure.fields).flat() : []
      setError(complaint ?? getErrorMessage(failure))
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, error, clearError: () => setError(undefined) }
}
