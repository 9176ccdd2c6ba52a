import { createContext, useContext, useEffect, useState } from 'react'

const QUESTION = 'تغییرها ذخیره نشده است؛ دور انداخته شود؟'

/** The unsaved changes in the dialog around it. */
const UnsavedChangesContext = createContext<Set<object> | null>(null)
export const UnsavedChangesProvider = UnsavedChangesContext.Provider

/** For a dialog: the unsaved changes in it, and whether it may close in spite of them. */
export function useUnsavedChanges() {
  const [changes] = useState(() => new Set<object>())
  return { changes, canClose: () => changes.size === 0 || window.confirm(QUESTION) }
}

/** Makes the dialog around it ask before it closes; false where there is none. */
export function useGuardDialog(hasChanges: boolean): boolean {
  const changes = useContext(UnsavedChangesContext)
  useEffect(() => {
    if (!hasChanges || changes === null) return
    const change = {}
    changes.add(change)
    return () => void changes.delete(change)
  }, [hasChanges, changes])
  return changes !== null
}
