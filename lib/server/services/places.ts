import { eq } from 'drizzle-orm'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { cities, states } from '../db/schema/schema'
import { notFound } from './refusal'

export async function allStates(db: Database) {
  const rows = await db.select().from(states)
  return rows.sort((a, b) => compareNames(a.name, b.name))
}

export async function citiesOf(db: Database, stateId: number) {
  const rows = await db
    .select({ id: cities.id, name: cities.name, parent_id: cities.stateId })
    .from(cities)
    .where(eq(cities.stateId, stateId))
  if (rows.length === 0) throw notFound('این استان')
  return rows.sort((a, b) => compareNames(a.name, b.name))
}
