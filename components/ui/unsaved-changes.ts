import { createContext, useContext, useEffect, useState } from 'react'

const QUESTION = 'تغییرها ذخیره نشده است؛ دور انداخته شود؟'

/** What is typed and not yet saved in the dialog around it. */
const UnsavedChangesContext = createContext<Set<object> | null>(null)
export const UnsavedChangesProvider = UnsavedChangesContext.Provider

/** For a dialog: what its parts hold, and whether it may be closed on it. */
export function useUnsavedChanges() {
  const [held] = useState(() => new Set<object>())
  return { held, mayClose: () => held.size === 0 || window.confirm(QUESTION) }
}

/** Has the dialog around it ask before it closes; false where there is none. */
export function useGuardDialog(holding: boolean): boolean {
  const held = useContext(UnsavedChangesContext)
  useEffect(() => {
    if (!holding || held === null) return
    const what = {}
    held.add(what)
    return () => void held.delete(what)
  }, [holding, held])
  return held !== null
}
