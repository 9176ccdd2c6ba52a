import { editDistance } from '@/lib/persian/edit-distance'
import { searchKey } from '@/lib/persian/text'

const compact = (name: string) => searchKey(name).replaceAll(' ', '')
const digitsOf = (key: string) => key.replaceAll(/\D/g, '')

/** Short names differ by a letter and mean another thing. */
function mostEdits(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The name that another may be a slip of; names that differ in a number are two. */
export function findNearName(name: string, names: readonly string[]): string | null {
  const key = compact(name)
  let nearest: { name: string; distance: number } | null = null
  for (const other of names) {
    const otherKey = compact(other)
    const most = mostEdits(Math.min(key.length, otherKey.length))
    if (otherKey === '' || Math.abs(key.length - otherKey.length) > most) continue
    if (digitsOf(key) !== digitsOf(otherKey)) continue
    const distance = editDistance(key, otherKey)
    if (distance <= most && (nearest === null || distance < nearest.distance)) {
      nearest = { name: other, distance }
    }
  }
  return nearest?.name ?? null
}
