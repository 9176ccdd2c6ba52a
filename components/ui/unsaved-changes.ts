import { createContext, useContext, useEffect, useState } from 'react'

const QUESTION = 'تغییرها ذخیره نشده است؛ دور انداخته شود؟'

/** The unsaved changes in the dialog around it. */
const UnsavedChangesContext = createContext<Set<{ question: string }> | null>(null)
export const UnsavedChangesProvider = UnsavedChangesContext.Provider

/** For a dialog: the unsaved changes in it, and whether it may close in spite of them. */
export function useUnsavedChanges() {
  const [changes] = useState(() => new Set<{ question: string }>())
  const canClose = () => {
    const [first] = changes
    return first === undefined || window.confirm(first.question)
  }
  return { changes, canClose }
}

/** Makes the dialog around it ask before it closes; false where there is none. */
export function useGuardDialog(hasChanges: boolean, question = QUESTION): boolean {
  const changes = useContext(UnsavedChangesContext)
  useEffect(() => {
    if (!hasChanges || changes === null) return
    const change = { question }
    changes.add(change)
    return () => void changes.delete(change)
  }, [hasChanges, changes, question])
  return changes !== null
}
