'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { Countdown } from '@/components/ui/countdown'
import { ErrorState } from '@/components/ui/error-state'
import { AlertIcon } from '@/components/ui/icons'
import { CheckCircleIcon, InfoIcon } from '@/components/ui/page-icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { CallAnswer } from '@/lib/contract/call'
import type { WholeOrder } from '@/lib/contract/orders/order'
import type { getPayment } from '@/lib/contract/payments'
import { isPaid } from '@/lib/domain/order-statuses'
import { orderQuery } from '@/lib/client/queries/orders'
import { paymentQuery } from '@/lib/client/queries/payments'
import { isNotFound } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import { parseInteger } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { PaidLinks } from './paid-links'

const POLL_INTERVAL = 4_000

type PaymentResult = CallAnswer<typeof getPayment>['data']['payment'] & {
  cash_on_delivery?: boolean
}

/**
 * The result of an order that no bank was visited for: paid by the wallet, or covered whole by a
 * coupon, which leaves no payment at all. A wallet's share alone does not make it paid.
 */
export function paymentResultOf({
  order,
  payments,
}: Pick<WholeOrder, 'order' | 'payments'>): PaymentResult {
  const paid = payments.findLast(({ status }) => status === 'paid')
  const isUnpaid = order.status === 'waiting_payment'
  // Cancelled meanwhile, what needed no payment has not failed at one.
  const neededNone = order.cash_on_delivery || order.payable === 0
  const isDone = paid !== undefined || isPaid(order.status) || neededNone
  return {
    status: isUnpaid ? 'pending' : isDone ? 'paid' : 'failed',
    ref_id: paid?.ref_id ?? null,
    amount: order.payable,
    order_id: order.id,
    order_code: order.code,
    returned_to: null,
    wallet_returned: 0,
    retry_until: null,
    cash_on_delivery: order.cash_on_delivery,
  }
}

export function PaymentResultView() {
  return (
    <QueryProvider>
      <RequestedResult />
    </QueryProvider>
  )
}

function RequestedResult() {
  const searchParams = useSearchParams()
  const id = parseInteger(searchParams.get('payment') ?? '')
  const orderId = parseInteger(searchParams.get('order') ?? '')
  if (id !== null && id > 0)
    return <ResultOfPayment id={id} paymentKey={searchParams.get('key') ?? ''} />
  if (orderId !== null && orderId > 0) return <ResultOfOrder id={orderId} />
  return <UnknownPayment />
}

/** Polled while the bank has not decided. */
function ResultOfPayment({ id, paymentKey }: { id: number; paymentKey: string }) {
  const query = useQuery({
    ...paymentQuery(id, paymentKey),
    refetchInterval: (now) => (now.state.data?.status === 'pending' ? POLL_INTERVAL : false),
  })
  const refresh = () => void query.refetch()
  if (query.data) return <ResultContent payment={query.data} onRefresh={refresh} />
  if (isNotFound(query.error)) return <UnknownPayment />
  return query.error ? (
    <ResultError error={query.error} isFetching={query.isFetching} onRetry={refresh} />
  ) : (
    <ResultSkeleton />
  )
}

function ResultOfOrder({ id }: { id: number }) {
  const query = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && paymentResultOf(data).status === 'pending' ? POLL_INTERVAL : false,
  })
  const refresh = () => void query.refetch()
  if (query.data) return <ResultContent payment={paymentResultOf(query.data)} onRefresh={refresh} />
  if (isNotFound(query.error)) return <UnknownPayment />
  return query.error ? (
    <ResultError error={query.error} isFetching={query.isFetching} onRetry={refresh} />
  ) : (
    <ResultSkeleton />
  )
}

type ResultErrorProps = { error: Error; isFetching: boolean; onRetry: () => void }

