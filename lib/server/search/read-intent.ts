import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchIntent } from '@/lib/contract/catalogue/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { isShadeOf } from '@/lib/persian/colour-names'
import { persianDigits } from '@/lib/persian/digits'
import {
  type NamedProperty,
  type PropertyKind,
  readJudgement,
  readProperties,
} from '@/lib/persian/search-intent'
import { queryWords } from '@/lib/persian/search-words'
import { searchKey } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { readList, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { hasChoices } from './listing-conditions'
import { matchesAll } from './match-products'
import { isCalledSo, parseQuery } from './parse-query'
import { findSpec, RAM } from './product-specs'
import type { PropertyChoice } from './resolve-filters'

/** As shops call what shoppers name. */
const PROPERTY_NAMES: Record<PropertyKind, string[]> = {
  size: ['اندازه', 'سایز', 'شماره', 'سایز لباس', 'سایز کفش'],
  ram: [RAM, 'RAM', 'حافظهٔ رم', 'حافظه رم'],
  memory: ['حافظه', 'حافظهٔ داخلی', 'حافظه داخلی', 'گنجایش', 'ظرفیت'],
  colour: [COLOUR],
}
/** What a value that is no variant's is called on its chip. */
const SPEC_VALUES: { [K in PropertyKind]?: (value: string) => [name: string, value: string] } = {
  ram: (value) => [RAM, persianDigits(value)],
  memory: (value) => ['حافظه', persianDigits(value)],
  size: (value) => ['اندازه', `${persianDigits(value.replace('.', '٫'))} اینچ`],
}
const MAX_PROPERTIES = 3
const MAX_CANDIDATES = 12
const UNKNOWN_ID = 0

const valueRow = z.object({ id: z.int(), name: z.string(), value: z.string() })
const foundRow = z.object({ found: z.array(z.boolean()) })

type Candidate = { choice: PropertyChoice; value: string; isExact: boolean; isShade: boolean }

/** The values of the shop that may be meant: as they were typed before those with a unit behind, or shades. */
async function listCandidates(
  db: Database,
  { kind, value, to }: NamedProperty,
): Promise<Candidate[]> {
  const names = PROPERTY_NAMES[kind]
  const rows = await readList(
    db,
    sql`select id, name, value from property_values
        where name in (select value from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`,
    valueRow,
  )
  const wanted = searchKey(value)
  const candidates = rows.flatMap(({ id, name, value: known }): Candidate[] => {
    const key = searchKey(known)
    const isBetween = to !== undefined && Number(key) >= Number(value) && Number(key) <= Number(to)
    const isExact = key === wanted || isBetween
    const isShade = kind === 'colour' && isShadeOf(known, value)
    const mayHaveUnit = kind !== 'colour' && key.startsWith(`${wanted} `)
    if (!isExact && !isShade && !mayHaveUnit) return []
    const spec = findSpec(name, [known])
    return [{ choice: { name, ids: [id], ...(spec && { spec }) }, value: known, isExact, isShade }]
  })
  const [name, shown] = /^\d/.test(value) ? (SPEC_VALUES[kind]?.(value) ?? []) : []
  const spec = name && shown ? findSpec(name, [shown]) : undefined
  const isNew = !candidates.some((one) => one.choice.name === name && one.value === shown)
  const specs: Candidate[] =
    name && shown && spec && isNew
      ? [
          {
            ...{ choice: { name, ids: [UNKNOWN_ID], spec }, value: shown },
            ...{ isExact: false, isShade: false },
          },
        ]
      : []
  const rank = ({ isExact, choice }: Candidate) =>
    (isExact ? 0 : 1) * 10 + names.indexOf(choice.name)
  return [...candidates, ...specs].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_CANDIDATES)
}

type Scope = { q: string; choices: PropertyChoice[] }

/** The candidates that goods of the search have in stock. */
async function keepFound(db: Database, { q, choices }: Scope, candidates: Candidate[]) {
  if (candidates.length === 0) return []
  const { terms } = await parseQuery(db, q)
  if (q !== '' && terms.length === 0) return []
  const meant = q === '' ? sql`true` : matchesAll(terms)
  const checks = candidates.map(
    ({ choice }) => sql`exists(
      select 1 from ${listings} where ${meant} and ${hasChoices([...choices, choice], true)})`,
  )
  const [row] = await readRows(
    db,
    sql`select json_build_array(${sql.join(checks, sql`, `)}) as found`,
    foundRow,
  )
  return candidates.filter((_, i) => row?.found[i])
}

/** The values of one name that are as near as the nearest, and the shades of a colour. */
function joinNearest({ choice, isExact, value }: Candidate, others: Candidate[]) {
  const alike = others.filter(
    (one) => one.choice.name === choice.name && (one.isExact === isExact || one.isShade),
  )
  const values = [value, ...alike.map((one) => one.value)]
  const ids = [...choice.ids, ...alike.flatMap((one) => one.choice.ids)]
  const spec = findSpec(choice.name, values)
  return { name: choice.name, ids, values, ...(spec && { spec }) }
}

const isFound = async (db: Database, q: string) => (await parseQuery(db, q)).terms.length > 0

