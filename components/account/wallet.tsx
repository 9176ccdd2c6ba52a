'use client'

import { EmptyPanel } from './empty-panel'
import { Girih } from '@/components/ui/girih'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { walletQuery } from '@/lib/api/account'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { WalletIcon } from './account-icons'
import { Asked } from './asked'
import { chargeSkeleton } from './charge-skeleton'
import { Ledger } from './ledger'
import { PageHead, Panel } from './page-head'
import { PageSteps } from './page-steps'
import { usePages } from './use-pages'

const ChargeForm = latePart(() => import('./charge-form'), 'فرم شارژ')

const skeleton = (
  <div className="grid gap-5">
    <Skeleton className="h-[115px] rounded-panel" />
    <Panel title="شارژ کیف پول">{chargeSkeleton}</Panel>
    <Skeleton className="h-80 rounded-panel" />
  </div>
)

export function Wallet() {
  const pages = usePages(walletQuery)
  return (
    <>
      <PageHead title="کیف پول" />
      <Asked query={pages.query} skeleton={skeleton}>
        {({ balance, transactions, count }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Balance rials={balance} />
            <Panel title="شارژ کیف پول">
              <ChargeForm waiting={chargeSkeleton} />
            </Panel>
            {count === 0 ? (
              <EmptyPanel
                title="هنوز گردشی نیست"
                text="هر واریز و برداشت کیف پول اینجا نوشته می‌شود."
                icon={<WalletIcon size={30} />}
              />
            ) : (
              <div ref={pages.top} className="scroll-mt-32">
                <Panel title="گردش کیف پول">
                  <Ledger transactions={transactions} />
                  <PageSteps {...pages} />
                </Panel>
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
