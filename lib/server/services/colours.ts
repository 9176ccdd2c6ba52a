import { eq, type SQL, sql } from 'drizzle-orm'
import { settings } from '../db/schema/schema'

/** How a colour of that name is drawn, as the shop's settings tell. */
export function hexOf(name: SQL): SQL {
  return sql`(select ${settings.value} ->> (${name}) from ${settings} where ${eq(settings.key, 'colours')})`
}
