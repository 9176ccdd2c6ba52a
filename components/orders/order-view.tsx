'use client'

import { useQueryClient } from '@tanstack/react-query'
import '@/styles/paper.css'
import Link from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'
import { PageHead } from '@/components/account/page-head'
import { RateProduct } from '@/components/reviews/rate-product'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import { Badge } from '@/components/ui/badge'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import type { Order, WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { orderKeys } from '@/lib/client/query-keys'
import { formatDateTime, formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { DeliveryChanges } from './delivery-changes'
import { OrderActions } from './order-actions'
import { OrderBoundary } from './order-boundary'
import { OrderOrigin, ReturnList, WantedInstead } from './order-links'
import { arrivalOf, OrderEndReason, OrderFacts, OrderPayments } from './order-facts'
import { ParcelTracking } from './parcel-tracking'
import { ReturnNextStep } from './return-next-step'
import { orderTimeline } from './order-timeline'
import { OrderProgress } from './order-progress'
import { OrderTotals } from './order-totals'
import { kindNameOf, statusNameOf, statusTone } from './order-labels'
import { UnpaidOrder } from './unpaid-order'
import { MixedText } from '@/components/ui/mixed-text'

function variantOf({ parent_value: chosen }: OrderItem): string {
  return Object.entries(chosen)
    .map(([name, value]) => `${name}: ${value}، `)
    .join('')
}

function OrderLineList({ whole: { order, items, ratings } }: { whole: WholeOrder }) {
  const queryClient = useQueryClient()
  const isRatable = order.type === 'sales' && order.status === 'delivery'
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          {item.picture ? (
            <Picture
              {...responsiveImage(item.picture.url)}
              alt=""
              sizes="80px"
              width={80}
              height={80}
              className="stage size-20 shrink-0 rounded-control object-cover"
            />
          ) : (
            <span className="size-20 shrink-0 rounded-control bg-ink-100" />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 basis-full desk:flex-1 desk:basis-0">
              <h3 className="font-medium">
                <Link
                  href={paths.product(item.slug)}
                  prefetch={false}
                  className="hover:text-brand-700"
                >
                  <MixedText>{holdMeasures(item.title)}</MixedText>
                </Link>
              </h3>
              <p className="text-sm text-ink-500">
                <MixedText>{`${variantOf(item)}${persianDigits(item.quantity)}\u00a0عدد`}</MixedText>
              </p>
              {item.reason && <p className="text-sm text-ink-700">دلیل: {item.reason}</p>}
              {item.exchange && <WantedInstead exchange={item.exchange} />}
              {isRatable && (
                <RateProduct
                  productId={item.product_id}
                  title={item.title}
                  rate={ratings.find((one) => one.product_id === item.product_id)?.rate ?? null}
                  onRated={() =>
                    void queryClient.invalidateQueries({ queryKey: orderKeys.detail(order.id) })
                  }
                />
              )}
            </div>
            <p className="shrink-0 text-md desk:text-end">
              {item.price > item.final_price && (
                <s className="me-2 text-sm text-ink-500">
                  <bdi>{formatAmount(item.price * item.quantity)}</bdi>
                </s>
              )}
              <bdi className="font-bold">{formatAmount(item.final_price * item.quantity)}</bdi>{' '}
              <span className="text-xs text-ink-500">{currencyName()}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function paymentTitleOf({ type, exchange_total: exchangeTotal }: Order): string {
  if (type === 'sales') return 'پرداخت'
  return exchangeTotal > 0 ? 'تعویض و بازگشت پول' : 'بازگشت پول'
}

function ReturnDeadline({ until }: { until: string }) {
  return (
    <p className="-mt-2 text-ink-700 print:hidden">
      تا {formatWeekday(until)} می‌توانید مرجوع یا تعویض کنید.{' '}
      <Link
        href={paths.textPage('returns')}
        prefetch={false}
        className="font-semibold text-brand-700 underline"
      >
        راهنمای مرجوعی
      </Link>
    </p>
  )
}

export function OrderView() {
  return <OrderBoundary>{(whole) => <OrderDetails whole={whole} />}</OrderBoundary>
}

function OrderDetails({ whole }: { whole: WholeOrder }) {
  const { order, refers, return_until: returnEnd } = whole
  const isReturn = order.type === 'refer'
  const arrival = arrivalOf(order)
  const isUnrated = !isReturn && order.status === 'delivery' && whole.ratings.length === 0
  return (
    <div data-sheet="order">
      <PageHead
        title={`${kindNameOf(order)} ${persianDigits(order.code)}`}
        back={paths.account.orders(isReturn ? 'returned' : 'ongoing-orders')}
        text={
          <>
            ثبت در <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
          </>
        }
        action={<Badge tone={statusTone(order.status)}>{statusNameOf(order)}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4">
        <Panel>
          {arrival && <p className="mb-4 text-xl font-extrabold phone:text-lg">{arrival}</p>}
          <ParcelTracking order={order} />
          {returnEnd && <ReturnDeadline until={returnEnd} />}
          <UnpaidOrder whole={whole} />
          <OrderEndReason whole={whole} />
          <ReturnNextStep whole={whole} />
          <OrderActions whole={whole} />
          <OrderOrigin whole={whole} />
          <OrderProgress steps={orderTimeline(whole)} />
        </Panel>
        <Panel title="کالاها">
          {isUnrated && (
            <p className="-mt-2 mb-4 text-ink-700 print:hidden">
              همه‌چیز روبه‌راه است؟ به کالاهایی که رسیده ستاره بدهید.
            </p>
          )}
          <OrderLineList whole={whole} />
          <PictureThumbnails
            label="عکس‌های شما"
            pictures={whole.pictures.map((url, index) => ({
              url,
              alt: `عکس ${persianDigits(index + 1)}`,
            }))}
            className="mt-4 border-t border-line pt-4"
          />
        </Panel>
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title={isReturn ? 'فرستنده' : 'ارسال'}>
            <OrderFacts whole={whole} />
            <DeliveryChanges whole={whole} className="mt-4 border-t border-line pt-4" />
          </Panel>
          <Panel title={paymentTitleOf(order)}>
            <OrderTotals order={order} />
            <div className="mt-4 border-t border-line pt-4 empty:hidden">
              <OrderPayments whole={whole} />
            </div>
          </Panel>
        </div>
        <ReturnList refers={refers} />
      </div>
    </div>
  )
}
