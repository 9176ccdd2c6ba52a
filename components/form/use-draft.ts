import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onApiError } from '@/lib/client/http/session-bridge'
import { onTabEmptied } from '@/stores/tab-customer'
import { useUser } from '@/stores/user'
import type { Guard } from '@/stores/storage-guards'
import { saveDraft, takeDraft, deleteDraft, readDraft } from './draft'
import { allowLeaving } from '@/components/ui/leave-permission'

type FormDraft = {
  /** Without a name nothing is saved. */
  name: string | undefined
  /** What is typed by now; null where nothing is. */
  readValues: () => object | null
  restore: (stored: Record<string, unknown>) => void
}

/** Saves what was typed when any call of the page finds the session or the shop gone, and restores it. */
export function useFormDraft({ name, readValues, restore }: FormDraft): void {
  const restoreStored = useEffectEvent(restore)
  const readTyped = useEffectEvent(readValues)
  const isHydrated = useUser((user) => user.isHydrated)
  useEffect(() => {
    // Before the store is read the customer is not known, and a draft is restored for its owner only.
    const stored = name !== undefined && isHydrated ? takeDraft(name) : null
    if (stored) restoreStored(stored)
  }, [name, isHydrated])
  useEffect(() => {
    const save = () => {
      const values = readTyped()
      if (values === null) return
      if (name !== undefined) saveDraft(name, values)
      allowLeaving()
    }
    const stops = [onTabEmptied(save), onApiError(({ effect }) => effect !== 'none' && save())]
    return () => stops.forEach((stop) => stop())
  }, [name])
}

/** Read once, for a form that saves as it is typed; null where nothing usable is stored. */
export function useStoredDraft<Value>(name: string, isValue: Guard<Value>) {
  const [stored, setStored] = useState<Value | null>(() => {
    const values = readDraft(name)
    return isValue(values) ? values : null
  })
  const save = useCallback((value: Value) => saveDraft(name, value), [name])
  const discard = useCallback(() => {
    deleteDraft(name)
    setStored(null)
  }, [name])
  return { stored, save, discard }
}

type DraftState<Value> = { name: string; isValue: Guard<Value>; initial: Value }

/**
 * A state that outlives a reload and a new login, for this tab and this customer, until it is
 * forgotten. To be used after the user store is hydrated.
 */
export function useDraftState<Value>({ name, isValue, initial }: DraftState<Value>) {
  const { stored, save, discard } = useStoredDraft(name, isValue)
  const [value, setValue] = useState<Value>(stored ?? initial)
  const isForgotten = useRef(false)
  useEffect(() => {
    if (!isForgotten.current && value !== initial) save(value)
  }, [save, value, initial])
  useEffect(
    () =>
      onApiError(({ effect }) => {
        if (effect !== 'none') allowLeaving()
      }),
    [],
  )
  const forget = useCallback(() => {
    isForgotten.current = true
    discard()
  }, [discard])
  return { value, setValue, forget }
}
