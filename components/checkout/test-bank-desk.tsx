'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { go } from '@/components/layout/go'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { isMissing } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { QueryProvider } from '@/lib/api/query-provider'
import { decideAtBank, testBankQuery } from '@/lib/api/test-bank'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'

export function TestBankDesk() {
  return (
    <QueryProvider>
      <Desk />
    </QueryProvider>
  )
}

type End = 'pay' | 'refuse' | 'silent' | 'twice'

const ends: { end: End; label: string; text: string; variant: 'primary' | 'ghost' | 'soft' }[] = [
  { end: 'pay', label: 'پرداخت', text: 'پول پرداخت می‌شود و برمی‌گردید.', variant: 'primary' },
  { end: 'refuse', label: 'رد پرداخت', text: 'بانک نمی‌پذیرد و برمی‌گردید.', variant: 'ghost' },
  {
    end: 'silent',
    label: 'پرداخت بدون بازگشت',
    text: 'پول پرداخت می‌شود و مرورگر هرگز برنمی‌گردد؛ فروشگاه خودش از بانک می‌پرسد.',
    variant: 'soft',
  },
  {
    end: 'twice',
    label: 'پرداخت و دو بار بازگشت',
    text: 'پول پرداخت می‌شود و بازگشت دو بار می‌رسد.',
    variant: 'soft',
  },
]

function Desk() {
  const authority = useSearchParams().get('authority') ?? ''
  const query = useQuery({ ...testBankQuery(authority), enabled: authority !== '' })
  const [busy, setBusy] = useState<End | null>(null)
  const [left, setLeft] = useState(false)

  async function choose(end: End): Promise<void> {
    if (busy) return
    setBusy(end)
    try {
      const { back } = await decideAtBank(authority, end !== 'refuse')
      if (end === 'silent') return setLeft(true)
      if (end === 'twice') await fetch(back, { redirect: 'manual' })
      go(back, { external: true })
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence) void notify.error(sentence)
      setBusy(null)
    }
  }

  if (authority === '' || isMissing(query.error)) {
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
        text={sentenceOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (left) {
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
    <section className="mx-auto max-w-lg rounded-panel bg-paper p-6 shadow-card">
      <h1 className="text-2xl font-extrabold">بانک آزمایشی ویترین</h1>
      <p className="mt-1 text-ink-500">اینجا پول واقعی جابه‌جا نمی‌شود.</p>
      <p className="mt-4 text-lg">
        مبلغ:{' '}
        {query.data ? (
          <>
            <bdi className="font-extrabold">{formatToman(query.data.amount)}</bdi> {TOMAN}
          </>
        ) : (
          <Skeleton className="inline-block h-6 w-28" />
        )}
      </p>
      <ul className="mt-5 grid gap-4">
        {ends.map(({ end, label, text, variant }) => (
          <li key={end}>
            <Button
              full
              variant={variant}
              busy={busy === end}
              disabled={!query.data}
              onClick={() => void choose(end)}
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
