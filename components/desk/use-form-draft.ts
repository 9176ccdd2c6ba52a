import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

/**
 * The values of a form, which follow what the shop has until something is typed. From then on they and
 * what they were read from stay, so that another's save is met as a clash and never wipes what was typed.
 */
export function useFormDraft<Stored, Draft>(stored: Stored, draftOf: (stored: Stored) => Draft) {
  const [typed, setTyped] = useState<{ read: Stored; draft: Draft } | null>(null)
  const read = typed?.read ?? stored
  const saved = draftOf(read)
  const draft = typed?.draft ?? saved
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  useUnsavedFormGuard(isChanged)
  return {
    draft,
    isChanged,
    /** What the draft began with, and its version with it. */
    read,
    saved,
    change: (next: Partial<Draft>) =>
      setTyped((before) => ({
        read: before?.read ?? stored,
        draft: { ...(before?.draft ?? draftOf(stored)), ...next },
      })),
    reset: () => setTyped(null),
  }
}
