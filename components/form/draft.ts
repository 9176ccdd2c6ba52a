import { isRecord } from '@/stores/stored'

const keyOf = (name: string) => `vitrin:draft:${name}`

export type DraftOf = { name: string; customer: number | null }

/** What was typed, for this tab and this customer only, until it is taken back. */
export function keepDraft({ name, customer }: DraftOf, values: object): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify({ customer, values }))
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

export function hasDraft({ name, customer }: DraftOf): boolean {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null')
    return isRecord(kept) && kept.customer === customer
  } catch {
    return false
  }
}

export function takeDraft({ name, customer }: DraftOf): Record<string, unknown> | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(name))
    window.sessionStorage.removeItem(keyOf(name))
    const kept: unknown = text === null ? null : JSON.parse(text)
    return isRecord(kept) && kept.customer === customer && isRecord(kept.values)
      ? kept.values
      : null
  } catch {
    return null
  }
}
