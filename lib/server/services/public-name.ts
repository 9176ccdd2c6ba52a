import { isReachable } from '@/lib/persian/validators'

const NAMELESS = 'کاربر ویترین'

/** The first that says who it is and not how to reach them; some write a number where a name is asked for. */
export function publicName(...names: (string | null)[]): string {
  return names.find((name) => name && !isReachable(name)) ?? NAMELESS
}
