import type { DescribedField } from './merge-drafts'
import { useVersionClash } from './version-clash'

type SavedForm<Stored extends { version: number }, Draft extends object> = {
  /** Of `useDeskFormDraft`. */
  form: {
    draft: Draft
    saved: Draft
    draftOf: (stored: Stored) => Draft
    change: (draft: Draft) => void
    rebase: (stored: Stored, draft: Draft) => void
  }
  saving: {
    clash: unknown
    reset: () => void
    run: (whole: { draft: Draft; version: number }) => void
  }
  /** What a clash answered with as stored. */
  stored: Stored | null | undefined
  fields: readonly DescribedField<Draft>[]
  /** Of the page, in the list of keys. */
  group: string
  /** Puts what another saved where it is read from. */
  onStored: (stored: Stored) => void
  /** False where a save sends no more than what differs from what was read. */
  isSentWhole?: boolean
}

/** What becomes of a form whose save met another's. */
export function useFormClash<Stored extends { version: number }, Draft extends object>({
  form,
  saving,
  stored,
  fields,
  group,
  onStored,
  isSentWhole = true,
}: SavedForm<Stored, Draft>) {
  const { draft, saved, draftOf, change, rebase } = form
  return useVersionClash({
    ...{ fields, group, clash: saving.clash, base: saved, draft, change },
    stored: stored && { draft: draftOf(stored), version: stored.version },
    save: (merged, version, own) => saving.run({ draft: isSentWhole ? merged : own, version }),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      rebase(stored, left)
      onStored(stored)
    },
  })
}
