import { isId, isRecord } from '@/stores/storage-guards'
import { userStore } from '@/stores/user'

type StoredDraft = { owner: number | null; values: unknown }

const PREFIX = 'vitrin:draft:'
/** Who was here when a form was opened: a session that dies leaves what is typed in it theirs. */
const draftOwners = new Map<string, number | null>()
/** What a page on its way out still fails at must keep nothing for whoever comes next. */
let isSavingStopped = false

function writeDraft(name: string, kept: StoredDraft): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

function readStoredDraft(name: string): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null')
    if (!isRecord(kept) || !(kept.owner === null || isId(kept.owner))) return null
    return { owner: kept.owner, values: kept.values }
  } catch {
    return null
  }
}

function canRead({ owner }: StoredDraft): boolean {
  return owner === null || owner === userStore.get().id
}

/** What was typed, for this tab and this customer only, until it is taken back. */
export function saveDraft(name: string, values: unknown): void {
  const { id } = userStore.get()
  const owner = draftOwners.get(name) ?? id
  if (isSavingStopped || (id !== null && id !== owner)) return
  draftOwners.set(name, owner)
  writeDraft(name, { owner, values })
}

/** A guest's is from now on the one's who has logged in; another customer's is gone for good. */
export function readDraft(name: string): unknown {
  const { id } = userStore.get()
  draftOwners.set(name, id)
  const kept = readStoredDraft(name)
  if (kept === null) return null
  if (canRead(kept)) {
    if (kept.owner !== id) writeDraft(name, { ...kept, owner: id })
    return kept.values
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
  const kept = readStoredDraft(name)
  return kept !== null && canRead(kept) && isRecord(kept.values)
}

export function takeDraft(name: string): Record<string, unknown> | null {
  const kept = readDraft(name)
  deleteDraft(name)
  return isRecord(kept) ? kept : null
}

function draftNames(): string[] {
  try {
    const keys = Object.keys(window.sessionStorage)
    return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** Whoever leaves by their own choice leaves nothing typed behind. */
export function deleteAllDrafts(): void {
  isSavingStopped = true
  draftNames().forEach(deleteDraft)
}

/** Someone has logged in: what a guest kept is theirs, and nothing of another customer stays. */
export function claimDrafts(id: number): void {
  isSavingStopped = false
  for (const name of draftNames()) {
    const kept = readStoredDraft(name)
    if (kept?.owner === null) writeDraft(name, { ...kept, owner: id })
    else if (kept?.owner !== id) deleteDraft(name)
  }
}
