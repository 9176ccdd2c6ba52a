import { desc, gt, inArray, like, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { words } from '@/lib/server/db/schema/schema'
import { readDictionary } from '@/lib/server/search/dictionary'
import { findInfixWords, readVocabulary } from '@/lib/server/search/vocabulary'
import { onEachDatabase } from '../kit/each-database'

const added = [
  { word: 'زغنبوتی', shown: 'زغنبوتی', count: 3 },
  { word: 'زغنبوت', shown: 'زغنبوت', count: 1 },
  { word: 'qzerva', shown: 'QZerva', count: 1 },
  { word: 'aqzerv', shown: 'AQZerv', count: 2 },
  { word: 'گqzer', shown: 'گqzer', count: 1 },
  { word: 'aqzer5', shown: 'AQZer5', count: 9 },
]

onEachDatabase('the words of a search', (db) => {
  it('begin with what was typed, the commonest first, those that stand once where the others are few', async () => {
    const { synonyms } = await readDictionary(db())
    await db().insert(words).values(added).onConflictDoNothing()
    for (const typed of ['زغ', 'گ', 'س', 'qz']) {
      const { prefixed } = await readVocabulary(db(), [typed], [typed], synonyms)
      const expected = await db()
        .select({ word: words.word })
        .from(words)
        .where(sql`${like(words.word, `${typed}%`)} and ${gt(words.count, 0)} and word <> ${typed}`)
        .orderBy(desc(words.count), words.word)
        .limit(typed.length * 8)
      const found = prefixed.get(typed)?.map(({ word }) => word)
      expect(found).toEqual(expected.map(({ word }) => word))
      expect(expected.length).toBeGreaterThan(0)
    }
  })

  it('hold what was typed in letters of its script, or of both, and are no codes', async () => {
    await db().insert(words).values(added).onConflictDoNothing()
    const infixes = async (part: string) =>
      (await findInfixWords(db(), part)).map(({ word }) => word)
    expect(await infixes('qzer')).toEqual(['aqzerv', 'گqzer'])
    expect(await infixes('غنبوت')).toEqual(['زغنبوتی', 'زغنبوت'])
    const names = added.map(({ word }) => word)
    await db().delete(words).where(inArray(words.word, names))
  })
})
