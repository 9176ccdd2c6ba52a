import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { WALLET_REASONS } from '@/lib/contract/account/wallet'
import { createdAt, id, moment, rials } from './columns'
import { orderItems, orders } from './orders'
import { users } from './people'

export const paymentStatus = pgEnum('payment_status', ['pending', 'paid', 'failed', 'reversed'])

/** What a gateway is opened with, as set at the desk; never changed, so that a payment is verified with what it began with. */
export const gatewayAccounts = pgTable('gateway_accounts', {
  id: id(),
  gateway: text().notNull(),
  isSandbox: boolean().notNull(),
  /** The merchant code, sealed. */
  sealedMerchant: text().notNull(),
  createdAt: createdAt(),
})

export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    orderId: integer().references(() => orders.id, { onDelete: 'restrict' }),
    gateway: text().notNull(),
    /** Null: the account that the environment names. */
    gatewayAccountId: integer().references(() => gatewayAccounts.id, { onDelete: 'restrict' }),
    authority: text(),
    key: text().notNull().unique(),
    amount: rials().notNull(),
    status: paymentStatus().notNull().default('pending'),
    refId: text(),
    cardMask: text(),
    failure: text(),
    createdAt: createdAt(),
    askAgainAt: moment(),
    settledAt: moment(),
    /** Taken by whoever is asking the bank right now. */
    claimedAt: moment(),
    /** Where the money went when it was paid and nothing could take it. */
    returnedTo: text(),
  },
  (table) => [
    unique('payments_authority').on(table.gateway, table.authority),
    index('payments_order').on(table.orderId),
    // A transfer from card to card pays one order.
    index('payments_transfer')
      .on(table.refId)
      .where(sql`${table.gateway} = 'card-to-card'`),
    index('payments_gateway_account').on(table.gatewayAccountId),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_in_doubt')
      .on(table.askAgainAt)
      .where(sql`${table.status} = 'pending'`),
    check('payments_returned_to', sql`${table.returnedTo} in ('wallet', 'gateway')`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentId: integer().references(() => payments.id, { onDelete: 'restrict' }),
    amount: rials().notNull(),
    destination: text().notNull().default('wallet'),
    /** What of it is the price of shipping. */
    shippingAmount: rials().notNull().default(0),
    /** The customer reads it. */
    reason: text().notNull().default(''),
    /** Who of the staff gave it; empty for what a transition of the order gave back. */
    staffName: text().notNull().default(''),
    /** Of a transfer to a card or an account: its tracking number, once it was made. */
    reference: text(),
    /** What of a refund to the wallet its customer has sent on, and to which account. */
    transferAmount: rials(),
    sheba: text(),
    /** Why no bank took it, until it is asked for once more; the customer reads it. */
    transferRejection: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_shipping', sql`${table.shippingAmount} between 0 and ${table.amount}`),
    check('refunds_transfer', sql`${table.transferAmount} between 1 and ${table.amount}`),
    check('refunds_destination', sql`${table.destination} in ('wallet', 'gateway')`),
  ],
)

/** The units of an order that the staff refunded without a return. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    /** Back on the shelf. */
    isRestocked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderItemId] }),
    index('refund_items_order_item').on(table.orderItemId),
    check('refund_items_quantity', sql`${table.quantity} > 0`),
  ],
)

export const wallets = pgTable(
  'wallets',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    balance: rials().notNull().default(0),
  },
  (table) => [check('wallets_never_negative', sql`${table.balance} >= 0`)],
)

export const walletReason = pgEnum('wallet_reason', WALLET_REASONS)

/** The ledger: rows are only ever added (a trigger refuses to change or delete one). */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    amount: rials().notNull(),
    balanceAfter: rials().notNull(),
    reason: walletReason().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'restrict' }),
    paymentId: integer().references(() => payments.id, { onDelete: 'restrict' }),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('wallet_transactions_user').on(table.userId, table.createdAt),
    index('wallet_transactions_order').on(table.orderId),
    unique('wallet_transactions_once_a_payment').on(table.paymentId, table.reason),
    check('wallet_transactions_amount', sql`${table.amount} <> 0 and ${table.balanceAfter} >= 0`),
  ],
)

/** The books of the bundled bank that only the demo has. */
export const testBank = pgTable(
  'test_bank',
  {
    authority: text().primaryKey(),
    amount: rials().notNull(),
    callbackUrl: text().notNull(),
    refId: text().notNull(),
    /** Null until somebody has decided at the bank's page. */
    paid: boolean(),
    reversedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [check('test_bank_amount', sql`${table.amount} > 0`)],
)
