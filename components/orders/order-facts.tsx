import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { CopyText } from '@/components/ui/copy-text'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { formatAddress } from '@/lib/domain/address-text'
import { isCancelled, isFailed } from '@/lib/domain/order-statuses'
import { EntryNote, MoneyEntry } from './money-entry'
import { arrivalOf, formatArrival, formatDelivery } from './order-arrival'
import { headTransferOf } from './order-ending'
import { isTracked, trackingLabelOf } from './parcel-tracking'
import { RefundEntry } from './refund-entry'

export const gatewayNames: Record<string, string> = {
  'cash-on-delivery': 'پرداخت در محل',
  'card-to-card': 'کارت به کارت',
  wallet: 'کیف پول',
  zarinpal: 'زرین‌پال',
  zibal: 'زیبال',
  'test-bank': 'بانک آزمایشی',
}
const paymentNames: Record<WholeOrder['payments'][number]['status'], string> = {
  pending: 'در حال بررسی',
  paid: 'موفق',
  failed: 'ناموفق',
  reversed: 'برگشت خورد',
}

type FactProps = {
  label: string
  /** Too long to stand beside its label. */
  isLong?: boolean
  children: ReactNode
}

function Fact({ label, isLong = false, children }: FactProps) {
  return (
    <div className={cn(!isLong && 'flex items-baseline gap-3')}>
      <dt className={cn('text-sm text-ink-500', !isLong && 'w-20 shrink-0')}>{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Of a return it is when the courier fetches it. */
const deliveryLabel = ({ type }: Order) => (type === 'refer' ? 'پیک می‌آید' : 'زمان تحویل')

export function OrderFacts({ whole }: { whole: WholeOrder }) {
  const { order, address } = whole
  // The head of the page has said when it comes, or came.
  const isShownAbove = arrivalOf(order) !== null
  // Of an accepted return the next step says it.
  const isAwaited = !isShownAbove && !isFailed(order.status) && order.status !== 'refer_accept'
  const format = order.type === 'refer' || order.is_pickup ? formatDelivery : formatArrival
  const delivery = isAwaited && order.delivery && format(order.delivery)
  const addressText = address && formatAddress(address)
  return (
    <dl className="grid gap-2 text-md">
      {address?.receiver_name && (
        <Fact label={order.type === 'refer' ? 'نام' : 'گیرنده'}>
          {address.receiver_name}
          {address.receiver_mobile && (
            <>
              {'، '}
              <bdi dir="ltr">{persianDigits(address.receiver_mobile)}</bdi>
            </>
          )}
        </Fact>
      )}
      {addressText && <Fact label="نشانی">{holdMeasures(persianDigits(addressText))}</Fact>}
      {address?.postal_code && (
        <Fact label="کد پستی">
          <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
        </Fact>
      )}
      {order.shipping_method && <Fact label="روش ارسال">{order.shipping_method}</Fact>}
      {delivery && <Fact label={deliveryLabel(order)}>{delivery}</Fact>}
      {order.tracking_code && !isTracked(order) && (
        <Fact label={trackingLabelOf(order)} isLong>
          <CopyText text={order.tracking_code} label="کد رهگیری" />
        </Fact>
      )}
      {order.note && <Fact label="یادداشت شما">{order.note}</Fact>}
    </dl>
  )
}

/** The sum that stands right above it. */
function isWholeSum({ status, amount }: WholeOrder['payments'][number], order: Order): boolean {
  return status === 'paid' && amount === order.payable - order.exchange_total
}

export function OrderPayments({ whole }: { whole: WholeOrder }) {
  const { order, items, payments, refunds, refers, exchange } = whole
  const exchanges = [exchange, ...refers.map((refer) => refer.exchange)].flatMap((one) =>
    one && !isCancelled(one.status) ? [one] : [],
  )
  if (payments.length + refunds.length === 0) return null
  return (
    <ul className="grid gap-3 text-md">
      {payments.map((payment) => (
        <MoneyEntry
          key={payment.id}
          title={`${gatewayNames[payment.gateway] ?? payment.gateway} · ${paymentNames[payment.status]}`}
          {...(!isWholeSum(payment, order) && { amount: payment.amount })}
        >
          <EntryNote>
            {formatDateTime(payment.paid_at ?? payment.created_at)}
            {payment.ref_id && (
              <>
                {' · شمارهٔ پیگیری '}
                <CopyText text={payment.ref_id} label="شمارهٔ پیگیری" />
              </>
            )}
          </EntryNote>
        </MoneyEntry>
      ))}
      {refunds.map((refund) => (
        <RefundEntry
          key={`refund-${refund.id}`}
          refund={refund}
          items={items}
          hasTransferInHead={headTransferOf(whole) === refund}
        />
      ))}
      {exchanges.map(({ id, code, payable }) => (
        <MoneyEntry
          key={`exchange-${id}`}
          title={
            <>
              پرداخت سفارش تعویض <bdi dir="ltr">{persianDigits(code)}</bdi>
            </>
          }
          amount={-payable}
          isSigned
        />
      ))}
    </ul>
  )
}

const NO_REASON_GIVEN = 'فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی» در همین صفحه بپرسید.'

type EndedOrder = Pick<WholeOrder, 'order' | 'events'>

/** The shop's reason; a customer knows their own. */
function endReason({ order, events }: EndedOrder): string | null {
  if (!isFailed(order.status)) return null
  const endEvent = events.findLast(({ to_status: to }) => to === order.status)
  return endEvent && endEvent.actor !== 'customer' ? endEvent.note.trim() || NO_REASON_GIVEN : null
}

export function OrderEndReason({ whole }: { whole: EndedOrder }) {
  const reason = endReason(whole)
  if (reason === null) return null
  return (
    <p className="mt-4 whitespace-pre-line text-md [overflow-wrap:anywhere] first:mt-0">
      <strong className="text-pomegranate-600">
        {whole.order.type === 'refer' ? 'دلیل نپذیرفتن:' : 'دلیل لغو:'}
      </strong>{' '}
      <bdi>{reason}</bdi>
    </p>
  )
}
