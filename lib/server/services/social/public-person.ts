import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '@/lib/contract/posts'
import { foldDigits } from '@/lib/persian/digits'
import { media, users } from '../../db/schema/schema'

const NAMELESS = 'کاربر ویترین'
const REACHABLE = /\d[\d\s().-]{5,}\d|@/

export const portraits = alias(media, 'portraits')
export const personColumns = { id: users.id, name: users.name, image: portraits.path }

/** Only what was written to be shown; a number or an e-mail written there all the same is not. */
function publicName(name: string): string | null {
  return name === '' || REACHABLE.test(foldDigits(name)) ? null : name
}

export function presentPerson({ id, name, image }: Person): Person {
  return { id, name: publicName(name) ?? NAMELESS, image }
}
