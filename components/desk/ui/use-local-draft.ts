import { useState } from 'react'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { DRAFT_QUESTION, isDraftLike } from './stored-draft'
import { ONE, useDraftSaving, useRestoredDrafts } from './use-stored-draft'

type LocalDraft<Draft> = {
  /** Of what is edited, as `compose:12`. */
  key: string
  /** Goes up whenever a draft of before would no longer be read aright. */
  version: number
  /** What a new one begins with. */
  saved: Draft
}

/** What is new is kept in this browser until it is sent. Drawn in a browser alone. */
export function useLocalDraft<Draft extends object>({
  key: name,
  version,
  saved,
}: LocalDraft<Draft>) {
  const [restored, setRestored] = useRestoredDrafts({ name, version }, (value): value is Draft =>
    isDraftLike(value, saved),
  )
  const [draft, setDraft] = useState(() => restored.get(ONE)?.draft ?? saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const reset = (next: Draft) => {
    forget(ONE)
    setRestored(new Map())
    setDraft(next)
  }
  const { forget } = useDraftSaving({
    ...{ name, version, restored, drafts: new Map(isDirty ? [[ONE, draft]] : []) },
    onEnded: () => reset(saved),
  })
  useUnsavedGuard(isDirty, DRAFT_QUESTION)
  return {
    draft,
    isDirty,
    restoredAt: restored.get(ONE)?.savedAt ?? null,
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    reset,
  }
}
