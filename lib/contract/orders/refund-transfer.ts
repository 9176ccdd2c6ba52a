import { z } from 'zod'
import { defineCall, okAnswer } from '../call'
import { idText, rials } from '../fields'
import { sheba } from '../person-fields'

export const requestRefundTransfer = defineCall({
  method: 'POST',
  path: '/api/profile/refunds/:id/transfer',
  summary: 'Sends on what a refund of bank money has put into the wallet, to a bank account',
  auth: 'customer',
  retry: 'transaction',
  example: {
    params: { id: 1 },
    body: { sheba: 'IR82 0540 1026 8002 0817 9090 02', seen_amount: 31_800_000 },
  },
  params: z.object({ id: idText }),
  body: z.object({
    sheba,
    /** The sum that was shown: another one transfers nothing. */
    seen_amount: rials,
  }),
  answer: okAnswer,
})
