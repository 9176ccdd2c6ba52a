/** `randomUUID` is missing on a page that is not served over HTTPS; this is not. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const PENDING_LIFETIME = 10 * 60_000
const UNCERTAIN_STATUSES = new Set([408, 409, 425, 429])

/** Tells one wish from another without keeping its words, which may be private. */
function fingerprint(words: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${words.length}`
}

const storageKeyOf = (place: string) => `vitrin:unsettled:${place}`

function readPending(place: string): [mark?: string, key?: string, at?: string] {
  const [mark, key, at] = (window.sessionStorage.getItem(storageKeyOf(place)) ?? '').split(' ')
  return [mark, key, at]
}

/**
 * A change whose answer never came keeps its key, over a reload of the page too: sent again with
 * the same words it is the same change to the shop. Other words at that place are another change.
 */
export function pendingKeyFor(place: string, words: string, now = Date.now()): string {
  const mine = fingerprint(words)
  try {
    const [mark, key, at] = readPending(place)
    if (mark === mine && key && now - Number(at) < PENDING_LIFETIME) return key
    const fresh = createIdempotencyKey()
    window.sessionStorage.setItem(storageKeyOf(place), `${mine} ${fresh} ${now}`)
    return fresh
  } catch {
    // Without storage a change is known for as long as one sending takes.
    return createIdempotencyKey()
  }
}

/** Whether an answer says for certain what became of a change. */
export function isOutcomeCertain(status: number): boolean {
  return status >= 200 && status < 500 && !UNCERTAIN_STATUSES.has(status)
}

export function forgetPendingKey(place: string, used: string): void {
  try {
    const [, key] = readPending(place)
    if (key === used) window.sessionStorage.removeItem(storageKeyOf(place))
  } catch {
    // Nothing was kept.
  }
}
