import type { CallInput } from '@/lib/contract/call'
import { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { send } from '../http/client'

const { refundOrder, recordRefundTransfer, rejectRefundTransfer } = orderRefundCalls

export type RefundBody = CallInput<typeof refundOrder>['body']

export const giveRefund = async (id: number, body: RefundBody) =>
  (await send(refundOrder, { params: { id }, body })).data.refund

export const recordTransfer = (id: number, reference: string) =>
  send(recordRefundTransfer, { params: { id }, body: { reference } })

export const rejectTransfer = (id: number, reason: string) =>
  send(rejectRefundTransfer, { params: { id }, body: { reason } })
