import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { matchesAll } from './search-match'
import type { Unit } from './search-units'

const SHORTEST_TOLD = 3

const found = z.object({ found: z.array(z.boolean()) })

/** The first of some readings that anything in the shop is found by. */
async function firstFound(db: Database, readings: Unit[][]): Promise<Unit[] | undefined> {
  if (readings.length === 0) return undefined
  const tries = readings.map(
    (units) => sql`exists(select 1 from ${listings} where ${matchesAll(units)})`,
  )
  const rows = await readRows(
    db,
    sql`select json_build_array(${sql.join(tries, sql`, `)}) as found`,
    found,
  )
  return readings[rows[0]?.found.indexOf(true) ?? -1]
}

/** Each word may be known and no product have them all. */
export async function findsAny(db: Database, units: Unit[]): Promise<boolean> {
  return units.length === 1 || (await firstFound(db, [units])) !== undefined
}

/** Written so in the shop, whole and by itself, and no chance. */
function isTold({ typed, brokenFrom, matches: { exact = [], synonym = [] } }: Unit): boolean {
  const isWhole = brokenFrom === undefined && exact.length + synonym.length > 0
  return isWhole && typed.length >= SHORTEST_TOLD
}

/** Half of it at least; a Persian phrase begins with what the thing is, so its last word is left out first. */
function withLess(units: Unit[]): Unit[][] {
  const told = units.filter(isTold)
  const withoutOne = told.map((_, i) => told.filter((__, j) => j !== told.length - 1 - i))
  const less = [told, ...withoutOne, ...told.map((unit) => [unit])]
  return less.filter(({ length }) => length < units.length && length * 2 >= units.length)
}

/** As much of a question as something is found by, where all of it finds nothing. */
export function fewerUnits(db: Database, units: Unit[]): Promise<Unit[] | undefined> {
  return firstFound(db, withLess(units))
}

/** A word that was taken apart in vain, in one again. */
export function unbroken(units: Unit[]): Unit[] {
  return units.flatMap((unit, i): Unit[] => {
    if (unit.brokenFrom === undefined) return [unit]
    const isFirst = units[i - 1]?.brokenFrom !== unit.brokenFrom
    return isFirst ? [{ typed: unit.brokenFrom, matches: {} }] : []
  })
}
