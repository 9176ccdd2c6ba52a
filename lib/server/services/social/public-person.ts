import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '@/lib/contract/posts'
import { media, users } from '../../db/schema/schema'
import { publicName } from '../public-name'

export const portraits = alias(media, 'portraits')
export const personColumns = { id: users.id, name: users.name, image: portraits.path }

/** Only what was written to be shown. */
export function presentPerson({ id, name, image }: Person): Person {
  return { id, name: publicName(name), image }
}
