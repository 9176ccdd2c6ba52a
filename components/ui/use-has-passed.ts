import { useSyncExternalStore } from 'react'
import { subscribeToSeconds } from './seconds-clock'

/** Drawn anew in the second in which the moment passes; false while the browser's clock is not known. */
export function useHasPassed(moment: string | null): boolean {
  const hasPassed = () => moment !== null && Date.parse(moment) <= Date.now()
  return useSyncExternalStore(subscribeToSeconds, hasPassed, () => false)
}
