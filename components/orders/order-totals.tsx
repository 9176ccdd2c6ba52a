import { cn } from '@/components/ui/cn'
import { isCancelled, isPaid } from '@/lib/domain/order-statuses'
import { sumLabels } from '@/lib/domain/sum-labels'
import type { Order } from '@/lib/contract/orders/order'
import { formatAmount, currencyName } from '@/lib/persian/money'

type Row = { label: string; rials: number; isDeduction?: boolean; isFree?: boolean }

function rowsOf(order: Order): Row[] {
  const rows: Row[] = [{ label: sumLabels.goods, rials: order.items_total }]
  if (order.discount > 0)
    rows.push({ label: sumLabels.discount, rials: order.discount, isDeduction: true })
  if (order.coupon_discount > 0) {
    const label = `${sumLabels.coupon} ${order.coupon_code ?? ''}`.trim()
    rows.push({ label, rials: order.coupon_discount, isDeduction: true })
  }
  if (order.exchange_total > 0) {
    rows.push({ label: 'کالای جایگزین', rials: order.exchange_total, isDeduction: true })
  }
  if (order.type === 'sales') {
    rows.push({
      label: sumLabels.shipping,
      rials: order.shipping_price,
      isFree: order.shipping_price === 0,
    })
  }
  return rows
}

function totalName({ type, status, cash_on_delivery: isAtDoor }: Order): string {
  if (type === 'refer') return 'مبلغ بازگشت'
  if (isAtDoor && isPaid(status) && status !== 'delivery') return 'پرداخت هنگام تحویل'
  if (isPaid(status)) return sumLabels.paid
  return isCancelled(status) ? 'جمع سفارش' : sumLabels.due
}

/** A return of which nothing is left but goods of the same worth. */
export function isEvenExchange({ type, payable, exchange_total: exchangeTotal }: Order): boolean {
  return type === 'refer' && exchangeTotal > 0 && payable === exchangeTotal
}

function Amount({ rials, isDeduction, isFree }: Omit<Row, 'label'>) {
  if (isFree) return <span className="text-success-600">رایگان</span>
  return (
    <span className={cn(isDeduction && 'text-pomegranate-600')}>
      <bdi dir="ltr">
        {isDeduction && '−'}
        {formatAmount(rials)}
      </bdi>{' '}
      <span className="text-xs text-ink-500">{currencyName()}</span>
    </span>
  )
}

export function OrderTotals({ order }: { order: Order }) {
  if (order.status === 'refer_reject') {
    return <p className="text-md">درخواست پذیرفته نشد و پولی بازنمی‌گردد.</p>
  }
  if (order.type === 'refer' && order.status === 'cancel_customer') {
    return <p className="text-md">درخواست را پس گرفتید و کالا نزد شما می‌ماند.</p>
  }
  if (isEvenExchange(order)) {
    return (
      <p className="text-md">
        کالای جایگزین هم‌قیمت است، <bdi>{formatAmount(order.exchange_total)}</bdi> {currencyName()}؛
        پولی نمی‌پردازید و پولی برنمی‌گردد.
      </p>
    )
  }
  const rows = rowsOf(order)
  // Of a return whose worth is that of its goods, the total says it.
  const isOneSum = order.type === 'refer' && rows.length === 1
  return (
    <dl className="grid gap-2 text-md">
      {(isOneSum ? [] : rows).map(({ label, ...amount }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-ink-700">{label}</dt>
          <dd className="font-semibold">
            <Amount {...amount} />
          </dd>
        </div>
      ))}
      <div
        className={cn(
          'flex justify-between gap-3 text-lg',
          !isOneSum && 'mt-1 border-t border-line pt-3',
        )}
      >
        <dt className="font-extrabold">{totalName(order)}</dt>
        <dd className="font-extrabold">
          <Amount rials={order.payable - order.exchange_total} />
        </dd>
      </div>
      {order.exchange_of !== null && (
        <div className="flex justify-between gap-3 text-ink-500">
          <dt>روش پرداخت</dt>
          <dd>ارزش کالای مرجوعی</dd>
        </div>
      )}
      {order.wallet_paid > 0 && (
        <div className="flex justify-between gap-3 text-ink-500">
          <dt>از این مبلغ، از کیف پول</dt>
          <dd>
            <Amount rials={order.wallet_paid} />
          </dd>
        </div>
      )}
    </dl>
  )
}