function ResultError({ error, isFetching, onRetry }: ResultErrorProps) {
  return (
    <ErrorState
      title="نتیجهٔ پرداخت دریافت نشد"
      text={getErrorMessage(error)}
      isBusy={isFetching}
      onRetry={onRetry}
      action={
        <ButtonLink href={paths.account.allOrders} prefetch={false} variant="ghost">
          سفارش‌های من
        </ButtonLink>
      }
    />
  )
}

function ResultSkeleton() {
  return (
    <Loading label="در حال گرفتن نتیجهٔ پرداخت">
      <Skeleton className="mx-auto h-96 max-w-lg rounded-panel" />
    </Loading>
  )
}

type ResultCardProps = { tone: string; icon: ReactNode; title: string; children: ReactNode }

function ResultCard({ tone, icon, title, children }: ResultCardProps) {
  return (
    <section className="panel mx-auto max-w-lg p-6 text-center desk:p-10">
      <span className={`mx-auto grid size-20 place-items-center rounded-full ${tone}`}>{icon}</span>
      <div role="status">
        <h1 className="mt-5 text-2xl font-extrabold">{title}</h1>
      </div>
      {children}
    </section>
  )
}

function PaymentFacts({ payment }: { payment: PaymentResult }) {
  return (
    <dl className="mx-auto mt-5 grid max-w-xs gap-2 text-start text-md">
      <div className="flex justify-between gap-3">
        <dt className="text-ink-500">مبلغ</dt>
        <dd className="font-bold">
          <bdi>{formatAmount(payment.amount)}</bdi> {currencyName()}
        </dd>
      </div>
      {payment.order_code && (
        <div className="flex items-center justify-between gap-3">
          <dt className="text-ink-500">کد سفارش</dt>
          <dd>
            <CopyText text={payment.order_code} label="کد سفارش" />
          </dd>
        </div>
      )}
      {payment.ref_id && (
        <div className="flex items-center justify-between gap-3">
          <dt className="text-ink-500">شمارهٔ پیگیری</dt>
          <dd>
            <CopyText text={payment.ref_id} label="شمارهٔ پیگیری" />
          </dd>
        </div>
      )}
    </dl>
  )
}

function ResultContent({ payment, onRefresh }: { payment: PaymentResult; onRefresh: () => void }) {
  if (payment.returned_to) return <RefundedResult payment={payment} />
  if (payment.status === 'paid') return <PaidResult payment={payment} />
  return payment.status === 'failed' ? (
    <FailedResult payment={payment} />
  ) : (
    <PendingResult payment={payment} onRefresh={onRefresh} />
  )
}

const OrderReceipt = lazyComponent(() => import('./order-receipt'))

/** The receipt is the customer's own; who only holds the payment's key is told that it is paid. */
function PaidResult({ payment }: { payment: PaymentResult }) {
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const { order_id: orderId } = payment
  const card = <PaidCard payment={payment} />
  if (orderId === null || !isLoggedIn) return card
  return <OrderReceipt orderId={orderId} fallback={card} />
}

function PaidCard({ payment }: { payment: PaymentResult }) {
  const { order_id: orderId } = payment
  return (
    <ResultCard
      tone="bg-success-50 text-success-600"
      icon={<CheckCircleIcon size={40} />}
      title={
        orderId === null
          ? 'کیف پول شما شارژ شد'
          : payment.cash_on_delivery
            ? 'سفارش ثبت شد؛ هنگام تحویل می‌پردازید'
            : 'پرداخت شد؛ سپاس از خرید شما'
      }
    >
      <PaymentFacts payment={payment} />
      <PaidLinks orderId={orderId} />
    </ResultCard>
  )
}

/** Nothing where the wallet was charged. */
function OrderLink({ id }: { id: number | null }) {
  if (id === null) return null
  return (
    <ButtonLink href={paths.account.order(id)} prefetch={false} variant="ghost">
      دیدن سفارش
    </ButtonLink>
  )
}

