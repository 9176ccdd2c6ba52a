'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { notifyError } from '@/components/form/notify-error'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isNotFound } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import { decideAtBank, testBankQuery } from '@/lib/client/queries/payments'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

export function TestBankView() {
  return (
    <QueryProvider>
      <TestBankPayment />
    </QueryProvider>
  )
}

type BankOutcome = 'pay' | 'refuse' | 'silent' | 'twice'

const bankOutcomes: {
  outcome: BankOutcome
  label: string
  text: string
  variant: 'primary' | 'ghost' | 'soft'
}[] = [
  { outcome: 'pay', label: 'پرداخت', text: 'پول پرداخت می‌شود و برمی‌گردید.', variant: 'primary' },
  { outcome: 'refuse', label: 'رد پرداخت', text: 'بانک نمی‌پذیرد و برمی‌گردید.', variant: 'ghost' },
  {
    outcome: 'silent',
    label: 'پرداخت بدون بازگشت',
    text: 'پول پرداخت می‌شود و مرورگر هرگز برنمی‌گردد؛ فروشگاه خودش از بانک می‌پرسد.',
    variant: 'soft',
  },
  {
    outcome: 'twice',
    label: 'پرداخت و دو بار بازگشت',
    text: 'پول پرداخت می‌شود و بازگشت دو بار می‌رسد.',
    variant: 'soft',
  },
]

function TestBankPayment() {
  const authority = useSearchParams().get('authority') ?? ''
  const query = useQuery({ ...testBankQuery(authority), enabled: authority !== '' })
  const [pendingOutcome, setPendingOutcome] = useState<BankOutcome | null>(null)
  const [isClosed, setIsClosed] = useState(false)

  async function choose(outcome: BankOutcome): Promise<void> {
    if (pendingOutcome) return
    setPendingOutcome(outcome)
    try {
      const { back } = await decideAtBank(authority, outcome !== 'refuse')
      if (outcome === 'silent') return setIsClosed(true)
      if (outcome === 'twice') await fetch(back, { redirect: 'manual' })
      hardNavigate(back, { isExternal: true })
    } catch (error) {
      notifyError(error)
      setPendingOutcome(null)
    }
  }

  if (authority === '' || isNotFound(query.error)) {
    return (
      <EmptyState
        as="h1"
        title="این پرداخت در بانک آزمایشی نیست"
        action={<ButtonLink href={paths.home}>بازگشت به فروشگاه</ButtonLink>}
      />
    )
  }
  if (query.isError) {
    return (
      <ErrorState
        title="بانک آزمایشی پاسخ نداد"
        text={getErrorMessage(query.error)}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (isClosed) {
    return (
      <EmptyState
        as="h1"
        title="پرداخت شد و بازگشتی در کار نیست"
        text="این برگه را ببندید. فروشگاه چند دقیقه بعد از بانک می‌پرسد و سفارش پرداخت‌شده می‌شود."
        action={
          <ButtonLink href={paths.account.orderTabs} prefetch={false} variant="ghost">
            سفارش‌های من
          </ButtonLink>
        }
      />
    )
  }
  return (
    <section className="panel mx-auto max-w-lg p-6">
      <h1 className="text-2xl font-extrabold">بانک آزمایشی</h1>
      <p className="mt-1 text-ink-500">اینجا پول واقعی جابه‌جا نمی‌شود.</p>
      <p className="mt-4 text-lg">
        مبلغ:{' '}
        {query.data ? (
          <>
            <bdi className="font-extrabold">{formatAmount(query.data.amount)}</bdi> {currencyName()}
          </>
        ) : (
          <Skeleton className="inline-block h-6 w-28" />
        )}
      </p>
      <ul className="mt-5 grid gap-4">
        {bankOutcomes.map(({ outcome, label, text, variant }) => (
          <li key={outcome}>
            <Button
              isFullWidth
              variant={variant}
              isBusy={pendingOutcome === outcome}
              disabled={!query.data}
              onClick={() => void choose(outcome)}
            >
              {label}
            </Button>
            <p className="mt-1 text-sm text-ink-500">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
