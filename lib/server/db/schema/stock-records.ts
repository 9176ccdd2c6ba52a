import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StockReason } from '@/lib/domain/stock-reasons'
import { stocks } from './catalogue'
import { createdAt, id, moment, rials } from './columns'

/**
 * What came and went of each variant. A trigger on `stocks` writes it, whoever changes a quantity,
 * and nothing ever changes a row: the sum of a variant's changes is its quantity.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    /** The variant and its product may be gone since. */
    stockId: integer().notNull(),
    productId: integer().notNull(),
    change: integer().notNull(),
    /** After it. */
    quantity: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    orderId: integer(),
    note: text().notNull().default(''),
    /** Whoever of the shop's people did it; empty where a customer or the clock did. */
    actorName: text().notNull().default(''),
    at: createdAt(),
  },
  (table) => [
    index('stock_movements_stock').on(table.stockId, table.id),
    index('stock_movements_product').on(table.productId, table.id),
    index('stock_movements_reason').on(table.reason, table.id),
    index('stock_movements_at').on(table.at),
    check('stock_movements_changed', sql`${table.change} <> 0`),
  ],
)

/** Sales that ended or were changed, for the history of prices; a trigger on `stocks` writes them. */
export const pastSales = pgTable(
  'past_sales',
  {
    id: id(),
    stockId: integer()
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    price: rials().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('past_sales_stock').on(table.stockId, table.endsAt)],
)