/** The whole rest of a search, or its first noun where the shop has nothing of the rest. */
async function findNoun(db: Database, text: string): Promise<string> {
  if (text === '' || (await isFound(db, text))) return text
  const [first = ''] = queryWords(text)
  return first !== text && (await isFound(db, first)) ? first : text
}

export type ReadIntent = { intent: SearchIntent; choices: PropertyChoice[] }

/** So many goods of a search show what its words mean. */
const MAX_READ = 2_000

/** Whether all that the words find has it: a colour of a title is no filter, which would leave the title out. */
async function haveAll(db: Database, typed: string, choice: PropertyChoice): Promise<boolean> {
  const { terms, corrected } = await parseQuery(db, typed)
  if (terms.length === 0 || corrected !== null) return false
  const [row] = await readRows(
    db,
    sql`select json_build_array(coalesce(bool_and(has), false)) as found from (
      select ${hasChoices([choice], false)} as has from ${listings}
      where ${matchesAll(terms)} limit ${MAX_READ}::int
    ) read`,
    foundRow,
  )
  return row?.found[0] ?? false
}

async function readOne(db: Database, typed: string, choices: PropertyChoice[]) {
  let unmet: { text: string; property: NamedProperty; name: string | null } | undefined
  for (const { text, property } of readProperties(typed)) {
    if (property.isBare && text === '') continue
    const candidates = await listCandidates(db, property)
    const [nearest, ...others] = await keepFound(db, { q: text, choices }, candidates)
    if (nearest) {
      const choice = joinNearest(nearest, others)
      if (!property.isBare || (await haveAll(db, typed, choice))) return { found: { text, choice } }
      continue
    }
    const name = candidates[0]?.choice.name ?? PROPERTY_NAMES[property.kind][0] ?? null
    if (property.isCertain) unmet ??= { text, property, name }
  }
  return { unmet }
}

/** «پیراهن سایز بزرگ» where no goods are of such a size: those of the rest, which is said. */
async function findUnnamed(db: Database, typed: string): Promise<ReadIntent | null> {
  const reading = readProperties(typed).findLast(({ text }) => text !== '')
  if (reading === undefined || !(await isFound(db, reading.text))) return null
  const { text: q, property } = reading
  const name = PROPERTY_NAMES[property.kind][0] ?? null
  return { intent: { q, words: [], unmet: { label: property.label, name } }, choices: [] }
}

/** «کفش سایز ۳۸» as a search for «کفش» with a filter; what nothing in stock has is left out and said. */
async function readNamed(db: Database, typed: string): Promise<ReadIntent | null> {
  const properties: Record<string, string[]> = {}
  const choices: PropertyChoice[] = []
  let [text, unmet]: [string, SearchIntent['unmet']] = [typed, null]
  for (let nth = 0; nth < MAX_PROPERTIES; nth += 1) {
    const one = await readOne(db, text, choices)
    if (one.found) {
      const { values, ...choice } = one.found.choice
      properties[choice.name] = values
      choices.push(choice)
      text = one.found.text
    } else if (one.unmet) {
      const { property, name } = one.unmet
      // A football of size 5 bears the number among its words.
      const inWords = `${one.unmet.text} ${persianDigits(property.value)}`.trim()
      if (choices.length === 0 && (await bearsWords(db, inWords, property))) {
        return { intent: { q: inWords, words: [], unmet: null }, choices }
      }
      text = one.unmet.text
      unmet ??= { label: property.label, name }
    } else break
  }
  if (choices.length === 0 && unmet === null && !(await isFound(db, typed))) {
    return findUnnamed(db, typed)
  }
  // «شماره ۵» alone may be a title.
  if (choices.length === 0 && (unmet === null || text === '')) return null
  const q = choices.length > 0 ? text : await findNoun(db, text)
  const isFiltered = choices.length > 0 && { properties, available: true }
  return { intent: { q, words: [], unmet, ...isFiltered }, choices }
}

async function bearsWords(db: Database, text: string, { kind }: NamedProperty): Promise<boolean> {
  if (kind !== 'size') return false
  const { terms, corrected, missing } = await parseQuery(db, text)
  const isWhole = terms.every(
    ({ matches: { exact = [], synonym = [] } }) => exact.length + synonym.length > 0,
  )
  return corrected === null && missing === undefined && terms.length > 1 && isWhole
}

/** What a search says of properties, or by words that judge; null for the words of goods alone. */
export async function readIntent(db: Database, typed: string): Promise<ReadIntent | null> {
  const judged = readJudgement(typed)
  if (judged === null && readProperties(typed).length === 0) return null
  if (await isCalledSo(db, typed)) return null
  const named = await readNamed(db, judged?.text ?? typed)
  if (judged === null) return named
  const { words, text, sort } = judged
  const rest = named?.intent ?? { q: text, unmet: null }
  const isNothing = rest.q !== '' && !(await isFound(db, rest.q))
  if (isNothing && !judged.isGift) return named && { ...named, intent: { ...rest, words } }
  const q = isNothing ? '' : rest.q
  return { intent: { ...rest, q, words, ...(sort && { sort }) }, choices: named?.choices ?? [] }
}
