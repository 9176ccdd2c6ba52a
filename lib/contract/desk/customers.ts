import { z } from 'zod'
import { address } from '../account/addresses'
import { WALLET_REASONS } from '../account/wallet'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, paged, pageText, rials } from '../fields'
import { MAX_INTEGER, MAX_PRICE } from '../limits'
import { ORDER_STATUSES, ORDER_TYPES } from '../orders/order-status'
import { APPROVALS } from '../reviews/own-reviews'
import { writtenText } from '../written-text'

export const CUSTOMER_STATES = ['all', 'buyers', 'new', 'blocked'] as const
export const CUSTOMER_SORTS = ['newest', 'last_order', 'spent'] as const

const summary = {
  id,
  name: z.string(),
  /** Null for a role that does not see numbers, and for who was erased. */
  mobile: z.string().nullable(),
  joined_at: z.iso.datetime(),
  orders: z.int(),
  /** What was paid for orders that were not cancelled, less what of it went back. */
  spent: z.int(),
  /** Of those orders. */
  refunded: z.int().default(0),
  last_order_at: z.iso.datetime().nullable(),
  blocked_at: z.iso.datetime().nullable(),
  erased_at: z.iso.datetime().nullable(),
}
const listedCustomer = z.object({
  ...summary,
  balance: rials.default(0),
  /** Of their default address. */
  city: z.string().default(''),
})
export type ListedCustomer = z.output<typeof listedCustomer>

export const deskCustomerFilters = z.object({
  q: z.string().max(100).default(''),
  state: z.enum(CUSTOMER_STATES).default('all'),
})

export const getDeskCustomers = defineCall({
  method: 'GET',
  path: '/api/desk/customers',
  summary: 'Customers; `q` is in the name or the mobile, or is the code of an order',
  auth: 'staff',
  staff: { permission: 'customers.read' },
  example: { query: { state: 'buyers', sort: 'spent' } },
  query: deskCustomerFilters.extend({
    sort: z.enum(CUSTOMER_SORTS).default('newest'),
    page: pageText,
  }),
  answer: dataOf(
    z.object({
      customers: z.array(listedCustomer),
      /** How many match in each state. */
      counts: z.partialRecord(z.enum(CUSTOMER_STATES), z.int()).default({}),
      ...paged,
    }),
  ),
})

const at = z.iso.datetime()
const customer = z.object({
  ...summary,
  version: z.int(),
  /** Returns that were not refused. */
  returns: z.int().default(0),
  email: z.string().nullable(),
  block_reason: z.string(),
  balance: rials,
  addresses: z.array(address),
  notes: z.array(z.object({ id, staff_name: z.string(), text: z.string(), created_at: at })),
  sessions: z.array(z.object({ id, device: z.string(), last_seen_at: at })),
  recent_orders: z.array(
    z.object({
      id,
      code: z.string(),
      type: z.enum(ORDER_TYPES),
      status: z.enum(ORDER_STATUSES),
      total: rials,
      created_at: at,
    }),
  ),
  wallet: z.array(
    z.object({
      id,
      amount: z.int(),
      balance_after: rials,
      reason: z.enum(WALLET_REASONS),
      note: z.string(),
      created_at: at,
    }),
  ),
  tickets: z.array(
    z.object({
      id,
      subject: z.string(),
      status: z.enum(['open', 'answered', 'closed']),
      updated_at: at,
    }),
  ),
  reviews: z.array(
    z.object({
      id,
      kind: z.enum(['comment', 'question']),
      text: z.string(),
      rate: z.int().nullable(),
      product: z.object({ id, title: z.string() }),
      status: z.enum(APPROVALS),
      created_at: at,
    }),
  ),
})
export type DeskCustomer = z.output<typeof customer>

const params = z.object({ id: idText })
const version = z.int().min(1).max(MAX_INTEGER)
/** Of the demo: who has neither an open order nor money in the wallet. */
const EXAMPLE_ID = 4

