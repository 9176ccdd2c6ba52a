'use client'

import '@/styles/paper.css'
import { cn } from '@/components/ui/cn'
import { useRef, type RefObject } from 'react'
import Link from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { PageHead } from '@/components/account/page-head'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { DeliveryChanges } from './delivery-changes'
import { OrderActions } from './order-actions'
import { OrderBoundary } from './order-boundary'
import { isGivenBack } from './line-returns'
import { OrderLineList } from './order-line-list'
import { describeOpenReturn, OrderOrigin, ReturnList } from './order-links'
import { OrderBadge } from './order-badge'
import { OrderEndReason, OrderFacts, OrderPayments } from './order-facts'
import { endingOf, headTransferOf, ReturnedMoney } from './order-ending'
import { formatReturnEnd, isOrderLate } from './order-arrival'
import { LateOrder } from './late-order'
import { ParcelTracking } from './parcel-tracking'
import { TransferButton } from './refund-entry'
import { RefundPath, ReturnCost } from './refund-path'
import { ReturnNextStep } from './return-next-step'
import { orderTimeline } from './order-timeline'
import { OrderProgress } from './order-progress'
import { isEvenExchange, OrderTotals } from './order-totals'
import { kindNameOf } from './order-labels'
import { headlineOf } from './order-title'
import { UnpaidOrder } from './unpaid-order'

function paymentTitleOf(order: Order): string {
  if (order.type === 'sales') return 'پرداخت'
  if (isEvenExchange(order)) return 'تعویض هم‌قیمت'
  return order.exchange_total > 0 ? 'تعویض و بازگشت پول' : 'بازگشت پول'
}

/** Its one movement says the sum of the return, its day and where it went. */
function isSumOfOneRefund({ order, refunds }: WholeOrder): boolean {
  const { type, status, payable, items_total: goods, exchange_total: exchangeTotal } = order
  const isPlain = type === 'refer' && status === 'refer_done' && exchangeTotal === 0
  return isPlain && goods === payable && refunds.length === 1 && refunds[0]?.amount === payable
}

type SettledActionProps = { whole: WholeOrder; headingRef: RefObject<HTMLHeadingElement | null> }

/** Where the money of a settled return can go on to, or where it lies. */
function SettledAction({ whole, headingRef }: SettledActionProps) {
  const { order, refunds } = whole
  const transfer = headTransferOf(whole)
  const liesInWallet = refunds.some(
    (refund) => refund.way === 'wallet' && refund.transfer_amount === null,
  )
  // What an exchange cost has left the wallet again.
  const hasRest = order.payable > order.exchange_total
  if (!transfer && !(order.status === 'refer_done' && hasRest && liesInWallet)) return null
  return (
    <div className="flex print:hidden phone:[&>*]:w-full">
      {transfer ? (
        <TransferButton refund={transfer} fallbackRef={headingRef} />
      ) : (
        <ButtonLink href={paths.account.wallet} prefetch={false} variant="soft" size="sm">
          دیدن کیف پول
        </ButtonLink>
      )}
    </div>
  )
}

/** What the customer has sent with a return. */
function OwnPictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  const caption = urls.length > 1 ? 'عکس‌های شما' : 'عکس شما'
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p aria-hidden="true" className="mb-2 text-sm text-ink-500">
        {caption}
      </p>
      <PictureThumbnails
        label={caption}
        pictures={urls.map((url, index) => ({ url, alt: `عکس ${persianDigits(index + 1)}` }))}
      />
    </div>
  )
}

function ReturnDeadline({ until }: { until: string }) {
  return (
    <p className="text-ink-700 print:hidden">
      {formatReturnEnd(until)} می‌توانید مرجوع یا تعویض کنید.{' '}
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

type OrderViewProps = {
  /** Of the shop, for what is late. */
  phone?: string
}

export function OrderView({ phone }: OrderViewProps) {
  return <OrderBoundary>{(whole) => <OrderDetails whole={whole} phone={phone} />}</OrderBoundary>
}

function OrderDetails({ whole, phone }: OrderViewProps & { whole: WholeOrder }) {
  const { order, refers, return_until: returnEnd } = whole
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isReturn = order.type === 'refer'
  const isOneRefund = isSumOfOneRefund(whole)
  const ending = endingOf(whole)
  const headline = headlineOf(whole)
  const hasEndInHead = headline !== null && (ending !== null || order.status === 'delivery')
  const openReturn = describeOpenReturn(whole)
  const isUnrated =
    !isReturn &&
    !openReturn &&
    order.status === 'delivery' &&
    whole.ratings.length === 0 &&
    !whole.items.some((item) => isGivenBack(whole, item))
  return (
    <div data-sheet="order">
      <PageHead
        title={headline ?? `${kindNameOf(order)} ${persianDigits(order.code)}`}
        headingRef={headingRef}
        back={paths.account.orders(isReturn ? 'returned' : 'ongoing-orders')}
        text={
          <>
            {openReturn && <span className="block font-semibold text-ink-900">{openReturn} </span>}
            {headline && (
              <>
                {kindNameOf(order)} <bdi dir="ltr">{persianDigits(order.code)}</bdi> ·{' '}
              </>
            )}
            ثبت در{' '}
            <time dateTime={order.created_at} className="whitespace-nowrap">
              {formatDateTime(order.created_at)}
            </time>
          </>
        }
        action={!hasEndInHead && <OrderBadge whole={whole} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <Panel>
          <ReturnedMoney whole={whole} />
          <LateOrder whole={whole} phone={phone} headingRef={headingRef} />
          <ParcelTracking order={order} />
          {returnEnd && <ReturnDeadline until={returnEnd} />}
          <UnpaidOrder whole={whole} />
          <OrderEndReason whole={whole} />
          <ReturnNextStep whole={whole} phone={phone} />
          <div className="mt-4 grid gap-3 first:mt-0 sm:flex sm:gap-2">
            <SettledAction whole={whole} headingRef={headingRef} />
            <OrderActions whole={whole} />
          </div>
          <OrderOrigin whole={whole} />
          <OrderProgress
            steps={orderTimeline(whole)}
            label={`مرحله‌های ${kindNameOf(order)}`}
            hasEndInHead={hasEndInHead}
          />
        </Panel>
        {openReturn && <ReturnList refers={refers} />}
        <Panel title="کالاها">
          {isUnrated && (
            <p className="-mt-2 mb-4 text-ink-700 print:hidden">
              همه‌چیز روبه‌راه است؟ به کالاهایی که رسیده ستاره بدهید.
            </p>
          )}
          <OrderLineList whole={whole} />
          <OwnPictures urls={whole.pictures} />
        </Panel>
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title={isReturn ? 'فرستنده' : 'ارسال'}>
            <OrderFacts whole={whole} />
            <DeliveryChanges
              whole={whole}
              hasTimeAbove={isOrderLate(order)}
              className="mt-4 border-t border-line pt-4"
            />
          </Panel>
          <Panel title={paymentTitleOf(order)}>
            {!isOneRefund && <OrderTotals order={order} />}
            <ReturnCost whole={whole} />
            <RefundPath whole={whole} />
            <div className={cn('empty:hidden', !isOneRefund && 'mt-4 border-t border-line pt-4')}>
              <OrderPayments whole={whole} />
            </div>
          </Panel>
        </div>
        {!openReturn && <ReturnList refers={refers} />}
      </div>
    </div>
  )
}
