import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

type StockCodes = {
  id: number
  barcode?: string | null | undefined
  cost?: number | null | undefined
}

/** Barcodes and costs of many variants; what is undefined stays. */
export async function writeStockCodes(db: Database, codes: readonly StockCodes[]): Promise<void> {
  const rows = codes.flatMap(({ id, barcode, cost }) =>
    barcode === undefined && cost === undefined
      ? []
      : [{ id, barcode, cost, has_barcode: barcode !== undefined, has_cost: cost !== undefined }],
  )
  if (rows.length === 0) return
  await db.execute(sql`
    update stocks set
      barcode = case when has_barcode then written.barcode else stocks.barcode end,
      cost = case when has_cost then written.cost else stocks.cost end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as written(id int, barcode text, cost bigint, has_barcode bool, has_cost bool)
    where stocks.id = written.id`)
}
