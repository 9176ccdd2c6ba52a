'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { Countdown } from '@/components/ui/countdown'
import { ErrorState } from '@/components/ui/error-state'
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/components/ui/icons'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/api/account'
import { paymentQuery } from '@/lib/api/checkout'
import { isMissing } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { QueryProvider } from '@/lib/api/query-provider'
import { parseInteger } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { paymentOfOrder, type Payment } from './payment-of-order'

const ASK_AGAIN = 4_000

export function PaymentEnd() {
  return (
    <QueryProvider>
      <End />
    </QueryProvider>
  )
}

function End() {
  const asked = useSearchParams()
  const id = parseInteger(asked.get('payment') ?? '')
  const orderId = parseInteger(asked.get('order') ?? '')
  if (id !== null && id > 0) return <OfPayment id={id} paymentKey={asked.get('key') ?? ''} />
  if (orderId !== null && orderId > 0) return <OfOrder id={orderId} />
  return <Unknown />
}

/** Asked again for as long as the bank has not said. */
function OfPayment({ id, paymentKey }: { id: number; paymentKey: string }) {
  const query = useQuery({
    ...paymentQuery(id, paymentKey),
    refetchInterval: (now) => (now.state.data?.status === 'pending' ? ASK_AGAIN : false),
  })
  const ask = () => void query.refetch()
  if (query.data) return <Told payment={query.data} onAsk={ask} />
  if (isMissing(query.error)) return <Unknown />
  return query.error ? (
    <Unanswered error={query.error} busy={query.isFetching} onAsk={ask} />
  ) : (
    <Waiting />
  )
}

function OfOrder({ id }: { id: number }) {
  const query = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && paymentOfOrder(data).status === 'pending' ? ASK_AGAIN : false,
  })
  const ask = () => void query.refetch()
  if (query.data) return <Told payment={paymentOfOrder(query.data)} onAsk={ask} />
  if (isMissing(query.error)) return <Unknown />
  return query.error ? (
    <Unanswered error={query.error} busy={query.isFetching} onAsk={ask} />
  ) : (
    <Waiting />
  )
}

type UnansweredProps = { error: Error; busy: boolean; onAsk: () => void }

function Unanswered({ error, busy, onAsk }: UnansweredProps) {
  return (
    <ErrorState
      title="نتیجهٔ پرداخت دریافت نشد"
      text={sentenceOf(error)}
      busy={busy}
      onRetry={onAsk}
      action={
        <ButtonLink href={paths.account.allOrders} prefetch={false} variant="ghost">
          سفارش‌های من
        </ButtonLink>
      }
    />
  )
}

function Waiting() {
  return (
    <Loading label="در حال گرفتن نتیجهٔ پرداخت">
      <Skeleton className="mx-auto h-96 max-w-lg rounded-panel" />
    </Loading>
  )
}

type FrameProps = { tone: string; icon: ReactNode; title: string; children: ReactNode }

function Frame({ tone, icon, title, children }: FrameProps) {
  return (
    <section className="mx-auto max-w-lg rounded-panel bg-paper p-6 text-center shadow-card desk:p-10">
      <span className={`mx-auto grid size-20 place-items-center rounded-full ${tone}`}>{icon}</span>
      <div role="status">
        <h1 className="mt-5 text-2xl font-extrabold">{title}</h1>
      </div>
      {children}
    </section>
  )
}

