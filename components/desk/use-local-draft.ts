import { useEffect, useState } from 'react'

const SAVE_DELAY = 400

type StoredDraft<Draft> = { version: number; savedAt: number; draft: Draft }

/** What was typed into another version is not poured over this one. */
function readStored<Draft>(key: string, version: number): StoredDraft<Draft> | null {
  try {
    const text = localStorage.getItem(key)
    const stored: StoredDraft<Draft> | null = text === null ? null : JSON.parse(text)
    return stored?.version === version ? stored : null
  } catch {
    return null
  }
}

function writeStored<Draft>(key: string, stored: StoredDraft<Draft> | null): void {
  try {
    if (stored === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage what is typed lives as long as the page.
  }
}

const QUESTION = 'تغییرها در فروشگاه ذخیره نشده است؛ پیش‌نویس در همین مرورگر می‌ماند. بیرون می‌روید؟'

function useLeavingQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      if (link.pathname === window.location.pathname || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [isUnsaved])
}

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
  const key = `vitrin:desk-${name}`
  const [restored, setRestored] = useState(() => readStored<Draft>(key, version))
  const [draft, setDraft] = useState(() => restored?.draft ?? saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => {
    const timer = setTimeout(
      () => writeStored(key, isDirty ? { version, savedAt: Date.now(), draft } : null),
      SAVE_DELAY,
    )
    return () => clearTimeout(timer)
  }, [key, version, draft, isDirty])
  useLeavingQuestion(isDirty)
  const reset = (next: Draft) => {
    writeStored(key, null)
    setRestored(null)
    setDraft(next)
  }
  return {
    draft,
    isDirty,
    restoredAt: restored?.savedAt ?? null,
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    update: setDraft,
    reset,
  }
}
