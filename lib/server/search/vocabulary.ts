import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { symspellQueryDeletes, editDistance, maxEditDistance } from '@/lib/persian/edit-distance'
import { isLatin, phoneticKey } from '@/lib/persian/phonetic'
import { transliterationPattern } from '@/lib/persian/transliteration'
import { editDistanceToSynonym } from '@/lib/persian/synonyms'
import type { Database } from '../db/database'
import { readList } from '../db/read-rows'

const PREFIXES_PER_LETTER = 8
const MAX_INFIXES = 30
/** After every letter there is. */
const LAST_CODE_POINT = '\u{10ffff}'

const wordRow = z.object({ id: z.int(), word: z.string(), shown: z.string(), count: z.int() })
const matchRow = wordRow.extend({
  kind: z.enum(['whole', 'begun', 'heard', 'spelt']),
  asked: z.string(),
})
export type KnownWord = z.output<typeof wordRow>

export type Vocabulary = {
  whole: ReadonlyMap<string, KnownWord>
  /** The commonest words that begin so, the more the longer the beginning is. */
  prefixed: ReadonlyMap<string, KnownWord[]>
  /** The same name in the other script. */
  phonetic: ReadonlyMap<string, KnownWord[]>
  /** What begins so when it is spelt in Latin letters. */
  transliterated: ReadonlyMap<string, KnownWord[]>
}

/** As one array the database probes an index for each; of a set it does not know how small it is. */
function anyOf(texts: string[]): SQL {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`
}

/** Which words these are the database can only tell by walking all that begin with one letter. */
function selectTransliterated(typed: string[]): SQL {
  const asked = typed.flatMap((word) => {
    const spelling = transliterationPattern(word)
    if (spelling === null) return []
    return spelling.first.map((first) => ({ word, first, pattern: spelling.pattern }))
  })
  if (asked.length === 0) return sql``
  return sql`union all
    select 'spelt', asked.word, own.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, first text, pattern text),
    lateral (
      select id, word, shown, count from words
      where word ~>=~ asked.first and word ~<~ (asked.first || ${LAST_CODE_POINT}) and count > 0
        and word ~ asked.pattern
      order by count desc, word limit length(asked.word) * ${PREFIXES_PER_LETTER}::int
    ) own`
}

/** The words of the shop that are, or begin with, what was asked. */
export async function readVocabulary(
  db: Database,
  whole: string[],
  typed: string[],
): Promise<Vocabulary> {
  const sounds = typed.flatMap((word) => {
    const sound = phoneticKey(word)
    return sound === null ? [] : { word, sound, latin: isLatin(word) }
  })
  const rows = await readList(
    db,
    sql`select 'whole' as kind, word as asked, id, word, shown, count from words
        where count > 0 and word = ${anyOf(whole)}
        union all
        select 'begun', asked, own.* from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) asked,
        lateral (
          select id, word, shown, count from words
          where word ~>=~ asked and word ~<~ (asked || ${LAST_CODE_POINT}) and count > 0 and word <> asked
          order by count desc, word limit length(asked) * ${PREFIXES_PER_LETTER}::int
        ) own
        union all
        select 'heard', asked.word, words.id, words.word, words.shown, words.count
        from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as asked(word text, sound text, latin boolean)
        join words on words.sound = asked.sound and (words.word ~ '^[a-z]') <> asked.latin
        where words.count > 0 and words.sound = ${anyOf(sounds.map(({ sound }) => sound))}
        ${selectTransliterated(typed)}`,
    matchRow,
  )
  const of = (kind: string) => rows.filter((one) => one.kind === kind)
  const byTyped = (kind: string) =>
    new Map(typed.map((word) => [word, of(kind).filter(({ asked }) => asked === word)]))
  return {
    whole: new Map(of('whole').map((one) => [one.word, one])),
    prefixed: byTyped('begun'),
    phonetic: byTyped('heard'),
    transliterated: byTyped('spelt'),
  }
}

/** The commonest words that have it in their middle or at their end. */
export function findInfixWords(db: Database, part: string): Promise<KnownWord[]> {
  return readList(
    db,
    sql`select id, word, shown, count from words
        where count > 0 and strpos(word, ${part}) > 1 and word !~ '[0-9]'
        order by count desc, word limit ${MAX_INFIXES}`,
    wordRow,
  )
}

/** The word that was most likely meant: the fewest slips away, then the commonest. */
export async function findLikelyWord(db: Database, typed: string): Promise<KnownWord | undefined> {
  const forms = symspellQueryDeletes(typed)
  if (forms.length === 0) return undefined
  const near = await readList(
    db,
    sql`select distinct words.id, words.word, words.shown, words.count
        from misspellings join words on words.id = misspellings.word_id
        where misspellings.form = ${anyOf(forms)} and words.count > 0`,
    wordRow,
  )
  const ranked = near
    .map((known) => ({ known, slips: editDistance(typed, known.word) }))
    .filter(({ slips }) => slips <= Math.min(maxEditDistance(typed), editDistanceToSynonym(typed)))
    .sort((a, b) => a.slips - b.slips || b.known.count - a.known.count)
  return ranked[0]?.known
}
