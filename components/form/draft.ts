import { isRecord } from '@/stores/stored'
import { userStore } from '@/stores/user'

const keyOf = (name: string) => `vitrin:draft:${name}`

/** What was typed, for this tab and this customer only, until it is taken back. */
export function keepDraft(name: string, values: unknown): void {
  try {
    const text = JSON.stringify({ owner: userStore.get().id, values })
    window.sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

export function readDraft(name: string): unknown {
  try {
    const text = window.sessionStorage.getItem(keyOf(name))
    const kept: unknown = text === null ? null : JSON.parse(text)
    if (!isRecord(kept)) return null
    const isAnother = kept.owner !== null && kept.owner !== userStore.get().id
    return isAnother ? null : kept.values
  } catch {
    return null
  }
}

export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name))
  } catch {
    // As above.
  }
}

export function hasDraft(name: string): boolean {
  return isRecord(readDraft(name))
}

export function takeDraft(name: string): Record<string, unknown> | null {
  const kept = readDraft(name)
  dropDraft(name)
  return isRecord(kept) ? kept : null
}
