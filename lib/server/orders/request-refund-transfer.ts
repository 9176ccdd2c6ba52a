import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { requestRefundTransfer as call } from '@/lib/contract/orders/refund-transfer'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { lockWalletBalance, recordWalletTransaction } from '../account/wallet'
import type { Database, PersistResponse } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { orders, refunds } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { lockOrder } from './order-transitions'
import { readTransferable } from './refunds'

const NOTHING_TO_TRANSFER =
  'از این بازگشت پولی برای انتقال نمانده است: خرج یا پیش‌تر منتقل شده، یا با کیف پول پرداخت شده بود.'

type TransferCommand = {
  id: number
  input: CallParsed<typeof call>['body']
  persistResponse?: PersistResponse<void>
}

/** It leaves the wallet at once, so that it is not spent meanwhile, and waits for the shop's transfer. */
export async function requestRefundTransfer(
  db: Database,
  customerId: number,
  { id, input, persistResponse }: TransferCommand,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [found] = await tx
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.id, id), eq(orders.userId, customerId)))
    if (found === undefined) throw notFound('این بازپرداخت')
    const order = await lockOrder(tx, found.orderId, customerId)
    await lockWalletBalance(tx, customerId)
    const paidOrderId = order.parentId ?? order.id
    const amounts = await readTransferable(tx, { userId: customerId, paidOrderId })
    const amount = amounts.get(id) ?? 0
    if (amount === 0) throw new DomainError('precondition_failed', NOTHING_TO_TRANSFER)
    if (amount !== input.seen_amount) throw amountChanged(amount)
    await tx
      .update(refunds)
      .set({ transferAmount: amount, sheba: input.sheba, transferRejection: null })
      .where(eq(refunds.id, id))
    await recordWalletTransaction(tx, {
      ...{ userId: customerId, amount: -amount, orderId: order.id, reason: 'transfer' },
    })
    await persistResponse?.(tx)
  })
}

function amountChanged(amount: number): DomainError {
  return new DomainError(
    'price_changed',
    `اکنون ${formatAmount(amount)} ${currencyName()} برای انتقال مانده است؛ دوباره بررسی کنید.`,
  )
}
