const KEY = 'vitrin:parting-word'

/** A message that is shown on the next page. */
export function setFlashMessage(message: string): void {
  try {
    window.sessionStorage.setItem(KEY, message)
  } catch {
    // Without storage the next page says nothing.
  }
}

export function takeFlashMessage(): string | null {
  try {
    const message = window.sessionStorage.getItem(KEY)
    if (message !== null) window.sessionStorage.removeItem(KEY)
    return message
  } catch {
    return null
  }
}
