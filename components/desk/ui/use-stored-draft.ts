import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useDeskMember } from './desk-member'
import {
  draftKey,
  draftKeys,
  isTextOfDraft,
  readDraft,
  removeOwnDraft,
  writeDraft,
  type StoredDraft,
} from './stored-draft'

const SAVE_DELAY = 400
const ENDED_ELSEWHERE = 'این پیش‌نویس در زبانهٔ دیگری ذخیره یا دور ریخته شد.'

/** The key of the one draft of a form that stands alone. */
export const ONE = ''

type DraftName = {
  /** Of what is edited, as `product:12`; of several, what stands before their keys. Null keeps nothing. */
  name: string | null
  hasKeys?: boolean
  /** Of the format, which goes up whenever a draft of before would no longer be read aright. */
  version: number
}

type Restored<Draft> = ReadonlyMap<string, StoredDraft<Draft>>

/** What this member typed here before, as often as the form is opened. */
export function useRestoredDrafts<Draft>(
  { name, version, hasKeys = false }: DraftName,
  isDraft: (value: unknown) => value is Draft,
) {
  const { id } = useDeskMember()
  return useState<Restored<Draft>>(() => {
    if (name === null) return new Map()
    const own = draftKey(id, name)
    const found = hasKeys ? draftKeys(`${own}:`) : [own]
    return new Map(
      found.flatMap((each) => {
        const stored = readDraft(each, version, isDraft)
        return stored ? [[each.slice(own.length + 1), stored] as const] : []
      }),
    )
  })
}

type DraftSaving<Draft> = DraftName & {
  /** Those that differ from what the shop has. */
  drafts: ReadonlyMap<string, Draft>
  restored: Restored<Draft>
  /** Another tab has saved or thrown away the very same. */
  onEnded: (key: string) => void
}

/** Keeps what is typed in this browser, from the first change on; what is only looked at keeps its time. */
export function useDraftSaving<Draft>(saving: DraftSaving<Draft>) {
  const { name, version, drafts, restored, onEnded } = saving
  const { id } = useDeskMember()
  const storageKey = (key: string) => draftKey(id, key === ONE ? `${name}` : `${name}:${key}`)
  const textOf = (key: string): string | undefined => JSON.stringify(drafts.get(key))
  const lastRef = useRef(
    new Map([...restored].map(([key, { draft }]) => [key, JSON.stringify(draft)])),
  )
  const store = useEffectEvent(() => {
    if (name === null) return
    for (const [key, draft] of drafts) {
      const text = JSON.stringify(draft)
      if (lastRef.current.get(key) === text) continue
      lastRef.current.set(key, text)
      writeDraft(storageKey(key), { version, savedAt: Date.now(), draft })
    }
  })
  const removeEnded = useEffectEvent(() => {
    if (name === null) return
    for (const [key, text] of lastRef.current) {
      if (drafts.has(key)) continue
      lastRef.current.delete(key)
      removeOwnDraft(storageKey(key), text)
    }
  })
  const follow = useEffectEvent((event: StorageEvent) => {
    if (name === null || event.newValue !== null) return
    const key = [...drafts.keys()].find((one) => storageKey(one) === event.key)
    if (key === undefined) return
    if (isTextOfDraft(event.oldValue, textOf(key))) {
      onEnded(key)
      void notify.info(ENDED_ELSEWHERE)
      return
    }
    // What is typed here is of this tab alone, and went with what the other one had stored over it.
    lastRef.current.delete(key)
    store()
  })
  const all = JSON.stringify([...drafts])
  useEffect(() => {
    removeEnded()
    const timer = setTimeout(() => store(), SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [all])
  useEffect(() => {
    // Whoever leaves within the delay has the last word stored as well.
    const flush = () => store()
    const handleStorage = (event: StorageEvent) => follow(event)
    window.addEventListener('pagehide', flush)
    window.addEventListener('storage', handleStorage)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('storage', handleStorage)
      flush()
    }
  }, [])
  return {
    /** At once: whoever saves may leave before the form is drawn again. */
    forget: (key: string) => {
      const text = textOf(key)
      if (name === null) return
      removeOwnDraft(storageKey(key), text, lastRef.current.get(key))
      if (text !== undefined) lastRef.current.set(key, text)
    },
  }
}
