import { useState, type SetStateAction } from 'react'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { DRAFT_QUESTION } from './stored-draft'
import { useDraftSaving, useRestoredDraft } from './use-stored-draft'

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
  const [restored, setRestored] = useRestoredDraft({ name, version }, saved)
  const [draft, setDraft] = useState(() => restored?.draft ?? saved)
  /** The shop has it, though what was read here does not say so yet. */
  const [finished, setFinished] = useState<Draft | null>(null)
  const text = JSON.stringify(draft)
  const isDirty = text !== JSON.stringify(saved) && text !== JSON.stringify(finished)
  const reset = (next: Draft) => {
    forget()
    setRestored(null)
    setDraft(next)
  }
  const { forget } = useDraftSaving({
    ...{ name, version, draft: isDirty ? draft : null, restored },
    onEnded: () => reset(saved),
  })
  useUnsavedGuard(isDirty, DRAFT_QUESTION)
  return {
    draft,
    isDirty,
    restoredAt: restored?.savedAt ?? null,
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    update: (next: SetStateAction<Draft>) => setDraft(next),
    reset,
    /** As it was stored; of what is new nothing is left to begin the next one with. */
    finish: (next: Draft) => {
      reset(next)
      setFinished(next)
    },
  }
}
