import { onOtherKeyboard } from '@/lib/persian/keyboard'
import { askedWords } from '@/lib/persian/search-words'
import { isWhollySpelt } from '@/lib/persian/spelt'
import type { Database } from '../db/database'
import { fewerUnits, findsAny, unbroken } from './search-fewer'
import { formsOf, isAnswered, type Unit, unitsOf } from './search-units'
import { vocabularyFor, wordMeantBy, wordsAround } from './search-vocabulary'

/** How the shop understood what was typed; without units it did not. */
export type Reading = { units: Unit[]; corrected: string | null }

const MOST_WORDS = 8
const SHORTEST_PART = 3
const SURE_BEGINNING = 4

const NOTHING: Reading = { units: [], corrected: null }

const withoutSpelt = ({ typed, matches }: Unit): Unit => ({
  typed,
  matches: { ...matches, spelt: [] },
})

/** Chance begins with any letter or two; a whole word, or four letters of one, is meant. */
function isSure(unit: Unit): boolean {
  const { exact = [], synonym = [] } = unit.matches
  const isWhole = exact.length + synonym.length > 0 && unit.typed.length > 1
  return isWhole || (isAnswered(withoutSpelt(unit)) && unit.typed.length >= SURE_BEGINNING)
}

/** Its name in the other script may be a chance; a slip in this one is likelier. */
function isOnlyHeard(unit: Unit): boolean {
  const { typed, matches } = unit
  const spelt = (matches.spelt ?? []).filter(({ word }) => isWhollySpelt(typed, word))
  const inThisScript = { ...matches, heard: [], spelt }
  return isAnswered(unit) && !isAnswered({ typed, matches: inThisScript })
}

const isRead = (unit: Unit) => isAnswered(unit) && !isOnlyHeard(unit)

async function meant(db: Database, unit: Unit): Promise<Unit> {
  if (isRead(unit)) return unit
  const tries = unit.typed.length >= SHORTEST_PART && !isAnswered(unit)
  const inside = tries ? await wordsAround(db, unit.typed) : []
  if (inside.length > 0) return { ...unit, matches: { inside } }
  const similar = await wordMeantBy(db, unit.typed)
  return similar ? { ...unit, matches: { ...unit.matches, similar: [similar] } } : unit
}

async function allMeant(db: Database, units: Unit[]): Promise<Unit[] | undefined> {
  const found: Unit[] = []
  for (const unit of units) {
    const next = await meant(db, unit)
    if (!isAnswered(next)) return undefined
    found.push(next)
  }
  return found.length > 0 ? found : undefined
}

function shown(units: Unit[]): string {
  return units
    .map(({ typed, matches }) => matches.similar?.[0]?.shown ?? matches.exact?.[0]?.shown ?? typed)
    .join(' ')
}

async function unitsIn(db: Database, text: string): Promise<Unit[]> {
  const typed = askedWords(text).slice(0, MOST_WORDS)
  if (typed.length === 0) return []
  return unitsOf(typed, await vocabularyFor(db, formsOf(typed), [...new Set(typed)]))
}

/** Some Persian letters are on the keys of signs: nobody writes `',a` but who meant گوش. */
const SIGN_FOR_LETTER = /[;',[\]\\`][a-z;',[\]\\`]/i
const SHORTEST_OFF_KEY = 2

function isBegunOffKey({ typed, matches: { exact = [], beginning = [] } }: Unit): boolean {
  return typed.length >= SHORTEST_OFF_KEY && exact.length + beginning.length > 0
}

/** As it stands; else on the other keyboard; else with its slips mended; else as much of it as finds anything. */
export async function readSearch(db: Database, text: string): Promise<Reading> {
  if (SIGN_FOR_LETTER.test(text)) {
    const offKey = await unitsIn(db, onOtherKeyboard(text))
    if (offKey.length > 0 && offKey.every(isBegunOffKey)) {
      return { units: offKey, corrected: shown(offKey) }
    }
  }
  const units = await unitsIn(db, text)
  if (units.length > 0 && units.every(isRead) && (await findsAny(db, units))) {
    return { units, corrected: null }
  }
  const otherUnits = await unitsIn(db, onOtherKeyboard(text))
  if (otherUnits.length > 0 && otherUnits.every(isSure)) {
    return { units: otherUnits, corrected: shown(otherUnits) }
  }
  const mended = await allMeant(db, unbroken(units))
  if (mended !== undefined && (await findsAny(db, mended))) {
    const isMended = mended.some(({ matches }) => matches.similar !== undefined)
    return { units: mended, corrected: isMended ? shown(mended) : null }
  }
  const otherMended = await allMeant(db, otherUnits)
  const isMeant = otherMended?.every((unit) => isSure(unit) || unit.matches.similar)
  if (otherMended && isMeant) return { units: otherMended, corrected: shown(otherMended) }
  const fewer = await fewerUnits(db, units)
  return fewer ? { units: fewer, corrected: shown(fewer) } : NOTHING
}
