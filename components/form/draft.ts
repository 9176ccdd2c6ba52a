import { isId, isRecord } from '@/stores/storage-guards'
import { userStore } from '@/stores/user'

type StoredDraft = { owner: number | null; values: unknown }

const PREFIX = 'vitrin:draft:'
/** The customer when the form was opened: what is typed stays theirs when the session dies. */
const draftOwners = new Map<string, number | null>()
/** After a logout, calls that still fail must save nothing for the next customer of the tab. */
let isSavingStopped = false

function writeDraft(name: string, draft: StoredDraft): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  } catch {
    // Without storage what is typed is lost, as it would be on paper.
  }
}

function readStoredDraft(name: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null')
    if (!isRecord(stored) || !(stored.owner === null || isId(stored.owner))) return null
    return { owner: stored.owner, values: stored.values }
  } catch {
    return null
  }
}

function canRead({ owner }: StoredDraft): boolean {
  return owner === null || owner === userStore.get().id
}

/** For this tab and this customer only. */
export function saveDraft(name: string, values: unknown): void {
  const { id } = userStore.get()
  const owner = draftOwners.get(name) ?? id
  if (isSavingStopped || (id !== null && id !== owner)) return
  draftOwners.set(name, owner)
  writeDraft(name, { owner, values })
}

/** Claims a guest's draft for the customer who is logged in, and deletes another customer's. */
export function readDraft(name: string): unknown {
  const { id } = userStore.get()
  draftOwners.set(name, id)
  const stored = readStoredDraft(name)
  if (stored === null) return null
  if (canRead(stored)) {
    if (stored.owner !== id) writeDraft(name, { ...stored, owner: id })
    return stored.values
  }
  if (id !== null) deleteDraft(name)
  return null
}

export function deleteDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}

export function hasDraft(name: string): boolean {
  const stored = readStoredDraft(name)
  return stored !== null && canRead(stored) && isRecord(stored.values)
}

export function takeDraft(name: string): Record<string, unknown> | null {
  const values = readDraft(name)
  deleteDraft(name)
  return isRecord(values) ? values : null
}

function draftNames(): string[] {
  try {
    const keys = Object.keys(window.sessionStorage)
    return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** At a logout. */
export function deleteAllDrafts(): void {
  isSavingStopped = true
  draftNames().forEach(deleteDraft)
}

/** At a login a guest's drafts become the customer's, and nothing of another customer stays. */
export function claimDrafts(id: number): void {
  isSavingStopped = false
  for (const name of draftNames()) {
    const stored = readStoredDraft(name)
    if (stored?.owner === null) writeDraft(name, { ...stored, owner: id })
    else if (stored?.owner !== id) deleteDraft(name)
  }
}
