import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { products, stockNotices, stocks, users } from '../db/schema/schema'
import { workInRounds } from './rounds'

const AT_ONCE = 20
const MOST_TRIES = 5
/** Who takes a notice has it for so long; what a crash left taken is taken again after that. */
const TAKEN = sql`now() + interval '5 minutes'`
const LATER = sql`now() + interval '5 minutes' * ${stockNotices.tries}`

type Told = { title: string; slug: string }
export type SendNotice = (mobile: string, told: Told) => Promise<void>

const isWaiting = and(
  isNotNull(stockNotices.dueAt),
  isNull(stockNotices.sentAt),
  lt(stockNotices.tries, MOST_TRIES),
  or(isNull(stockNotices.notBefore), lte(stockNotices.notBefore, sql`now()`)),
)
const canBeBought = and(
  eq(products.status, 'published'),
  sql`${stocks.quantity} > ${stocks.reserved}`,
)

function keyOf({ userId, stockId }: { userId: number; stockId: number }) {
  return and(eq(stockNotices.userId, userId), eq(stockNotices.stockId, stockId))
}

/** What was bought up again before it was told is waited for again. */
async function forgetGone(db: Database): Promise<void> {
  const gone = db
    .select({ id: stocks.id })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(stocks.id, stockNotices.stockId), sql`not (${canBeBought})`))
  await db
    .update(stockNotices)
    .set({ dueAt: null })
    .where(and(isWaiting, sql`exists (${gone})`))
}

/** Instances that look at once take different ones. */
async function takeDue(db: Database) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        userId: stockNotices.userId,
        stockId: stockNotices.stockId,
        mobile: users.mobile,
        title: products.title,
        slug: products.slug,
      })
      .from(stockNotices)
      .innerJoin(users, eq(users.id, stockNotices.userId))
      .innerJoin(stocks, eq(stocks.id, stockNotices.stockId))
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(and(isWaiting, canBeBought))
      .orderBy(asc(stockNotices.dueAt))
      .limit(AT_ONCE)
      .for('update', { of: stockNotices, skipLocked: true })
    if (due.length === 0) return []
    await tx
      .update(stockNotices)
      .set({ tries: sql`${stockNotices.tries} + 1`, notBefore: TAKEN })
      .where(or(...due.map(keyOf)))
    return due
  })
}

type Tools = { send: SendNotice; onTrouble: (error: unknown) => void }

/** One round; what did not go is tried again later each time, and given up after the fifth. */
export async function sendNotices(db: Database, { send, onTrouble }: Tools): Promise<void> {
  await forgetGone(db)
  for (const { mobile, title, slug, ...key } of await takeDue(db)) {
    const sent = await send(mobile, { title, slug }).then(
      () => true,
      (error: unknown) => {
        onTrouble(error)
        return false
      },
    )
    await db
      .update(stockNotices)
      .set(sent ? { sentAt: sql`now()` } : { notBefore: LATER })
      .where(keyOf(key))
  }
}

export function startNotices(db: Database, tools: Tools): () => Promise<void> {
  return workInRounds(() => sendNotices(db, tools), tools.onTrouble)
}
