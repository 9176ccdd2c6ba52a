import { type SQL, sql } from 'drizzle-orm'
import type { StockReason } from '@/lib/domain/stock-reasons'
import type { Database } from '../db/database'

/** What the ledger of stock says of the statement that comes next. */
export type StockMovement = { reason: StockReason; note?: string; orderId?: number }

function setMovement({ reason, note = '', orderId }: StockMovement): SQL {
  const text = JSON.stringify({ reason, note, order_id: orderId })
  return sql`set_config('vitrin.stock', ${text}, true)`
}

/** Beside other tables of an update of `stocks`, so that the trigger knows why without a query more. */
export function movementTable(movement: StockMovement): SQL {
  return sql`(select ${setMovement(movement)}) as movement`
}

/** For an insert, which has no other tables. */
export async function nameMovement(db: Database, movement: StockMovement): Promise<void> {
  await db.execute(sql`select ${setMovement(movement)}`)
}

/** Who acts, for all of the transaction. */
export async function nameActor(db: Database, name: string): Promise<void> {
  await db.execute(sql`select set_config('vitrin.actor', ${name}, true)`)
}
