import { newIdempotencyKey } from './idempotency-key'

const LIFETIME = 10 * 60_000
const UNSETTLED = new Set([408, 409, 425, 429])

/** Tells one wish from another without keeping its words, which may be private. */
function markOf(words: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${words.length}`
}

const nameOf = (place: string) => `vitrin:unsettled:${place}`

function lines(place: string): [mark?: string, key?: string, at?: string] {
  const [mark, key, at] = (window.sessionStorage.getItem(nameOf(place)) ?? '').split(' ')
  return [mark, key, at]
}

/**
 * A change whose answer never came keeps its key, over a reload of the page too: sent again with
 * the same words it is the same change to the shop. Other words at that place are another change.
 */
export function keyOfChange(place: string, words: string, now = Date.now()): string {
  const mine = markOf(words)
  try {
    const [mark, key, at] = lines(place)
    if (mark === mine && key && now - Number(at) < LIFETIME) return key
    const fresh = newIdempotencyKey()
    window.sessionStorage.setItem(nameOf(place), `${mine} ${fresh} ${now}`)
    return fresh
  } catch {
    // Without storage a change is known for as long as one sending takes.
    return newIdempotencyKey()
  }
}

/** Whether an answer says for certain what became of a change. */
export function isSettled(status: number): boolean {
  return status >= 200 && status < 500 && !UNSETTLED.has(status)
}

export function forgetChange(place: string, used: string): void {
  try {
    const [, key] = lines(place)
    if (key === used) window.sessionStorage.removeItem(nameOf(place))
  } catch {
    // Nothing was kept.
  }
}
