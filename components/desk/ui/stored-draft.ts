import { z } from 'zod/mini'
import { getCurrency } from '@/lib/persian/currency'
import { isRecord } from '@/stores/storage-guards'

const storedDraft = z.object({ version: z.number(), savedAt: z.number(), draft: z.unknown() })
export type StoredDraft<Draft> = { version: number; savedAt: number; draft: Draft }

const OLD_PREFIX = 'vitrin:desk-'
const PREFIX = `${OLD_PREFIX}draft:`
/** Over a weekend; people share the computer of a counter, and a draft may hold a customer's address. */
const MAX_AGE = 3 * 24 * 60 * 60 * 1000
/** What closes after a member has left, in any tab, would else write its last word for whoever comes next. */
const LEFT_KEY = `${OLD_PREFIX}left`

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** What is typed in one unit of money is not poured over fields of the other. */
export const nameInCurrency = (name: string) => (getCurrency() === 'rial' ? `${name}-rial` : name)

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

/** Of one member and of what is edited, as `product:12`: nobody reads or overwrites another's. */
export const draftKey = (memberId: number, name: string) => `${PREFIX}${memberId}:${name}`

const isOld = (savedAt: number) => Date.now() - savedAt > MAX_AGE

function parseStored(text: string | null): StoredDraft<unknown> | null {
  try {
    return storedDraft.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Whether a stored text holds one of these very drafts. */
export const isTextOfDraft = (text: string | null, ...drafts: (string | undefined)[]) =>
  drafts.includes(JSON.stringify(parseStored(text)?.draft))

/** What an older build stored in another format is not poured over this one. */
export function readDraft<Draft>(
  key: string,
  version: number,
  isDraft: (value: unknown) => value is Draft,
): StoredDraft<Draft> | null {
  try {
    const stored = parseStored(localStorage.getItem(key))
    if (stored === null || stored.version !== version || isOld(stored.savedAt)) return null
    const { savedAt, draft } = stored
    return isDraft(draft) ? { version, savedAt, draft } : null
  } catch {
    return null
  }
}

export function writeDraft<Draft>(key: string, stored: StoredDraft<Draft> | null): void {
  try {
    if (stored === null) localStorage.removeItem(key)
    else if (localStorage.getItem(LEFT_KEY) === null)
      localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage what is typed lives as long as the page.
  }
}

/** Only of this tab: what another one has typed over it since stays. */
export function removeOwnDraft(key: string, ...own: (string | undefined)[]): void {
  try {
    if (isTextOfDraft(localStorage.getItem(key), ...own)) writeDraft(key, null)
  } catch {
    // As above.
  }
}

export function draftKeys(prefix = PREFIX): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export const hasStoredDrafts = (memberId: number) =>
  draftKeys(draftKey(memberId, '')).some((key) => localStorage.getItem(key) !== null)

/** When a member leaves the desk: everybody's, as the next one sits before the same browser. */
export function deleteAllDrafts(): void {
  try {
    localStorage.setItem(LEFT_KEY, 'left')
  } catch {
    // As above.
  }
  draftKeys().forEach((key) => writeDraft(key, null))
}

/** When the desk opens: what is too old, and what a build stored that knew of no owner. */
export function forgetOldDrafts(): void {
  for (const key of draftKeys(OLD_PREFIX)) {
    if (key === LEFT_KEY) writeDraft(key, null)
    const stored = parseStored(localStorage.getItem(key))
    const isOwned = key.startsWith(PREFIX)
    if (stored ? !isOwned || isOld(stored.savedAt) : isOwned) writeDraft(key, null)
  }
}

export const DRAFT_QUESTION =
  'تغییرها در فروشگاه ذخیره نشده است؛ پیش‌نویس در همین مرورگر می‌ماند. بیرون می‌روید؟'

export const DRAFTS_END_QUESTION =
  'با خروج از میز کار، پیش‌نویس‌هایتان از این مرورگر پاک می‌شود. بیرون می‌روید؟'