function Facts({ payment }: { payment: Payment }) {
  return (
    <dl className="mx-auto mt-5 grid max-w-xs gap-2 text-start text-md">
      <div className="flex justify-between gap-3">
        <dt className="text-ink-500">مبلغ</dt>
        <dd className="font-bold">
          <bdi>{formatToman(payment.amount)}</bdi> {TOMAN}
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

function Told({ payment, onAsk }: { payment: Payment; onAsk: () => void }) {
  if (payment.returned_to) return <Returned payment={payment} />
  if (payment.status === 'paid') return <Paid payment={payment} />
  return payment.status === 'failed' ? (
    <Failed payment={payment} />
  ) : (
    <InDoubt payment={payment} onAsk={onAsk} />
  )
}

function Paid({ payment }: { payment: Payment }) {
  const { order_id: orderId } = payment
  return (
    <Frame
      tone="bg-success-50 text-success-600"
      icon={<CheckCircleIcon size={40} />}
      title={orderId === null ? 'کیف پول شما شارژ شد' : 'پرداخت شد؛ سپاس از خرید شما'}
    >
      <Facts payment={payment} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink
          href={orderId === null ? paths.account.wallet : paths.account.order(orderId)}
          prefetch={false}
        >
          {orderId === null ? 'کیف پول' : 'پیگیری سفارش'}
        </ButtonLink>
        <ButtonLink href={paths.home} variant="ghost">
          ادامهٔ خرید
        </ButtonLink>
      </div>
    </Frame>
  )
}

function Failed({ payment }: { payment: Payment }) {
  const { order_id: orderId, retry_until: until } = payment
  return (
    <Frame
      tone="bg-pomegranate-50 text-pomegranate-600"
      icon={<AlertIcon size={40} />}
      title="پرداخت انجام نشد"
    >
      <p className="mt-3 text-ink-700">
        اگر پولی از حساب شما کم شده است، تا ۷۲ ساعت به همان حساب بازمی‌گردد.
        {until && ' کالاهای سفارش تا پایان مهلت پرداخت برای شما می‌ماند.'}
      </p>
      <Facts payment={payment} />
      {until && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-2 text-md">
          مهلت پرداخت
          <Countdown until={until} size="sm" brief label="مهلت پرداخت" ended="تمام شد" />
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {orderId !== null && until && (
          <ButtonLink href={paths.pay(orderId)} prefetch={false}>
            پرداخت دوباره
          </ButtonLink>
        )}
        {orderId === null && (
          <ButtonLink href={paths.account.wallet} prefetch={false}>
            بازگشت به کیف پول
          </ButtonLink>
        )}
        {orderId !== null && (
          <ButtonLink href={paths.account.order(orderId)} prefetch={false} variant="ghost">
            دیدن سفارش
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

const returnedWhy = {
  order:
    'این پرداخت برای سفارش شما به کار نرفت؛ برای نمونه چون سفارش پیش‌تر پرداخت یا لغو شده بود، یا مهلت آن گذشته بود.',
  charge: 'این پرداخت برای شارژ کیف پول به کار نرفت.',
}

function Returned({ payment }: { payment: Payment }) {
  const toWallet = payment.returned_to === 'wallet'
  return (
    <Frame
      tone="bg-saffron-100 text-saffron-800"
      icon={<InfoIcon size={40} />}
      title="پول شما بازگردانده شد"
    >
      <p className="mt-3 text-ink-700">
        {payment.order_id === null ? returnedWhy.charge : returnedWhy.order}{' '}
        {toWallet ? 'همهٔ مبلغ به کیف پول شما برگشت.' : 'همهٔ مبلغ به کارت شما بازمی‌گردد.'}
      </p>
      <Facts payment={payment} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={toWallet ? paths.account.wallet : paths.home} prefetch={false}>
          {toWallet ? 'کیف پول' : 'صفحهٔ اصلی'}
        </ButtonLink>
        {payment.order_id !== null && (
          <ButtonLink href={paths.account.order(payment.order_id)} prefetch={false} variant="ghost">
            دیدن سفارش
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

function InDoubt({ payment, onAsk }: { payment: Payment; onAsk: () => void }) {
  return (
    <Frame
      tone="bg-saffron-100 text-saffron-800"
      icon={<InfoIcon size={40} />}
      title="در حال بررسی"
    >
      <p className="mt-3 text-ink-700">
        بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است. لازم نیست دوباره بپردازید؛ خودمان از بانک
        می‌پرسیم و همین صفحه تازه می‌شود.
      </p>
      <Facts payment={payment} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="soft" onClick={onAsk}>
          بررسی دوباره
        </Button>
        {payment.order_id !== null && (
          <ButtonLink href={paths.account.order(payment.order_id)} prefetch={false} variant="ghost">
            دیدن سفارش
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

function Unknown() {
  return (
    <Frame
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
    </Frame>
  )
}