export const getDeskCustomer = defineCall({
  method: 'GET',
  path: '/api/desk/customers/:id',
  summary: 'One customer whole, with the latest of each kind',
  auth: 'staff',
  staff: { permission: 'customers.read' },
  example: { params: { id: EXAMPLE_ID } },
  params,
  answer: dataOf(z.object({ customer })),
})

export const addCustomerNote = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/notes',
  summary: 'A note for the staff about a customer, who never sees it',
  auth: 'staff',
  staff: { permission: 'customers.read' },
  retry: 'transaction',
  example: { params: { id: EXAMPLE_ID }, body: { text: 'عصرها در دسترس است.' } },
  params,
  body: z.object({ text: writtenText({ what: 'یادداشت', least: 2, most: 1_000 }) }),
  answer: okAnswer,
})

export const addWalletEntry = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/wallet',
  summary: 'Puts money into a wallet or takes it out, with a reason that its customer reads',
  auth: 'staff',
  staff: { permission: 'orders.refund', needsFreshProof: true },
  retry: 'transaction',
  example: {
    params: { id: 1 },
    body: { amount: 500_000, reason: 'جبران دیر رسیدن سفارش' },
  },
  params,
  body: z.object({
    amount: z
      .int('مبلغ را با رقم بنویسید.')
      .min(-MAX_PRICE, 'این مبلغ بیش از اندازه است.')
      .max(MAX_PRICE, 'این مبلغ بیش از اندازه است.')
      .refine((amount) => amount !== 0, 'مبلغ صفر چیزی را اصلاح نمی‌کند.'),
    reason: writtenText({ what: 'دلیل', least: 5, most: 200 }),
  }),
  answer: dataOf(z.object({ balance: rials })),
})

export const blockCustomer = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/block',
  summary: 'Ends all sessions of a customer and lets nobody log in to the account',
  auth: 'staff',
  staff: { permission: 'customers.manage' },
  retry: 'transaction',
  example: { params: { id: 5 }, body: { version: 1, reason: 'سفارش‌های ساختگی' } },
  params,
  body: z.object({ version, reason: writtenText({ what: 'دلیل', least: 5, most: 300 }) }),
  answer: okAnswer,
})

export const unblockCustomer = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/unblock',
  summary: 'Lets the customer log in again',
  auth: 'staff',
  staff: { permission: 'customers.manage' },
  retry: 'transaction',
  example: { params: { id: 5 }, body: { version: 2 } },
  params,
  body: z.object({ version }),
  answer: okAnswer,
})

export const closeCustomerSessions = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/close-sessions',
  summary: 'Logs a customer out everywhere',
  auth: 'staff',
  staff: { permission: 'customers.manage' },
  retry: 'transaction',
  example: { params: { id: EXAMPLE_ID } },
  params,
  answer: okAnswer,
})

export const exportCustomer = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/export',
  summary: 'Everything that the shop holds of a customer, for who asked for it',
  auth: 'staff',
  staff: { permission: 'customers.manage', needsFreshProof: true },
  retry: 'transaction',
  isSecret: true,
  example: { params: { id: EXAMPLE_ID } },
  params,
  answer: dataOf(z.record(z.string(), z.unknown())),
})

export const eraseCustomer = defineCall({
  method: 'POST',
  path: '/api/desk/customers/:id/erase',
  summary: 'Erases a person for good; orders and the ledger stay without a name',
  auth: 'staff',
  staff: { permission: 'customers.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { params: { id: 6 }, body: { version: 1 } },
  params,
  body: z.object({ version }),
  answer: okAnswer,
})

export const customerCalls = {
  getDeskCustomers,
  getDeskCustomer,
  addCustomerNote,
  addWalletEntry,
  blockCustomer,
  unblockCustomer,
  closeCustomerSessions,
  exportCustomer,
  eraseCustomer,
}
