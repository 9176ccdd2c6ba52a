const KEY = 'vitrin:parting-word'

/** What a shopper who is led away is told where they arrive. */
export function setFlashMessage(word: string): void {
  try {
    window.sessionStorage.setItem(KEY, word)
  } catch {
    // Without storage they are led away in silence.
  }
}

export function takeFlashMessage(): string | null {
  try {
    const word = window.sessionStorage.getItem(KEY)
    if (word !== null) window.sessionStorage.removeItem(KEY)
    return word
  } catch {
    return null
  }
}
