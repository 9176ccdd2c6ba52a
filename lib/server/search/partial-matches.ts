import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { persianDigits } from '@/lib/persian/digits'
import { compactKey } from '@/lib/persian/synonyms'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { isNamedGroup, matchesAll } from './match-products'
import { displayTerms, isDistinctive, NAMING_FIELDS, readLoneTerms } from './parse-query'
import { isMatched, type QueryTerm } from './query-terms'

/** A word as it was written, with the terms that it is read as: قلم‌مو is two. */
type QueryWord = {
  written: string
  terms: QueryTerm[]
  /** Whether goods are looked for by it; a short one, as a size is, only beside a name. */
  isKnown: boolean
  isName: boolean
}

/** Some words of a search, and those that are known to be left out. */
export type QueryPart = {
  text: string
  without: string[]
  /** Whether its goods may stand for what was looked for. */
  isRelated: boolean
}

/** Each further word doubles the parts. */
const MAX_WORDS = 4
const MAX_PARTS = 6
/** A shorter word that is mended is as likely another one. */
const MIN_MENDED_LENGTH = 5

/** They begin the names of all sorts of machines and sets: alone they say nothing of what is looked for. */
const GENERIC_HEADS = new Set([
  ...['ماشین', 'دستگاه', 'چرخ', 'ابزار', 'لوازم', 'وسیله', 'وسایل', 'ست', 'سرویس', 'مجموعه'],
  ...['بسته', 'پک', 'سری', 'انواع', 'machine', 'set', 'pack', 'kit'],
])

const isMended = ({ typed, matches: { similar } }: QueryTerm) =>
  similar !== undefined && typed.length >= MIN_MENDED_LENGTH

const isWhole = ({ matches: { exact = [], synonym = [] } }: QueryTerm) =>
  exact.length + synonym.length > 0

function toWord(terms: QueryTerm[], written: string): QueryWord {
  const isName =
    terms.length > 1
      ? terms.every(isWhole)
      : terms.some((term) => isDistinctive(term) || isMended(term))
  return { written, terms, isKnown: isName || terms.every(isWhole), isName }
}

/** As the spaces part the text: the halves of a compound are one word. */
function groupByWriting(terms: QueryTerm[], text: string): QueryWord[] {
  const pieces = normalizeText(text).split(' ')
  const writings = [...pieces, ...pieces.map((piece, i) => `${piece} ${pieces[i + 1] ?? ''}`)]
  const byKey = new Map(writings.toReversed().map((one) => [compactKey(one), one]))
  const writingOf = (...some: QueryTerm[]) =>
    byKey.get(compactKey(some.map(({ typed }) => typed).join(' ')))
  const words: QueryWord[] = []
  for (let i = 0; i < terms.length; i += 1) {
    const [term, next] = [terms[i], terms[i + 1]]
    if (term === undefined) continue
    const compound = next && writingOf(term, next)
    if (compound && !compound.includes(' ')) {
      words.push(toWord([term, next], compound))
      i += 1
    } else words.push(toWord([term], writingOf(term) ?? term.typed))
  }
  return words
}

function listParts(words: readonly QueryWord[]): QueryWord[][] {
  return words
    .reduce<QueryWord[][]>(
      (parts, word) => [...parts, ...parts.map((part) => [...part, word])],
      [[]],
    )
    .filter((part) => part.some(({ isName }) => isName))
    .toSorted((a, b) => b.length - a.length)
}

const termsOf = (words: readonly QueryWord[]) => words.flatMap(({ terms }) => terms)

const checkedPart = z.object({ found: z.boolean(), named: z.boolean(), grouped: z.boolean() })
const checkRow = z.object({ checks: z.array(checkedPart) })

/** Which parts anything has all words of, is called by the first of, and belongs to a category or brand of. */
async function checkParts(db: Database, parts: readonly QueryWord[][]) {
  const checks = parts.map((part) => {
    const all = matchesAll(termsOf(part))
    const head = termsOf(part.slice(0, 1))
    const called = matchesAll(head, NAMING_FIELDS)
    return sql`json_build_object(
      'found', exists(select 1 from ${listings} where ${all}),
      'named', exists(select 1 from ${listings} where ${all} and ${called}),
      'grouped', exists(select 1 from ${listings} where ${all} and ${isNamedGroup(head)}))`
  })
  const statement = sql`select json_build_array(${sql.join(checks, sql`, `)}) as checks`
  const [row] = await readRows(db, statement, checkRow)
  return parts.flatMap((words, i) => {
    const check = row?.checks[i]
    return check?.found ? [{ words, ...check }] : []
  })
}

function displayWord({ terms, written }: QueryWord): string {
  const text = terms.length > 1 ? written : displayTerms(terms)
  return /^\d+$/.test(text) ? persianDigits(text) : text
}

/** The first of those that read alike: a word said twice says no more. */
function dropRepeated(words: readonly QueryWord[]): QueryWord[] {
  const keys = words.map((word) => compactKey(displayWord(word)))
  return words.filter((_, nth) => keys.indexOf(keys[nth] ?? '') === nth)
}

/**
 * What a search of which nothing has all words can be parted into. A word alone may be half of another name:
 * its goods are related only where the shop calls something by each of the words, or where the search begins
 * with it and it names a category or a brand; and never where it is a mere «ماشین».
 */
export async function findQueryParts(db: Database, text: string): Promise<QueryPart[]> {
  const all = dropRepeated(groupByWriting(await readLoneTerms(db, text), text))
  const known = all.filter(({ isKnown }) => isKnown).slice(0, MAX_WORDS)
  if (all.length < 2 || known.length === 0) return []
  const found = await checkParts(db, listParts(known))
  const areAllNames = all.every((word) =>
    found.some(({ words, named }) => named && words.length === 1 && words.includes(word)),
  )
  const most = found[0]?.words.length
  // What was not checked, goods may bear: it goes unmentioned.
  const isSure = (word: QueryWord) => known.includes(word) || !word.terms.every(isMatched)
  return found.slice(0, MAX_PARTS).map(({ words, named, grouped }) => {
    const [first] = words
    const isGeneric = GENERIC_HEADS.has(first?.terms[0]?.typed ?? '')
    const isNoun = !isGeneric && (areAllNames || (grouped && first === all[0]))
    const isLone = words.filter(({ isName }) => isName).length === 1
    return {
      text: words.map(displayWord).join(' '),
      without: all
        .filter((word) => !words.includes(word) && isSure(word))
        .map((word) => (word.terms.every(isMatched) ? displayWord(word) : word.written)),
      isRelated: named && words.length === most && (!isLone || isNoun),
    }
  })
}
