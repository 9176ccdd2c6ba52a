import {
  createHash,
  randomUUID,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, PersistResponse } from '../db/database'
import { idempotencyKeys } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import type { Answer } from './error-response'

/** How an answer is stored for a retry, and how its payload is hashed. */
type AnswerCodec = {
  hash: (payload: string) => string
  encode: (answer: Answer) => unknown
  decode: (status: number, stored: unknown) => Answer
}

const IV = 12
const TAG = 16
const sealedAnswer = z.object({ body: z.unknown(), cookie: z.string().optional() })

/** Encrypted with the shop's secret, which is not in the database. */
export function createSealedCodec(secret: string): AnswerCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vitrin kept answers', 32))
  return {
    hash: (payload) => createHmac('sha256', key).update(payload).digest('hex'),
    encode({ body, cookie }) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify({ body, cookie })
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final()]
      return { sealed: Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64') }
    },
    decode(status, stored) {
      const { sealed } = z.object({ sealed: z.base64() }).parse(stored)
      const bytes = Buffer.from(sealed, 'base64')
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
      cipher.setAuthTag(bytes.subarray(-TAG))
      const text = [cipher.update(bytes.subarray(IV, -TAG)), cipher.final()]
      return { status, ...sealedAnswer.parse(JSON.parse(Buffer.concat(text).toString('utf8'))) }
    },
  }
}

export const MAX_KEY_LENGTH = 200
const OTHER_PAYLOAD = 'این کلید پیش‌تر با درخواست دیگری فرستاده شده است.'
const IN_FLIGHT = 'همین درخواست هنوز در حال انجام است؛ کمی صبر کنید.'
const TRY_AGAIN = [409, 425, 429]

export type IdempotentCall = {
  owner: string
  key: string
  call: string
  payload: unknown
  /** Absent: as they are. */
  codec?: AnswerCodec | undefined
  /** Done twice it leaves what doing it once leaves; a long answer of it is made anew. */
  isRepeatable?: boolean
}

/** In letters of JSON: what one is sent again under a key is mostly far shorter. */
const MAX_STORED_ANSWER = 8_000
/** Of one owner; the oldest go. */
const MAX_KEYS_OF_OWNER = 1_000

const plainCodec: AnswerCodec = {
  hash: (payload) => createHash('sha256').update(payload).digest('hex'),
  encode: ({ body }) => body,
  decode: (status, stored) => ({ status, body: stored }),
}

function isFinal(status: number): boolean {
  return status < 500 && !TRY_AGAIN.includes(status)
}

function assertKeyLength(key: string): void {
  if (key.length <= MAX_KEY_LENGTH) return
  throw new DomainError('invalid', OTHER_PAYLOAD, {
    fields: { 'Idempotency-Key': ['این کلید بیش از اندازه بلند است.'] },
  })
}

type KeyOwner = Pick<typeof idempotencyKeys.$inferSelect, 'call' | 'payloadHash'>

function assertSameWork(earlier: KeyOwner, { call, payloadHash }: KeyOwner): void {
  if (earlier.payloadHash === payloadHash && earlier.call === call) return
  throw new DomainError('invalid', OTHER_PAYLOAD, {
    fields: { 'Idempotency-Key': [OTHER_PAYLOAD] },
  })
}

/**
 * Runs the work once for a key and its payload, and replays its answer. An answer that the work
 * stored itself stays, even if the process dies right after. An attempt that was taken over no longer
 * owns the key: it can neither store an answer nor free it.
 */
export async function withIdempotency(
  db: Database,
  { owner, key, call, payload, codec = plainCodec, isRepeatable = false }: IdempotentCall,
  perform: (persistResponse: PersistResponse<unknown>) => Promise<Answer>,
): Promise<Answer> {
  assertKeyLength(key)
  const payloadHash = codec.hash(JSON.stringify(payload))
  const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  const attempt = randomUUID()
  const held = and(mine, eq(idempotencyKeys.attempt, attempt), isNull(idempotencyKeys.status))
  const taken = await db
    .insert(idempotencyKeys)
    .values({ owner, key, call, payloadHash, attempt })
    // A minute after a crash the key can be taken over.
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: { call, payloadHash, attempt, createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, sql`now() - interval '1 minute'`),
      ),
    })
    .returning({ key: idempotencyKeys.key })
  if (taken.length === 0) {
    const earlier = await replayAnswer(db, { mine, call, payloadHash, codec, isRepeatable })
    return earlier ?? perform(async () => {})
  }
  await deleteSurplusKeys(db, owner)

  const isTooLong = ({ body }: Answer) =>
    isRepeatable && JSON.stringify(body ?? null).length > MAX_STORED_ANSWER
  const write = (within: Database, answer: Answer) =>
    within
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: isTooLong(answer) ? null : codec.encode(answer) })
      .where(held)
      .returning({ key: idempotencyKeys.key })
  let isPersisted = false
  const persistResponse: PersistResponse<unknown> = async (tx, body) => {
    const written = await write(tx, { status: 200, body })
    if (written.length === 0) throw new DomainError('conflict', IN_FLIGHT)
    isPersisted = true
  }
  try {
    const answer = await perform(persistResponse)
    if (!isFinal(answer.status)) await db.delete(idempotencyKeys).where(held)
    else if (!isPersisted || answer.status !== 200) await write(db, answer)
    return answer
  } catch (error) {
    await db.delete(idempotencyKeys).where(held)
    throw error
  }
}

type EarlierCall = {
  mine: ReturnType<typeof and>
  call: string
  payloadHash: string
  codec: AnswerCodec
  isRepeatable: boolean
}

/** Milliseconds before each look at an attempt that is at work; most end within them. */
const LOOK_DELAYS = [50, 100, 200, 400]

/** A page that is left and opened again sends what the first has not had its answer to. */
async function readSettled(db: Database, { mine, call, payloadHash }: EarlierCall) {
  for (const delay of [0, ...LOOK_DELAYS]) {
    if (delay > 0) await setTimeout(delay)
    const [row] = await db.select().from(idempotencyKeys).where(mine)
    if (row === undefined) break
    assertSameWork(row, { call, payloadHash })
    if (row.status !== null) return { status: row.status, answer: row.answer }
  }
  throw new DomainError('conflict', IN_FLIGHT)
}

/** Undefined where it was too long to be stored. */
async function replayAnswer(db: Database, earlier: EarlierCall): Promise<Answer | undefined> {
  const { codec, isRepeatable } = earlier
  const { status, answer } = await readSettled(db, earlier)
  return isRepeatable && answer === null ? undefined : codec.decode(status, answer)
}

/** One that is at work stays. */
async function deleteSurplusKeys(db: Database, owner: string): Promise<void> {
  const [oldest] = await db
    .select({ createdAt: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.owner, owner))
    .orderBy(desc(idempotencyKeys.createdAt))
    .offset(MAX_KEYS_OF_OWNER)
    .limit(1)
  if (oldest === undefined) return
  const isOlder = lte(idempotencyKeys.createdAt, oldest.createdAt)
  const isDone = isNotNull(idempotencyKeys.status)
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.owner, owner), isOlder, isDone))
}

const RETENTION_START = sql`now() - interval '1 day'`

export async function deleteOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, RETENTION_START))
}
