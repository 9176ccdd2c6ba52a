/** Undefined when the browser refuses storage, which is not the same as nothing stored. */
export function readItem(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** False when storage is full or blocked; the page then lives on what it has in memory. */
export function writeItem(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
