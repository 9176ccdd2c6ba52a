import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { askedForms, slipsBetween, slipsIn } from '@/lib/persian/misspelling'
import { isLatin, soundOf } from '@/lib/persian/sound'
import { persianSpelling } from '@/lib/persian/spelt'
import { slipsToSynonym } from '@/lib/persian/synonyms'
import type { Database } from '../db/database'
import { readList } from '../db/read-rows'

const BEGINNINGS_A_LETTER = 8
const MOST_INSIDE = 30
/** After every letter there is. */
const LAST = '\u{10ffff}'

const row = z.object({ id: z.int(), word: z.string(), shown: z.string(), count: z.int() })
const met = row.extend({ kind: z.enum(['whole', 'begun', 'heard', 'spelt']), asked: z.string() })
export type Known = z.output<typeof row>

export type Vocabulary = {
  whole: ReadonlyMap<string, Known>
  /** The commonest words that begin so, the more the longer the beginning is. */
  begun: ReadonlyMap<string, Known[]>
  /** The same name in the other script. */
  heard: ReadonlyMap<string, Known[]>
  /** What begins so when it is spelt in Latin letters. */
  spelt: ReadonlyMap<string, Known[]>
}

/** As one array the database probes an index for each; of a set it does not know how small it is. */
function anyOf(texts: string[]): SQL {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`
}

/** Which words these are the database can only tell by walking all that begin with one letter. */
function spelt(typed: string[]): SQL {
  const asked = typed.flatMap((word) => {
    const spelling = persianSpelling(word)
    if (spelling === null) return []
    return spelling.first.map((first) => ({ word, first, pattern: spelling.pattern }))
  })
  if (asked.length === 0) return sql``
  return sql`union all
    select 'spelt', asked.word, own.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, first text, pattern text),
    lateral (
      select id, word, shown, count from words
      where word ~>=~ asked.first and word ~<~ (asked.first || ${LAST}) and count > 0
        and word ~ asked.pattern
      order by count desc, word limit length(asked.word) * ${BEGINNINGS_A_LETTER}::int
    ) own`
}

/** The words of the shop that are, or begin with, what was asked. */
export async function vocabularyFor(
  db: Database,
  whole: string[],
  typed: string[],
): Promise<Vocabulary> {
  const sounds = typed.flatMap((word) => {
    const sound = soundOf(word)
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
          where word ~>=~ asked and word ~<~ (asked || ${LAST}) and count > 0 and word <> asked
          order by count desc, word limit length(asked) * ${BEGINNINGS_A_LETTER}::int
        ) own
        union all
        select 'heard', asked.word, words.id, words.word, words.shown, words.count
        from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as asked(word text, sound text, latin boolean)
        join words on words.sound = asked.sound and (words.word ~ '^[a-z]') <> asked.latin
        where words.count > 0 and words.sound = ${anyOf(sounds.map(({ sound }) => sound))}
        ${spelt(typed)}`,
    met,
  )
  const of = (kind: string) => rows.filter((one) => one.kind === kind)
  const byTyped = (kind: string) =>
    new Map(typed.map((word) => [word, of(kind).filter(({ asked }) => asked === word)]))
  return {
    whole: new Map(of('whole').map((one) => [one.word, one])),
    begun: byTyped('begun'),
    heard: byTyped('heard'),
    spelt: byTyped('spelt'),
  }
}

/** The commonest words that have it in their middle or at their end. */
export function wordsAround(db: Database, part: string): Promise<Known[]> {
  return readList(
    db,
    sql`select id, word, shown, count from words
        where count > 0 and strpos(word, ${part}) > 1 and word !~ '[0-9]'
        order by count desc, word limit ${MOST_INSIDE}`,
    row,
  )
}

/** The word that was most likely meant: the fewest slips away, then the commonest. */
export async function wordMeantBy(db: Database, typed: string): Promise<Known | undefined> {
  const forms = askedForms(typed)
  if (forms.length === 0) return undefined
  const near = await readList(
    db,
    sql`select distinct words.id, words.word, words.shown, words.count
        from misspellings join words on words.id = misspellings.word_id
        where misspellings.form = ${anyOf(forms)} and words.count > 0`,
    row,
  )
  const ranked = near
    .map((known) => ({ known, slips: slipsBetween(typed, known.word) }))
    .filter(({ slips }) => slips <= Math.min(slipsIn(typed), slipsToSynonym(typed)))
    .sort((a, b) => a.slips - b.slips || b.known.count - a.known.count)
  return ranked[0]?.known
}
