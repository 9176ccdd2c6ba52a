import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, rials } from './columns'
import { orders } from './orders'
import { users } from './people'

export const couponKind = pgEnum('coupon_kind', ['percent', 'amount'])

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text().notNull().unique(),
    title: text().notNull(),
    kind: couponKind().notNull(),
    value: rials().notNull(),
    maxDiscount: rials(),
    minTotal: rials().notNull().default(0),
    usageLimit: integer(),
    perUser: integer().notNull().default(1),
    used: integer().notNull().default(0),
    startsAt: createdAt(),
    endsAt: moment().notNull(),
  },
  (table) => [
    check(
      'coupons_value',
      sql`${table.value} > 0 and (${table.kind} = 'amount' or ${table.value} <= 100)`,
    ),
    check(
      'coupons_used',
      sql`${table.used} >= 0 and (${table.usageLimit} is null or ${table.used} <= ${table.usageLimit})`,
    ),
  ],
)

export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'restrict' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('coupon_uses_once_an_order').on(table.couponId, table.orderId),
    index('coupon_uses_user').on(table.userId, table.couponId),
    index('coupon_uses_order').on(table.orderId),
  ],
)
