import { z } from 'zod/mini'
import { isRecord } from '@/stores/storage-guards'

const storedDraft = z.object({ version: z.number(), savedAt: z.number(), draft: z.unknown() })
type StoredDraft<Draft> = { version: number; savedAt: number; draft: Draft }

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Has each field of what it would stand for, of the same kind: an older build may have had others. */
export function isDraftLike<Draft extends object>(value: unknown, saved: Draft): value is Draft {
  if (!isRecord(value)) return false
  return Object.entries(saved).every(
    ([name, own]) =>
      own === undefined ||
      own === null ||
      value[name] === null ||
      kindOf(value[name]) === kindOf(own),
  )
}

/** Of what is edited, as `product:12`. */
export const draftKey = (name: string) => `vitrin:desk-${name}`

/** What was typed into another version is not poured over this one. */
export function readDraft<Draft extends object>(
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

export function writeDraft<Draft>(key: string, stored: StoredDraft<Draft> | null): void {
  try {
    if (stored === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage what is typed lives as long as the page.
  }
}

export const DRAFT_QUESTION =
  'تغییرها در فروشگاه ذخیره نشده است؛ پیش‌نویس در همین مرورگر می‌ماند. بیرون می‌روید؟'
