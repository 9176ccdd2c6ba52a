import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { COLOUR } from '@/lib/domain/colour-property'
import { indexedWords } from '@/lib/persian/search-words'
import type { Database } from '../db/database'
import { asList, readRows } from '../db/read-rows'
import { listings, propertyValues } from '../db/schema/schema'
import { matchesAll } from './match-products'
import type { QueryTerm } from './query-terms'
import { TERM_FIELDS } from './search-terms'

const colourRow = z.object({
  isNamed: z.boolean(),
  colours: z.array(z.object({ value: z.string() })),
})

/** Not the specifications and options, where a colour stands. */
const FIELDS = TERM_FIELDS.filter((field) => field !== 'rest')

/**
 * «کرم» names a cosmetic and a colour, «قهوه» begins one: where goods are called so, those that only come in the
 * colour are not looked for. Beside other words a colour qualifies them.
 */
export async function leaveOutColoured(db: Database, terms: QueryTerm[]): Promise<QueryTerm[]> {
  const [term] = terms
  const { exact = [], prefix = [] } = term?.matches ?? {}
  if (term === undefined || terms.length > 1 || exact.length === 0) return terms
  const called = matchesAll([{ typed: term.typed, matches: { exact } }], ['head', 'group'])
  const [row] = await readRows(
    db,
    sql`select exists(select 1 from ${listings} where ${called}) as "isNamed",
      ${asList(sql`select value from ${propertyValues} where name = ${COLOUR}`)} as colours`,
    colourRow,
  )
  if (!row?.isNamed) return terms
  const words = new Set(exact.map(({ word }) => word))
  const ofColours = row.colours
    .map(({ value }) => indexedWords(value).map(({ word }) => word))
    .filter((own) => own.some((word) => words.has(word)))
  if (ofColours.length === 0) return terms
  const others = new Set(ofColours.flat())
  const matches = { ...term.matches, prefix: prefix.filter(({ word }) => !others.has(word)) }
  return [{ ...term, matches, fields: FIELDS }]
}
