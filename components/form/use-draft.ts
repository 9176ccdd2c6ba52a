import { useEffect, useEffectEvent, useCallback, useRef, useState } from 'react'
import { onFailure } from '@/lib/client/http/session-bridge'
import { onTabEmptied } from '@/stores/tab-customer'
import { useUser } from '@/stores/user'
import type { Guard } from '@/stores/storage-guards'
import { saveDraft, takeDraft, deleteDraft, readDraft } from './draft'
import { allowLeaving } from './leave-permission'

type FormDraft = {
  /** Without a name nothing is kept. */
  name: string | undefined
  /** What is typed by now; null where nothing is. */
  readValues: () => object | null
  restore: (kept: Record<string, unknown>) => void
}

/** What was typed outlives being led away: any call of the page may find the session or the shop gone. */
export function useFormDraft({ name, readValues, restore }: FormDraft): void {
  const bringBack = useEffectEvent(restore)
  const typedNow = useEffectEvent(readValues)
  const known = useUser((user) => user.hydrated)
  useEffect(() => {
    // Before the store is read nobody is known, and a draft is given to its owner only.
    const kept = name !== undefined && known ? takeDraft(name) : null
    if (kept) bringBack(kept)
  }, [name, known])
  useEffect(() => {
    const keep = () => {
      const words = typedNow()
      if (words === null) return
      if (name !== undefined) saveDraft(name, words)
      allowLeaving()
    }
    const ends = [onTabEmptied(keep), onFailure(({ effect }) => effect !== 'none' && keep())]
    return () => ends.forEach((end) => end())
  }, [name])
}

type DraftState<Value> = { name: string; isValue: Guard<Value>; initial: Value }

/**
 * A state that outlives a reload and being led away, for this tab and this customer, until it is
 * forgotten. Who uses it has waited until it is known who is here.
 */
export function useDraftState<Value>({ name, isValue, initial }: DraftState<Value>) {
  const [value, setValue] = useState<Value>(() => {
    const kept = readDraft(name)
    return isValue(kept) ? kept : initial
  })
  const isForgotten = useRef(false)
  useEffect(() => {
    if (!isForgotten.current && value !== initial) saveDraft(name, value)
  }, [name, value, initial])
  useEffect(
    () =>
      onFailure(({ effect }) => {
        if (effect !== 'none') allowLeaving()
      }),
    [],
  )
  const forget = useCallback(() => {
    isForgotten.current = true
    deleteDraft(name)
  }, [name])
  return { value, setValue, forget }
}
