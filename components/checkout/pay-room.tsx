'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { Asked } from '@/components/account/asked'
import { Panel } from '@/components/account/page-head'
import { OrderTotals } from '@/components/orders/order-totals'
import { isInDoubt, PaymentDoubt } from '@/components/orders/payment-doubt'
import { go } from '@/components/layout/go'
import { Button, ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/api/account'
import { payOrder } from '@/lib/api/checkout'
import { isMissing } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { QueryProvider } from '@/lib/api/query-provider'
import type { WholeOrder } from '@/lib/contract/orders'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { useUser } from '@/stores/user'
import { PayChoice } from './pay-choice'

/** An order that waits for its money is paid here. */
export function PayRoom() {
  return (
    <QueryProvider>
      <Room />
    </QueryProvider>
  )
}

function Room() {
  const known = useUser((user) => user.hydrated && user.isUser)
  const hydrated = useUser((user) => user.hydrated)
  const id = parseInteger(useSearchParams().get('order') ?? '') ?? 0
  const query = useQuery({ ...orderQuery(id), enabled: known && id > 0 })
  if (hydrated && !known) return <AskToLogIn id={id} />
  if (id <= 0 || isMissing(query.error)) return <NoOrder />
  return (
    <Asked query={query} skeleton={<Skeleton className="h-96 rounded-panel" />}>
      {(whole) => <Pay whole={whole} />}
    </Asked>
  )
}

function AskToLogIn({ id }: { id: number }) {
  return (
    <EmptyState
      title="برای پرداخت وارد شوید"
      action={<ButtonLink href={paths.auth(paths.pay(id))}>ورود</ButtonLink>}
    />
  )
}

function NoOrder() {
  return (
    <EmptyState
      title="این سفارش پیدا نشد"
      action={<ButtonLink href={paths.account.orders('waiting-payment')}>سفارش‌های من</ButtonLink>}
    />
  )
}

function Pay({ whole }: { whole: WholeOrder }) {
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
  const inDoubt = isInDoubt(whole)

  async function pay(): Promise<void> {
    if (busy || way.gateway === null) return
    setBusy(true)
    try {
      const body = { order_id: order.id, gateway: way.gateway, use_wallet: way.useWallet }
      const bank = await payOrder(body)
      if (bank === null) router.replace(paths.paid(order.id))
      else go(bank, { external: true })
    } catch (error) {
      const sentence = sentenceOf(error)
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
        {inDoubt && <PaymentDoubt />}
        <PayChoice due={due} {...way} onChoose={setWay} />
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
