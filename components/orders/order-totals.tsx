import { cn } from '@/components/ui/cn'
import { isPaid } from '@/lib/domain/order-transitions'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { Countdown } from '@/components/ui/countdown'

type Row = { label: string; rials: number; isDeduction?: boolean; isFree?: boolean }

function rowsOf(order: Order): Row[] {
  const rows: Row[] = [{ label: 'بهای کالاها', rials: order.items_total }]
  if (order.discount > 0)
    rows.push({ label: 'تخفیف کالاها', rials: order.discount, isDeduction: true })
  if (order.coupon_discount > 0) {
    const label = `کد تخفیف ${order.coupon_code ?? ''}`.trim()
    rows.push({ label, rials: order.coupon_discount, isDeduction: true })
  }
  if (order.type === 'sales') {
    rows.push({ label: 'ارسال', rials: order.shipping_price, isFree: order.shipping_price === 0 })
  }
  return rows
}

function totalName({ type, status }: Order): string {
  if (type === 'refer') return 'مبلغ بازگشت'
  if (isPaid(status)) return 'مبلغ پرداختی'
  return status.startsWith('cancel') ? 'جمع سفارش' : 'قابل پرداخت'
}

function Amount({ rials, isDeduction, isFree }: Omit<Row, 'label'>) {
  if (isFree) return <span className="text-success-600">رایگان</span>
  return (
    <span className={cn(isDeduction && 'text-pomegranate-600')}>
      <bdi dir="ltr">
        {isDeduction && '−'}
        {formatToman(rials)}
      </bdi>{' '}
      <span className="text-xs text-ink-500">{TOMAN}</span>
    </span>
  )
}

export function OrderTotals({ order }: { order: Order }) {
  if (order.status === 'refer_reject') {
    return <p className="text-md">درخواست پذیرفته نشد و پولی بازنمی‌گردد.</p>
  }
  return (
    <dl className="grid gap-2 text-md">
      {rowsOf(order).map(({ label, ...amount }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-ink-700">{label}</dt>
          <dd className="font-semibold">
            <Amount {...amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-3 border-t border-line pt-3 text-lg">
        <dt className="font-extrabold">{totalName(order)}</dt>
        <dd className="font-extrabold">
          <Amount rials={order.payable} />
        </dd>
      </div>
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

/** True as well for who came back from the bank without paying. */
export function hasPendingPayment({ payments }: Pick<WholeOrder, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'pending')
}

export function PendingPaymentNotice() {
  return (
    <p className="mb-4 rounded-card bg-saffron-100 p-4 text-md text-saffron-900">
      <strong className="block">پاسخ بانک برای پرداخت پیشین هنوز نرسیده است.</strong>
      اگر در بانک پرداخته‌اید، دوباره نپردازید؛ نتیجه را از بانک می‌پرسیم و تا چند دقیقهٔ دیگر روشن
      می‌شود. اگر نپرداخته‌اید، می‌توانید همین حالا بپردازید.
    </p>
  )
}

type PaymentDeadlineProps = { until: string; className: string }

export function PaymentDeadline({ until, className }: PaymentDeadlineProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-2 text-md text-ink-700', className)}>
      کالاها تا پایان این مهلت برای شما نگه داشته می‌شود:
      <Countdown until={until} size="sm" isBrief label="مهلت پرداخت" ended="تمام شد" />
    </p>
  )
}
