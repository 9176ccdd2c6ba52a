import { isReachable } from '@/lib/persian/validators'
import { isReservedName } from './reserved-names'

const NAMELESS = 'کاربر ویترین'

function isShown(name: string): boolean {
  return !isReachable(name) && !isReservedName(name)
}

/** The first that says who it is, not how to reach them (some write a number) nor that it is the shop. */
export function publicName(...names: (string | null)[]): string {
  return names.find((name) => name && isShown(name)) ?? NAMELESS
}
