import { z } from 'zod'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { dataOf, defineCall } from '../call'
import { id, paged, pageText, rials } from '../fields'
import { ORDER_TYPES } from '../orders/order-status'

/** A correction is an entry of the staff, with its reason in words; a transfer goes to a bank account. */
export const WALLET_REASONS = [
  ...(['charge', 'purchase', 'refund', 'gift', 'correction'] as const),
  'transfer',
] as const

const transaction = z.object({
  id,
  amount: z.int(),
  balance_after: rials,
  reason: z.enum(WALLET_REASONS),
  order: z.object({ id, code: z.string(), type: z.enum(ORDER_TYPES).default('sales') }).nullable(),
  /** Of money that came back: what of it may go on to a bank account. */
  refund: z.object({ id, amount: rials, transferable: rials }).nullable().default(null),
  note: z.string(),
  created_at: z.iso.datetime(),
})
export type WalletTransaction = z.output<typeof transaction>

export const getWallet = defineCall({
  method: 'GET',
  path: '/api/profile/wallet',
  summary: 'The balance and the ledger behind it, newest first',
  auth: 'customer',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ balance: rials, transactions: z.array(transaction), ...paged })),
})

export const MIN_CHARGE = 100_000
export const MAX_CHARGE = 2_000_000_000

export const chargeCredit = defineCall({
  method: 'POST',
  path: '/api/profile/charge-credit',
  summary: 'Leads to a gateway to charge the wallet',
  auth: 'customer',
  retry: 'gateway',
  example: { body: { amount: 1_000_000, gateway: 'test-bank' } },
  body: z.object({
    amount: z
      .int('مبلغ را با رقم بنویسید.')
      .min(MIN_CHARGE, {
        error: () => `کمترین مبلغ شارژ ${formatAmount(MIN_CHARGE)} ${currencyName()} است.`,
      })
      .max(MAX_CHARGE, {
        error: () => `بیشترین مبلغ شارژ ${formatAmount(MAX_CHARGE)} ${currencyName()} است.`,
      }),
    gateway: z.string('درگاه را انتخاب کنید.').trim().min(1).max(40),
  }),
  answer: dataOf(z.object({ redirect_url: z.string() })),
})
