import { isRecord } from '@/stores/stored'
import { userStore } from '@/stores/user'

const keyOf = (name: string) => `vitrin:draft:${name}`

/** What was typed, for this tab and this customer only, until it is taken back. */
export function keepDraft(name: string, values: object): void {
  try {
    const text = JSON.stringify({ owner: userStore.get().id, values })
    window.sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

function keptUnder(name: string): Record<string, unknown> | null {
  const text = window.sessionStorage.getItem(keyOf(name))
  const kept: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(kept) || !isRecord(kept.values)) return null
  const isAnother = kept.owner !== null && kept.owner !== userStore.get().id
  return isAnother ? null : kept.values
}

export function readDraft(name: string): Record<string, unknown> | null {
  try {
    return keptUnder(name)
  } catch {
    return null
  }
}

export function hasDraft(name: string): boolean {
  return readDraft(name) !== null
}

export function takeDraft(name: string): Record<string, unknown> | null {
  try {
    const kept = keptUnder(name)
    window.sessionStorage.removeItem(keyOf(name))
    return kept
  } catch {
    return null
  }
}
