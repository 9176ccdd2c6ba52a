'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Girih } from '@/components/ui/girih'
import { Skeleton } from '@/components/ui/skeleton'
import { Cell, ColumnHead, RowHead, Table, TableHead, TableRow } from '@/components/ui/table'
import { walletQuery } from '@/lib/api/account'
import type { WalletTransaction } from '@/lib/contract/wallet'
import { formatMoment } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { WalletIcon } from './account-icons'
import { Asked } from './asked'
import { PageHead, Panel } from './page-head'
import { PageSteps } from './page-steps'

const ChargeForm = dynamic(() => import('./charge-form').then((m) => m.ChargeForm), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

const reasons: Record<WalletTransaction['reason'], string> = {
  charge: 'شارژ کیف پول',
  purchase: 'پرداخت سفارش',
  refund: 'بازگشت پول',
  gift: 'هدیهٔ ویترین',
}

export function Wallet() {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...walletQuery(page), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead title="کیف پول" />
      <Asked query={query} skeleton={<Skeleton className="h-[480px] rounded-panel" />}>
        {({ balance, transactions, total, count }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Balance rials={balance} />
            <Panel title="شارژ کیف پول">
              <ChargeForm />
            </Panel>
            {count === 0 ? (
              <EmptyState
                title="هنوز گردشی نیست"
                text="هر واریز و برداشت کیف پول اینجا نوشته می‌شود."
                icon={<WalletIcon size={30} />}
              />
            ) : (
              <div>
                <Ledger transactions={transactions} />
                <PageSteps
                  page={page}
                  total={total}
                  busy={query.isPlaceholderData}
                  onPage={setPage}
                />
              </div>
            )}
          </div>
        )}
      </Asked>
    </>
  )
}

function Balance({ rials }: { rials: number }) {
  return (
    <section
      aria-label="موجودی"
      className="deep relative overflow-hidden rounded-panel bg-brand-700 p-6 text-white"
    >
      <Girih />
      <p className="relative text-md opacity-90">موجودی کیف پول</p>
      <p className="relative mt-1 text-3xl font-extrabold">
        <bdi>{formatToman(rials)}</bdi> <span className="text-md font-normal">{TOMAN}</span>
      </p>
    </section>
  )
}

function Ledger({ transactions }: { transactions: WalletTransaction[] }) {
  return (
    <Table caption="گردش کیف پول">
      <TableHead>
        <tr>
          <ColumnHead>شرح</ColumnHead>
          <ColumnHead>مبلغ ({TOMAN})</ColumnHead>
          <ColumnHead className="phone:hidden">مانده ({TOMAN})</ColumnHead>
          <ColumnHead className="phone:hidden">زمان</ColumnHead>
        </tr>
      </TableHead>
      <tbody>
        {transactions.map((row) => (
          <TableRow key={row.id}>
            <RowHead className="desk:min-w-40">
              {reasons[row.reason]}
              {row.order && (
                <span className="block text-sm font-normal text-ink-500">
                  سفارش <bdi dir="ltr">{persianDigits(row.order.code)}</bdi>
                </span>
              )}
              {row.note && (
                <span className="block text-sm font-normal text-ink-500">{row.note}</span>
              )}
              <span className="block text-xs font-normal text-ink-500 desk:hidden">
                {formatMoment(row.created_at)}
              </span>
            </RowHead>
            <Cell numeric className={cn('font-bold', row.amount > 0 ? 'text-success-600' : '')}>
              <bdi dir="ltr">
                {row.amount > 0 ? '+' : '−'}
                {formatToman(Math.abs(row.amount))}
              </bdi>
              <span className="block text-xs font-normal text-ink-500 desk:hidden">
                مانده {formatToman(row.balance_after)}
              </span>
            </Cell>
            <Cell numeric className="phone:hidden">
              {formatToman(row.balance_after)}
            </Cell>
            <Cell className="whitespace-nowrap text-sm text-ink-500 phone:hidden">
              {formatMoment(row.created_at)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
