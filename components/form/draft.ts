import { isId, isRecord } from '@/stores/stored'
import { userStore } from '@/stores/user'

type Kept = { owner: number | null; values: unknown }

const PREFIX = 'vitrin:draft:'
/** Who was here when a form was opened: a session that dies leaves what is typed in it theirs. */
const typists = new Map<string, number | null>()
/** What a page on its way out still fails at must keep nothing for whoever comes next. */
let isLeft = false

function store(name: string, kept: Kept): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

function stored(name: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null')
    if (!isRecord(kept) || !(kept.owner === null || isId(kept.owner))) return null
    return { owner: kept.owner, values: kept.values }
  } catch {
    return null
  }
}

function mayRead({ owner }: Kept): boolean {
  return owner === null || owner === userStore.get().id
}

/** What was typed, for this tab and this customer only, until it is taken back. */
export function keepDraft(name: string, values: unknown): void {
  const { id } = userStore.get()
  const owner = typists.get(name) ?? id
  if (isLeft || (id !== null && id !== owner)) return
  typists.set(name, owner)
  store(name, { owner, values })
}

/** A guest's is from now on the one's who has logged in; another customer's is gone for good. */
export function readDraft(name: string): unknown {
  const { id } = userStore.get()
  typists.set(name, id)
  const kept = stored(name)
  if (kept === null) return null
  if (mayRead(kept)) {
    if (kept.owner !== id) store(name, { ...kept, owner: id })
    return kept.values
  }
  if (id !== null) dropDraft(name)
  return null
}

export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}

export function hasDraft(name: string): boolean {
  const kept = stored(name)
  return kept !== null && mayRead(kept) && isRecord(kept.values)
}

export function takeDraft(name: string): Record<string, unknown> | null {
  const kept = readDraft(name)
  dropDraft(name)
  return isRecord(kept) ? kept : null
}

function names(): string[] {
  try {
    const keys = Object.keys(window.sessionStorage)
    return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** Whoever leaves by their own choice leaves nothing typed behind. */
export function leaveNoDrafts(): void {
  isLeft = true
  names().forEach(dropDraft)
}

/** Someone has logged in: what a guest kept is theirs, and nothing of another customer stays. */
export function settleDrafts(id: number): void {
  isLeft = false
  for (const name of names()) {
    const kept = stored(name)
    if (kept?.owner === null) store(name, { ...kept, owner: id })
    else if (kept?.owner !== id) dropDraft(name)
  }
}
