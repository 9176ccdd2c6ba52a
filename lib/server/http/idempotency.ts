import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { idempotencyKeys } from '../db/schema/schema'
import type { Keep } from '../services/keep'
import { Refusal } from '../services/refusal'
import type { Answer } from './failure-answer'
import type { Keeping } from './sealed-answer'

const LONGEST_KEY = 200
const OTHER_PAYLOAD = 'این کلید پیش‌تر با درخواست دیگری فرستاده شده است.'
const IN_FLIGHT = 'همین درخواست هنوز در حال انجام است؛ کمی صبر کنید.'
const TRY_AGAIN = [409, 425, 429]

export type Intent = {
  owner: string
  key: string
  call: string
  payload: unknown
  keeping?: Keeping
}

const plainly: Keeping = {
  hash: (payload) => createHash('sha256').update(payload).digest('hex'),
  close: ({ body }) => body,
  open: (status, kept) => ({ status, body: kept }),
}

function isFinal(status: number): boolean {
  return status < 500 && !TRY_AGAIN.includes(status)
}

/**
 * The same key with the same payload is answered once and told again; nothing is done twice. What is
 * kept by the work itself stays, whatever becomes of the one who did it. An attempt that was given up
 * and taken over holds the key no more: what it still does under it is neither kept nor freed.
 */
export async function onlyOnce(
  db: Database,
  { owner, key, call, payload, keeping = plainly }: Intent,
  perform: (keep: Keep<unknown>) => Promise<Answer>,
): Promise<Answer> {
  if (key.length > LONGEST_KEY) {
    throw new Refusal('invalid', OTHER_PAYLOAD, {
      fields: { 'Idempotency-Key': ['این کلید بیش از اندازه بلند است.'] },
    })
  }
  const payloadHash = keeping.hash(JSON.stringify(payload))
  const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  const attempt = randomUUID()
  const held = and(mine, eq(idempotencyKeys.attempt, attempt), isNull(idempotencyKeys.status))
  const taken = await db
    .insert(idempotencyKeys)
    .values({ owner, key, call, payloadHash, attempt })
    // What a crash left in flight is given up after a minute.
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { call, payloadHash, attempt, createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, sql`now() - interval '1 minute'`),
      ),
    })
    .returning({ key: idempotencyKeys.key })
  if (taken.length === 0) return earlierAnswer(db, { mine, call, payloadHash, keeping })

  const write = (within: Database, answer: Answer) =>
    within
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: keeping.close(answer) })
      .where(held)
      .returning({ key: idempotencyKeys.key })
  let kept = false
  const keep: Keep<unknown> = async (tx, body) => {
    const written = await write(tx, { status: 200, body })
    if (written.length === 0) throw new Refusal('conflict', IN_FLIGHT)
    kept = true
  }
  try {
    const answer = await perform(keep)
    if (!isFinal(answer.status)) await db.delete(idempotencyKeys).where(held)
    else if (!kept || answer.status !== 200) await write(db, answer)
    return answer
  } catch (error) {
    await db.delete(idempotencyKeys).where(held)
    throw error
  }
}

type Earlier = {
  mine: ReturnType<typeof and>
  call: string
  payloadHash: string
  keeping: Keeping
}

async function earlierAnswer(db: Database, earlier: Earlier): Promise<Answer> {
  const { mine, call, payloadHash, keeping } = earlier
  const [row] = await db.select().from(idempotencyKeys).where(mine)
  if (row === undefined) throw new Refusal('conflict', IN_FLIGHT)
  if (row.payloadHash !== payloadHash || row.call !== call) {
    throw new Refusal('invalid', OTHER_PAYLOAD, { fields: { 'Idempotency-Key': [OTHER_PAYLOAD] } })
  }
  if (row.status === null) throw new Refusal('conflict', IN_FLIGHT)
  return keeping.open(row.status, row.answer)
}

const KEPT = sql`now() - interval '1 day'`

export async function forgetOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, KEPT))
}
