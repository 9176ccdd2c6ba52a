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
import { isNotFound } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { PaymentMethodField, usePaymentOptions, type PaymentChoice } from './payment-method-field'

export function PaymentView() {
  return (
    <QueryProvider>
      <OrderToPay />
    </QueryProvider>
  )
}

function OrderToPay() {
  const isHydrated = useUser((user) => user.isHydrated)
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const id = parseInteger(useSearchParams().get('order') ?? '') ?? 0
  const query = useQuery({ ...orderQuery(id), enabled: isLoggedIn && id > 0 })
  if (isHydrated && !isLoggedIn) return <LoginPrompt id={id} />
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
  const due = order.payable - order.wallet_paid
  const isPayable = actions.includes('pay')
  const [choice, setChoice] = useState<PaymentChoice>({ gateway: null, usesWallet: false })
  const payment = usePaymentOptions({ due, choice, isEnabled: isPayable })
  const [isPaying, setIsPaying] = useState(false)
  if (!isPayable) {
    return (
      <EmptyState
        title="این سفارش در انتظار پرداخت نیست"
        action={<ButtonLink href={paths.account.order(order.id)}>دیدن سفارش</ButtonLink>}
      />
    )
  }
  const isInDoubt = hasPendingPayment(whole)
  const { gateway, usesWallet } = payment.choice

  async function pay(): Promise<void> {
    if (isPaying || gateway === null) return
    setIsPaying(true)
    try {
      const redirectUrl = await payOrder({ order_id: order.id, gateway, use_wallet: usesWallet })
      if (redirectUrl === null) router.replace(paths.paymentResult(order.id))
      else hardNavigate(redirectUrl, { isExternal: true })
    } catch (error) {
      const message = getErrorMessage(error)
      if (message) void notify.error(message)
      setIsPaying(false)
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
              isBrief
              label="مهلت پرداخت"
              ended="تمام شد"
            />
          </p>
        )}
        {isInDoubt && <PendingPaymentNotice />}
        <PaymentMethodField payment={payment} onChoose={setChoice} />
        <Button
          isFullWidth
          variant={isInDoubt ? 'soft' : 'primary'}
          className="mt-5"
          isBusy={isPaying}
          disabled={gateway === null}
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
