import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { StoredOrderAddress } from '@/lib/contract/orders/order-address'
import { ORDER_STATUSES, ORDER_TYPES } from '@/lib/contract/orders/order-status'
import { brands, categories, products, stocks } from './catalogue'
import { createdAt, id, moment, rials } from './columns'
import { users } from './people'
import { shippingMethods, shippingSlots } from './shipping'
import { staffMembers } from './staff'

export const orderType = pgEnum('order_type', ORDER_TYPES)
export const orderStatus = pgEnum('order_status', ORDER_STATUSES)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    code: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    parentId: integer(),
    type: orderType().notNull().default('sales'),
    status: orderStatus().notNull(),
    itemsTotal: rials().notNull(),
    discount: rials().notNull().default(0),
    couponDiscount: rials().notNull().default(0),
    shippingPrice: rials().notNull().default(0),
    walletPaid: rials().notNull().default(0),
    /** It is sent unpaid, and paid at the door. */
    isCashOnDelivery: boolean().notNull().default(false),
    /** Who of the staff placed it for its customer. */
    placedBy: text().notNull().default(''),
    /** Of the draft at the desk that it was placed from, so that none is placed twice. */
    draftKey: text().unique('orders_one_a_draft'),
    payable: rials().notNull(),
    /** Of a return: what the goods that are wanted instead cost. */
    exchangeTotal: rials().notNull().default(0),
    /** The return whose goods this order was paid with. */
    exchangeOf: integer().unique('orders_one_exchange_a_return'),
    couponCode: text(),
    /** What the goods that the coupon is for cost; null where it is for all of them. */
    couponBase: rials(),
    address: jsonb().$type<StoredOrderAddress>(),
    legal: jsonb().$type<Record<string, string>>(),
    shippingMethodId: integer().references(() => shippingMethods.id, { onDelete: 'set null' }),
    slotId: integer().references(() => shippingSlots.id, { onDelete: 'set null' }),
    deliveryDay: date(),
    /** Of a delivery without hours: by when it was promised, whatever its method needs since. */
    lastDay: date(),
    trackingCode: text(),
    note: text().notNull().default(''),
    /** Who of the staff takes care of it, and by when this step should be done where its hours do not say it. */
    assigneeId: integer().references(() => staffMembers.id, { onDelete: 'set null' }),
    stepDueAt: moment(),
    /** Its own deadline, else by the hours of its step; null where it waits for nobody of the shop. */
    dueAt: moment().generatedAlwaysAs(sql`order_due_at(status, updated_at, step_due_at)`),
    expiresAt: moment(),
    deliveredAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('restrict'),
    foreignKey({ columns: [table.exchangeOf], foreignColumns: [table.id] }).onDelete('restrict'),
    index('orders_user').on(table.userId, table.type, table.status, table.createdAt),
    index('orders_parent').on(table.parentId),
    index('orders_status').on(table.status, table.createdAt),
    index('orders_expiry')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    index('orders_assignee')
      .on(table.assigneeId)
      .where(sql`${table.assigneeId} is not null`),
    index('orders_due').on(table.dueAt, table.id.desc().nullsFirst()),
    index('orders_slot').on(table.slotId, table.deliveryDay),
    check(
      'orders_amounts',
      sql`${table.itemsTotal} >= 0 and ${table.discount} >= 0 and ${table.couponDiscount} >= 0 and ${table.shippingPrice} >= 0 and ${table.walletPaid} >= 0 and ${table.payable} >= 0`,
    ),
    check('orders_last_day', sql`${table.lastDay} >= ${table.deliveryDay}`),
    check(
      'orders_refer_has_parent',
      sql`(${table.type} = 'refer') = (${table.parentId} is not null)`,
    ),
    check(
      'orders_exchange',
      sql`${table.exchangeTotal} between 0 and ${table.payable} and (${table.exchangeOf} is null or ${table.type} = 'sales')`,
    ),
  ],
)

