const keyOf = (name: string) => `vitrin:draft:${name}`

/** What was typed, for this tab only, until it is taken back. */
export function keepDraft(name: string, values: object): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Without storage the words are lost, as they would be on paper.
  }
}

export function takeDraft(name: string): Record<string, unknown> | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(name))
    window.sessionStorage.removeItem(keyOf(name))
    const kept: unknown = text === null ? null : JSON.parse(text)
    return typeof kept === 'object' && kept !== null ? { ...kept } : null
  } catch {
    return null
  }
}
