'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Girih } from '@/components/ui/girih'
import { Skeleton } from '@/components/ui/skeleton'
import { walletQuery } from '@/lib/api/account'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { WalletIcon } from './account-icons'
import { Asked } from './asked'
import { Ledger } from './ledger'
import { PageHead, Panel } from './page-head'
import { PageSteps } from './page-steps'

const ChargeForm = dynamic(() => import('./charge-form').then((m) => m.ChargeForm), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

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
              <Panel title="گردش کیف پول">
                <Ledger transactions={transactions} />
                <PageSteps
                  page={page}
                  total={total}
                  busy={query.isPlaceholderData}
                  onPage={setPage}
                />
              </Panel>
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
