import { useEffect, useEffectEvent, useRef, useState, type SetStateAction } from 'react'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { DRAFT_QUESTION, draftKey, readDraft, writeDraft } from './stored-draft'

const SAVE_DELAY = 400

type LocalDraft<Draft> = {
  /** Of what is edited, as `product:12`. */
  key: string
  /** That was read; 0 of what is new. */
  version: number
  saved: Draft
}

/** What is typed is kept in this browser until it is saved. Drawn in a browser alone. */
export function useLocalDraft<Draft extends object>({
  key: name,
  version,
  saved,
}: LocalDraft<Draft>) {
  const key = draftKey(name)
  const [restored, setRestored] = useState(() => readDraft(key, version, saved))
  const [draft, setDraft] = useState(() => restored?.draft ?? saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  /** Typed since it was last stored. */
  const isPending = useRef(false)
  const store = useEffectEvent(() => {
    isPending.current = false
    writeDraft(key, isDirty ? { version, savedAt: Date.now(), draft } : null)
  })
  useEffect(() => {
    const timer = setTimeout(() => store(), SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [key, version, draft, isDirty])
  // Whoever leaves within the delay has the last word stored as well.
  useEffect(() => {
    const flush = () => {
      if (isPending.current) store()
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  useUnsavedGuard(isDirty, DRAFT_QUESTION)
  const update = (next: SetStateAction<Draft>) => {
    isPending.current = true
    setDraft(next)
  }
  const reset = (next: Draft) => {
    isPending.current = false
    writeDraft(key, null)
    setRestored(null)
    setDraft(next)
  }
  return {
    draft,
    isDirty,
    restoredAt: restored?.savedAt ?? null,
    change: (next: Partial<Draft>) => update((before) => ({ ...before, ...next })),
    update,
    reset,
  }
}
