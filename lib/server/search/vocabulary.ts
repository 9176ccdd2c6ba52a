import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { symspellQueryDeletes, editDistance, maxEditDistance } from '@/lib/persian/edit-distance'
import { isLatin, phoneticKey } from '@/lib/persian/phonetic'
import { transliterationPattern } from '@/lib/persian/transliteration'
import type { Synonyms } from '@/lib/persian/synonyms'
import type { Database } from '../db/database'
import { readList } from '../db/read-rows'

const PREFIXES_PER_LETTER = 8
const MAX_INFIXES = 30
/** Sorts after every letter. */
const LAST_CODE_POINT = '\u{10ffff}'

const wordRow = z.object({ id: z.int(), word: z.string(), shown: z.string(), count: z.int() })
const matchRow = wordRow.extend({
  kind: z.enum(['whole', 'prefix', 'phonetic', 'transliterated']),
  typed: z.string(),
})
export type KnownWord = z.output<typeof wordRow>

export type Vocabulary = {
  synonyms: Synonyms
  whole: ReadonlyMap<string, KnownWord>
  /** The commonest words with that prefix; a longer prefix gets more of them. */
  prefixed: ReadonlyMap<string, KnownWord[]>
  /** The same name in the other script. */
  phonetic: ReadonlyMap<string, KnownWord[]>
  /** Words that have the typed Latin letters as the prefix of a transliteration. */
  transliterated: ReadonlyMap<string, KnownWord[]>
}

/** As an array: of a set the planner does not know how small it is, and scans instead of probing the index. */
function anyOf(texts: string[]): SQL {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`
}

/**
 * The commonest words with that beginning. Most words of a large shop are codes that stand in one of its goods
 * each: they are read only where the others are too few.
 */
function selectCommonest(typed: SQL, beginning: SQL, where: SQL): SQL {
  const most = sql`length(${typed}) * ${PREFIXES_PER_LETTER}::int`
  const select = (counted: SQL) => sql`select id, word, shown, count from words
    where word ~>=~ ${beginning} and word ~<~ (${beginning} || ${LAST_CODE_POINT}) and ${counted} and ${where}`
  // With an offset the words are found by their beginning, and not in the order of the whole table.
  return sql`with common as materialized (
      ${select(sql`count > 1`)} order by count desc, word limit ${most}
    )
    select * from common
    union all
    select * from (
      ${select(sql`count = 1`)} and (select count(*) from common) < ${most} offset 0
    ) rare
    order by count desc, word limit ${most}`
}

/** Scans all words that begin with one of the possible first letters. */
function selectTransliterated(typed: string[]): SQL {
  const patterns = typed.flatMap((word) => {
    const spelling = transliterationPattern(word)
    if (spelling === null) return []
    return spelling.first.map((first) => ({ word, first, pattern: spelling.pattern }))
  })
  if (patterns.length === 0) return sql``
  return sql`union all
    select 'transliterated', typed.word, own.*
    from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as typed(word text, first text, pattern text),
    lateral (${selectCommonest(sql`typed.word`, sql`typed.first`, sql`word ~ typed.pattern`)}) own`
}

/** The words of the shop that equal, begin with, sound like or transliterate what was typed. */
export async function readVocabulary(
  db: Database,
  whole: string[],
  typed: string[],
  synonyms: Synonyms,
): Promise<Vocabulary> {
  const sounds = typed.flatMap((word) => {
    const sound = phoneticKey(word)
    return sound === null ? [] : { word, sound, latin: isLatin(word) }
  })
  const rows = await readList(
    db,
    sql`select 'whole' as kind, word as typed, id, word, shown, count from words
        where count > 0 and word = ${anyOf(whole)}
        union all
        select 'prefix', typed, own.* from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) typed,
        lateral (${selectCommonest(sql`typed`, sql`typed`, sql`word <> typed`)}) own
        union all
        select 'phonetic', typed.word, words.id, words.word, words.shown, words.count
        from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as typed(word text, sound text, latin boolean)
        join words on words.sound = typed.sound and (words.word ~ '^[a-z]') <> typed.latin
        where words.count > 0 and words.sound = ${anyOf(sounds.map(({ sound }) => sound))}
        ${selectTransliterated(typed)}`,
    matchRow,
  )
  type Kind = (typeof rows)[number]['kind']
  const ofKind = (kind: Kind) => rows.filter((row) => row.kind === kind)
  const byTyped = (kind: Kind) =>
    new Map(typed.map((word) => [word, ofKind(kind).filter((row) => row.typed === word)]))
  return {
    synonyms,
    whole: new Map(ofKind('whole').map((row) => [row.word, row])),
    prefixed: byTyped('prefix'),
    phonetic: byTyped('phonetic'),
    transliterated: byTyped('transliterated'),
  }
}

/** As the indexes `words_of_latin` and `words_of_others` have them. */
const OF_LATIN = sql`word !~ '[^a-z]'`
const OF_OTHERS = sql`word ~ '[^a-z]' and word !~ '[0-9]'`

/** The commonest words that contain it, but not as a prefix; a Persian part stands in no word of Latin letters. */
export function findInfixWords(db: Database, part: string): Promise<KnownWord[]> {
  const scripts = /[^a-z]/.test(part) ? [OF_OTHERS] : [OF_OTHERS, OF_LATIN]
  const found = scripts.map(
    (script) =>
      sql`select word, count from words where count > 0 and strpos(word, ${part}) > 1 and ${script}`,
  )
  return readList(
    db,
    sql`select id, word, shown, count from words
        where word = any(array(
          select word from (${sql.join(found, sql` union all `)}) found
          order by count desc, word limit ${MAX_INFIXES}))
        order by count desc, word`,
    wordRow,
  )
}

/** The word most likely meant: the smallest edit distance, then the commonest. */
export async function findLikelyWord(
  db: Database,
  typed: string,
  synonyms: Synonyms,
  maxDistance = maxEditDistance(typed),
): Promise<KnownWord | undefined> {
  const forms = symspellQueryDeletes(typed)
  if (forms.length === 0) return undefined
  const candidates = await readList(
    db,
    sql`select distinct words.id, words.word, words.shown, words.count
        from misspellings join words on words.id = misspellings.word_id
        where misspellings.form = ${anyOf(forms)} and words.count > 0`,
    wordRow,
  )
  const ranked = candidates
    .map((known) => ({ known, distance: editDistance(typed, known.word) }))
    .filter(
      ({ distance }) =>
        distance <= Math.min(maxDistance, maxEditDistance(typed), synonyms.distanceTo(typed)),
    )
    .sort((a, b) => a.distance - b.distance || b.known.count - a.known.count)
  return ranked[0]?.known
}
