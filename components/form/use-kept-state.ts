import { useCallback, useEffect, useRef, useState } from 'react'
import { onFailure } from '@/lib/api/failure-events'
import type { Guard } from '@/stores/stored'
import { dropDraft, keepDraft, readDraft } from './draft'
import { leaveFreely } from './leave-freely'

type Kept<Value> = { name: string; isValue: Guard<Value>; initial: Value }

/**
 * A state that outlives a reload and being led away, for this tab and this customer, until it is
 * forgotten. Who uses it has waited until it is known who is here.
 */
export function useKeptState<Value>({ name, isValue, initial }: Kept<Value>) {
  const [value, setValue] = useState<Value>(() => {
    const kept = readDraft(name)
    return isValue(kept) ? kept : initial
  })
  const isForgotten = useRef(false)
  useEffect(() => {
    if (!isForgotten.current && value !== initial) keepDraft(name, value)
  }, [name, value, initial])
  useEffect(
    () =>
      onFailure(({ effect }) => {
        if (effect !== 'none') leaveFreely()
      }),
    [],
  )
  const forget = useCallback(() => {
    isForgotten.current = true
    dropDraft(name)
  }, [name])
  return { value, setValue, forget }
}
