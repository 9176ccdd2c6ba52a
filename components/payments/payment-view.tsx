'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { notifyError } from '@/components/form/notify-error'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Panel } from '@/components/ui/panel'
import { OrderTotals } from '@/components/orders/order-totals'
import {
  hasPendingPayment,
  PaymentDeadline,
  PendingPaymentNotice,
} from '@/components/orders/payment-deadline'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/client/queries/orders'
import { isNotFound } from '@/lib/client/http/error-checks'
import { QueryProvider } from '@/lib/client/query-provider'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import {
  describePayment,
  PaymentMethodField,
  usePaymentOptions,
  WALLET,
  type PaymentChoice,
} from './payment-method-field'
import { startPayment } from './start-payment'

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

/** As it was last tried: who was refused at the bank pays again from the same sources. */
function lastChoiceOf({ payments }: Pick<WholeOrder, 'payments'>): PaymentChoice {
  const last = payments.at(-1)
  const isShareOfWallet = payments.at(-2)?.gateway === WALLET
  return { gateway: last?.gateway ?? null, usesWallet: last !== undefined && isShareOfWallet }
}

function PaymentForm({ whole }: { whole: WholeOrder }) {
  const router = useRouter()
  const { order, actions } = whole
  const due = calculateAmountDue(order)
  const isPayable = actions.includes('pay')
  const [choice, setChoice] = useState(() => lastChoiceOf(whole))
  const { state, city } = whole.address ?? {}
  const destination = state && city ? { state, city } : undefined
  const payment = usePaymentOptions({ due, choice, isEnabled: isPayable, destination })
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
  const { label, note } = describePayment(payment)

  async function pay(): Promise<void> {
    if (isPaying || gateway === null) return
    setIsPaying(true)
    try {
      await startPayment(order.id, { gateway, usesWallet }, router)
    } catch (error) {
      notifyError(error)
      setIsPaying(false)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-6">
      <Panel title={`پرداخت سفارش ${persianDigits(order.code)}`}>
        {order.expires_at && <PaymentDeadline until={order.expires_at} className="mb-4" />}
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
          {label}
        </Button>
        <p className="mt-3 text-sm text-ink-500">{note}</p>
      </Panel>
      <Panel title="صورت‌حساب">
        <OrderTotals order={order} />
      </Panel>
    </div>
  )
}