function FailedResult({ payment }: { payment: PaymentResult }) {
  const { order_id: orderId, retry_until: retryUntil, wallet_returned: returned = 0 } = payment
  return (
    <ResultCard
      tone="bg-pomegranate-50 text-pomegranate-600"
      icon={<AlertIcon size={40} />}
      title="پرداخت انجام نشد"
    >
      <p className="mt-3 text-ink-700">
        اگر پولی از حساب شما کم شده است، تا ۷۲ ساعت به همان حساب بازمی‌گردد.
        {returned > 0 &&
          ` ${formatAmount(returned)} ${currencyName()} که از کیف پول برداشته بودیم به آن برگشت.`}
        {retryUntil && ' کالاهای سفارش تا پایان مهلت پرداخت برای شما می‌ماند.'}
      </p>
      <PaymentFacts payment={payment} />
      {retryUntil && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-2 text-md">
          مهلت پرداخت
          <Countdown until={retryUntil} size="sm" isBrief label="مهلت پرداخت" ended="تمام شد" />
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {orderId !== null && retryUntil && (
          <ButtonLink href={paths.payment(orderId)} prefetch={false}>
            پرداخت دوباره
          </ButtonLink>
        )}
        {orderId === null && (
          <ButtonLink href={paths.account.wallet} prefetch={false}>
            بازگشت به کیف پول
          </ButtonLink>
        )}
        <OrderLink id={orderId} />
      </div>
    </ResultCard>
  )
}

const refundReasons = {
  order:
    'این پرداخت برای سفارش شما به کار نرفت؛ برای نمونه چون سفارش پیش‌تر پرداخت یا لغو شده بود، یا مهلت آن گذشته بود.',
  charge: 'این پرداخت برای شارژ کیف پول به کار نرفت.',
}

function RefundedResult({ payment }: { payment: PaymentResult }) {
  const isToWallet = payment.returned_to === 'wallet'
  return (
    <ResultCard
      tone="bg-saffron-100 text-saffron-800"
      icon={<InfoIcon size={40} />}
      title="پول شما بازگردانده شد"
    >
      <p className="mt-3 text-ink-700">
        {payment.order_id === null ? refundReasons.charge : refundReasons.order}{' '}
        {isToWallet ? 'همهٔ مبلغ به کیف پول شما برگشت.' : 'همهٔ مبلغ به کارت شما بازمی‌گردد.'}
      </p>
      <PaymentFacts payment={payment} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={isToWallet ? paths.account.wallet : paths.home} prefetch={false}>
          {isToWallet ? 'کیف پول' : 'صفحهٔ اصلی'}
        </ButtonLink>
        <OrderLink id={payment.order_id} />
      </div>
    </ResultCard>
  )
}

function PendingResult({ payment, onRefresh }: { payment: PaymentResult; onRefresh: () => void }) {
  return (
    <ResultCard
      tone="bg-saffron-100 text-saffron-800"
      icon={<InfoIcon size={40} />}
      title="در حال بررسی"
    >
      <p className="mt-3 text-ink-700">
        بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است. لازم نیست دوباره بپردازید؛ خودمان از بانک می‌پرسیم و
        همین صفحه تازه می‌شود.
      </p>
      <PaymentFacts payment={payment} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="soft" onClick={onRefresh}>
          بررسی دوباره
        </Button>
        <OrderLink id={payment.order_id} />
      </div>
    </ResultCard>
  )
}

function UnknownPayment() {
  return (
    <ResultCard
      tone="bg-saffron-100 text-saffron-800"
      icon={<InfoIcon size={40} />}
      title="این پرداخت شناخته نشد"
    >
      <p className="mt-3 text-ink-700">
        اگر پولی از حساب شما کم شده، یا سفارش شما ثبت شده است یا مبلغ تا ۷۲ ساعت به حساب شما
        بازمی‌گردد.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.account.allOrders} prefetch={false}>
          سفارش‌های من
        </ButtonLink>
      </div>
    </ResultCard>
  )
}
