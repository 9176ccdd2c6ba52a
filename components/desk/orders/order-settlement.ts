import type { StaffOrder } from '@/lib/contract/desk/orders'
import { isCancelled } from '@/lib/domain/order-statuses'
import { gatewayTitle } from './order-labels'

const WALLET = 'wallet'

type SettlementRow = { title: string; rials: number; isDue?: boolean }
type Settlement = { isPaid: boolean; rows: SettlementRow[] }

/** What came of the price of an order, from where, and what is still to come. */
export function readSettlement({
  order,
  payments,
}: Pick<StaffOrder, 'order' | 'payments'>): Settlement {
  if (order.type !== 'sales') return { isPaid: false, rows: [] }
  // A share of the wallet that is set aside is no payment until the rest is paid.
  const sums = new Map<string, number>([[WALLET, 0]])
  for (const { gateway, amount, status } of payments) {
    if (status === 'paid') sums.set(gateway, (sums.get(gateway) ?? 0) + amount)
  }
  sums.set(WALLET, Math.max(sums.get(WALLET) ?? 0, order.wallet_paid))
  const paid = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  const left = isCancelled(order.status) ? 0 : Math.max(order.payable - paid, 0)
  const rows: SettlementRow[] = [...sums].map(([gateway, rials]) => ({
    title: `پرداخت‌شده · ${gatewayTitle(gateway)}`,
    rials,
  }))
  if (paid > 0) rows.push({ title: 'مانده', rials: left, isDue: true })
  return {
    // What is sent instead was paid with the return.
    isPaid: order.exchange_of !== null || (paid > 0 && left === 0),
    rows: rows.filter(({ rials }) => rials > 0),
  }
}
