import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, paged, pageText, rials } from '../fields'

const WALLET_REASONS = ['charge', 'purchase', 'refund', 'gift'] as const

const transaction = z.object({
  id,
  amount: z.int(),
  balance_after: rials,
  reason: z.enum(WALLET_REASONS),
  order: z.object({ id, code: z.string() }).nullable(),
  note: z.string(),
  created_at: z.iso.datetime(),
})
export type WalletTransaction = z.output<typeof transaction>

export const getWallet = defineCall({
  method: 'GET',
  path: '/api/profile/wallet',
  summary: 'The balance and the ledger behind it, newest first',
  auth: 'customer',
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ balance: rials, transactions: z.array(transaction), ...paged })),
})