/** Held for its customer, in the order that took the place of the return, or given back to the shelf. */
export const exchangeState = pgEnum('exchange_state', ['held', 'ordered', 'released'])

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    stockId: integer()
      .notNull()
      .references(() => stocks.id, { onDelete: 'restrict' }),
    parentItemId: integer(),
    title: text().notNull(),
    parentValue: jsonb().$type<Record<string, string>>().notNull().default({}),
    unitPrice: rials().notNull(),
    unitDiscount: rials().notNull().default(0),
    /** Whether the coupon of the order is for it. */
    takesCoupon: boolean().notNull().default(true),
    /** What the shop paid for one when it was ordered; a trigger takes it from the variant. */
    unitCost: rials(),
    quantity: integer().notNull(),
    reason: text(),
    /** The variant that is wanted instead, at the price of the day on which it was asked for. */
    exchangeStockId: integer().references(() => stocks.id, { onDelete: 'restrict' }),
    exchangeValue: jsonb().$type<Record<string, string>>(),
    exchangePrice: rials(),
    exchangeDiscount: rials(),
    exchangeState: exchangeState(),
    /** Of the order of an exchange: the line of the return that it was sent for. */
    exchangeOfItemId: integer().unique('order_items_one_exchange_a_line'),
  },
  (table) => [
    foreignKey({ columns: [table.parentItemId], foreignColumns: [table.id] }).onDelete('restrict'),
    foreignKey({ columns: [table.exchangeOfItemId], foreignColumns: [table.id] }).onDelete(
      'restrict',
    ),
    index('order_items_order').on(table.orderId),
    index('order_items_product').on(table.productId),
    index('order_items_stock').on(table.stockId),
    index('order_items_exchange')
      .on(table.exchangeStockId)
      .where(sql`${table.exchangeStockId} is not null`),
    check(
      'order_items_amounts',
      sql`${table.quantity} > 0 and ${table.unitPrice} > 0 and ${table.unitDiscount} between 0 and ${table.unitPrice}`,
    ),
    check(
      'order_items_exchange_whole',
      sql`num_nulls(${table.exchangeStockId}, ${table.exchangeValue}, ${table.exchangePrice}, ${table.exchangeDiscount}, ${table.exchangeState}) in (0, 5) and (${table.exchangeStockId} is null or ${table.parentItemId} is not null and ${table.exchangePrice} > 0 and ${table.exchangeDiscount} between 0 and ${table.exchangePrice})`,
    ),
    check(
      'order_items_exchange_of',
      sql`${table.exchangeOfItemId} is null or ${table.parentItemId} is null`,
    ),
  ],
)

export const eventActor = pgEnum('event_actor', ['customer', 'operator', 'system', 'gateway'])

export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: orderStatus(),
    toStatus: orderStatus().notNull(),
    actor: eventActor().notNull(),
    actorId: integer(),
    note: text().notNull().default(''),
    at: createdAt(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.at),
    // What was sold in some days, as the tax organisation asks.
    index('order_events_sold')
      .on(table.at, table.orderId)
      .where(sql`${table.toStatus} in ('paid', 'processing')`),
  ],
)

/** What the staff tell each other of an order; its customer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
)

/** Short words of the staff by which orders are found again; one that is spelt otherwise has the same key. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.key] }),
    index('order_tags_key').on(table.key, table.orderId),
    check('order_tags_length', sql`char_length(${table.title}) between 1 and 24`),
  ],
)

export const orderPictures = pgTable(
  'order_pictures',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    path: text().notNull(),
  },
  (table) => [index('order_pictures_order').on(table.orderId)],
)

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
    /** For who has no order yet, but those that were cancelled. */
    firstOrderOnly: boolean().notNull().default(false),
    /** The goods that it takes off from, with all below the category; without, all of the basket. */
    categoryId: integer().references(() => categories.id, { onDelete: 'restrict' }),
    brandId: integer().references(() => brands.id, { onDelete: 'restrict' }),
    /** The only one who may use it. */
    customerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    startsAt: createdAt(),
    endsAt: moment().notNull(),
    version: integer().notNull().default(1),
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

/** The only goods that it takes off from; without any here, all that its category and brand let. */
export const couponProducts = pgTable(
  'coupon_products',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.productId] }),
    index('coupon_products_product').on(table.productId),
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
