'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Panel } from '@/components/ui/panel'
import {
  OrderTotals,
  hasPendingPayment,
  PendingPaymentNotice,
} from '@/components/orders/order-totals'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { Button, ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/client/queries/orders'
import { payOrder } from '@/lib/client/queries/payments'
import { isNotFound } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { PaymentMethodField } from './payment-method-field'

/** An order that waits for its money is paid here. */
export function PaymentView() {
  return (
    <QueryProvider>
      <OrderToPay />
    </QueryProvider>
  )
}

function OrderToPay() {
  const known = useUser((user) => user.hydrated && user.isUser)
  const hydrated = useUser((user) => user.hydrated)
  const id = parseInteger(useSearchParams().get('order') ?? '') ?? 0
  const query = useQuery({ ...orderQuery(id), enabled: known && id > 0 })
  if (hydrated && !known) return <LoginPrompt id={id} />
  if (id <= 0 || isNotFound(query.error)) return <OrderNotFound />
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-96 rounded-panel" />}>
      {(whole) => <PaymentForm whole={whole} />}
    </QueryBoundary>
  )
}

function LoginPrompt({ id }: { id: number }) {
  return (
    <EmptyState
      title="برای پرداخت وارد شوید"
      action={<ButtonLink href={paths.loginThen(paths.payment(id))}>ورود</ButtonLink>}
    />
  )
}

function OrderNotFound() {
  return (
    <EmptyState
      title="این سفارش پیدا نشد"
      action={<ButtonLink href={paths.account.orders('waiting-payment')}>سفارش‌های من</ButtonLink>}
    />
  )
}

function PaymentForm({ whole }: { whole: WholeOrder }) {
  const router = useRouter()
  const { order, actions } = whole
  const [way, setWay] = useState<{ gateway: string | null; useWallet: boolean }>({
    gateway: null,
    useWallet: false,
  })
  const [busy, setBusy] = useState(false)
  if (!actions.includes('pay')) {
    return (
      <EmptyState
        title="این سفارش در انتظار پرداخت نیست"
        action={<ButtonLink href={paths.account.order(order.id)}>دیدن سفارش</ButtonLink>}
      />
    )
  }
  const due = order.payable - order.wallet_paid
  const inDoubt = hasPendingPayment(whole)

  async function pay(): Promise<void> {
    if (busy || way.gateway === null) return
    setBusy(true)
    try {
      const body = { order_id: order.id, gateway: way.gateway, use_wallet: way.useWallet }
      const bank = await payOrder(body)
      if (bank === null) router.replace(paths.paymentResult(order.id))
      else hardNavigate(bank, { external: true })
    } catch (error) {
      const sentence = getErrorMessage(error)
      if (sentence) void notify.error(sentence)
      setBusy(false)
    }
  }

  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_340px] md:gap-6">
      <Panel title={`پرداخت سفارش ${persianDigits(order.code)}`}>
        {order.expires_at && (
          <p className="mb-4 flex flex-wrap items-center gap-2 text-md text-ink-700">
            کالاها تا پایان این مهلت برای شما نگه داشته می‌شود:
            <Countdown
              until={order.expires_at}
              size="sm"
              brief
              label="مهلت پرداخت"
              ended="تمام شد"
            />
          </p>
        )}
        {inDoubt && <PendingPaymentNotice />}
        <PaymentMethodField due={due} {...way} onChoose={setWay} />
        <Button
          full
          variant={inDoubt ? 'soft' : 'primary'}
          className="mt-5"
          busy={busy}
          disabled={way.gateway === null}
          onClick={() => void pay()}
        >
          پرداخت
        </Button>
      </Panel>
      <Panel title="صورت‌حساب">
        <OrderTotals order={order} />
      </Panel>
    </div>
  )
}
