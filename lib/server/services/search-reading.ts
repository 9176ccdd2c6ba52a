import { onOtherKeyboard } from '@/lib/persian/keyboard'
import { askedWords } from '@/lib/persian/search-words'
import type { Database } from '../db/database'
import { formsOf, isAnswered, type Unit, unitsOf } from './search-units'
import { vocabularyFor, wordMeantBy, wordsAround } from './search-vocabulary'

/** How the shop understood what was typed; without units it did not. */
export type Reading = { units: Unit[]; corrected: string | null }

const MOST_WORDS = 8
const SHORTEST_PART = 3
const SURE_BEGINNING = 3

const NOTHING: Reading = { units: [], corrected: null }

/** Chance begins with any letter or two; a whole word, or three letters of one, is meant. */
function isSure(unit: Unit): boolean {
  const { exact = [], synonym = [] } = unit.matches
  const isWhole = exact.length + synonym.length > 0 && unit.typed.length > 1
  return isWhole || (isAnswered(unit) && unit.typed.length >= SURE_BEGINNING)
}

async function meant(db: Database, unit: Unit): Promise<Unit> {
  if (isAnswered(unit)) return unit
  const inside = unit.typed.length < SHORTEST_PART ? [] : await wordsAround(db, unit.typed)
  if (inside.length > 0) return { ...unit, matches: { inside } }
  const similar = await wordMeantBy(db, unit.typed)
  return similar ? { ...unit, matches: { similar: [similar] } } : unit
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

/** As it stands; else on the other keyboard; else with its slips mended. */
export async function readSearch(db: Database, text: string): Promise<Reading> {
  const typed = askedWords(text).slice(0, MOST_WORDS)
  const other = askedWords(onOtherKeyboard(text)).slice(0, MOST_WORDS)
  if (typed.length === 0 && other.length === 0) return NOTHING
  const both = [...new Set([...typed, ...other])]
  const vocabulary = await vocabularyFor(db, [...formsOf(typed), ...formsOf(other)], both)

  const units = unitsOf(typed, vocabulary)
  if (units.length > 0 && units.every(isAnswered)) return { units, corrected: null }
  const otherUnits = unitsOf(other, vocabulary)
  if (otherUnits.length > 0 && otherUnits.every(isSure)) {
    return { units: otherUnits, corrected: shown(otherUnits) }
  }
  const mended = await allMeant(db, units)
  if (mended !== undefined) {
    const isMended = mended.some(({ matches }) => matches.similar !== undefined)
    return { units: mended, corrected: isMended ? shown(mended) : null }
  }
  const otherMended = await allMeant(db, otherUnits)
  return otherMended ? { units: otherMended, corrected: shown(otherMended) } : NOTHING
}
