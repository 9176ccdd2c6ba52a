import { useEffect, useEffectEvent, useRef, useState, type SetStateAction } from 'react'
import { z } from 'zod/mini'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { isRecord } from '@/stores/storage-guards'

const SAVE_DELAY = 400

const storedDraft = z.object({ version: z.number(), savedAt: z.number(), draft: z.unknown() })
type StoredDraft<Draft> = { version: number; savedAt: number; draft: Draft }

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Has each field of what it would stand for, of the same kind: an older build may have had others. */
function isDraftLike<Draft extends object>(value: unknown, saved: Draft): value is Draft {
  if (!isRecord(value)) return false
  return Object.entries(saved).every(
    ([name, own]) =>
      own === undefined ||
      own === null ||
      value[name] === null ||
      kindOf(value[name]) === kindOf(own),
  )
}

/** What was typed into another version is not poured over this one. */
function readStored<Draft extends object>(
  key: string,
  version: number,
  saved: Draft,
): StoredDraft<Draft> | null {
  try {
    const stored = storedDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    const { savedAt, draft } = stored
    return stored.version === version && isDraftLike(draft, saved)
      ? { version, savedAt, draft }
      : null
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
  const [restored, setRestored] = useState(() => readStored(key, version, saved))
  const [draft, setDraft] = useState(() => restored?.draft ?? saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  /** Typed since it was last stored. */
  const isPending = useRef(false)
  const store = useEffectEvent(() => {
    isPending.current = false
    writeStored(key, isDirty ? { version, savedAt: Date.now(), draft } : null)
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
  useUnsavedGuard(isDirty, QUESTION)
  const update = (next: SetStateAction<Draft>) => {
    isPending.current = true
    setDraft(next)
  }
  const reset = (next: Draft) => {
    isPending.current = false
    writeStored(key, null)
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
