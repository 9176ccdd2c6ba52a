'use client'

import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

/** Stands inside a dialog, which then asks before it closes over what was typed. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedFormGuard(isUnsaved)
  return null
}
