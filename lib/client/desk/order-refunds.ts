import type { CallInput } from '@/lib/contract/call'
import { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { send } from '../http/client'

const { refundOrder, recordRefundTransfer, rejectRefundTransfer } = orderRefundCalls

export type RefundBody = CallInput<typeof refundOrder>['body']

export const giveRefund = async (id: number, body: RefundBody) =>
  (await send(refundOrder, { params: { id }, body })).data.refund

type TransferRecord = CallInput<typeof recordRefundTransfer>['body']
type TransferRejection = CallInput<typeof rejectRefundTransfer>['body']

export const recordTransfer = (id: number, body: TransferRecord) =>
  send(recordRefundTransfer, { params: { id }, body })

export const rejectTransfer = (id: number, body: TransferRejection) =>
  send(rejectRefundTransfer, { params: { id }, body })
