import { operatorEvents } from '../db/schema/schema'
import type { Context } from './context'

const LONGEST_NAME = 60

type Act = { call: string; wished: unknown; madeBy: string }

/** Whoever holds the operator's key may say who they are; it only ever ends in the events. */
export function operatorNamed(headers: Headers): string {
  const given = headers.get('x-operator') ?? ''
  try {
    return decodeURIComponent(given).replaceAll('\0', '').trim().slice(0, LONGEST_NAME)
  } catch {
    return ''
  }
}

/** A change by hand and its event are one; pages are emptied when both are there to be read. */
export async function actAsOperator<Answer>(
  context: Context,
  act: Act,
  handle: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const stale: string[] = []
  const later = async (tags: readonly string[]) => void stale.push(...tags)
  const answer = await context.db.transaction(async (tx) => {
    const given = await handle({ ...context, db: tx, stale: later })
    await tx.insert(operatorEvents).values(act)
    await context.keep(tx, given)
    return given
  })
  await context.stale(stale)
  return answer
}
